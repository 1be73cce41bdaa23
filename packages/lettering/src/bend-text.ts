import type { LetteringSettings } from '@easel/contract/lettering'
import { type Matrix, moved, type Shape, turned } from './outline.ts'
import type { Line } from './shape-text.ts'

/** Distance between baselines at a line spacing of 100, in letter sizes. */
const LINE_HEIGHT = 1.12
const CAP_HEIGHT = 0.7

type Curve = Pick<LetteringSettings, 'curve' | 'bend' | 'line_spacing' | 'align'>

/** Places lines along straight or curved baselines around the origin; one unit is the letter size. */
export function bendText(lines: readonly Line[], settings: Curve): Shape[] {
  const widest = Math.max(0.2, ...lines.map(({ width }) => width))
  const pitch = (LINE_HEIGHT * settings.line_spacing) / 100
  const place = placer(settings, widest, lines[0]?.width ?? widest)
  return lines.flatMap(({ letters, width }, index) => {
    const free = widest - width
    const start = -widest / 2 + (settings.align === 'left' ? 0 : settings.align === 'right' ? free : free / 2)
    const y = (index - (lines.length - 1) / 2) * pitch
    return letters
      .filter(({ shape }) => shape.outline.length > 0)
      .map(({ shape, x, advance }) => {
        const half = advance / 2
        return moved(moved(shape, [1, 0, 0, 1, -half, 0]), place(start + x + half, y))
      })
  })
}

type Place = (along: number, y: number) => Matrix

function placer({ curve, bend }: Curve, widest: number, firstWidth: number): Place {
  const amount = bend / 100
  if (curve === 'circle') {
    const radius = Math.max(0.9, (Math.max(firstWidth, widest * 0.6) + 0.25) / (2 * Math.PI))
    return (along, y) => {
      const angle = along / radius
      // Later lines are inside the first.
      const r = Math.max(0.25, radius - y)
      return turned(angle, r * Math.sin(angle), -r * Math.cos(angle))
    }
  }
  if (Math.abs(amount) < 0.02 || curve === 'none') return (along, y) => turned(0, along, y + CAP_HEIGHT / 2)
  if (curve === 'wave') {
    const length = Math.max(2, widest * 0.8)
    const height = amount * Math.min(0.9, length * 0.16)
    return (along, y) => {
      const phase = (along / length) * 2 * Math.PI
      const slope = (-height * Math.cos(phase) * 2 * Math.PI) / length
      return turned(Math.atan(slope), along, y + CAP_HEIGHT / 2 - height * Math.sin(phase))
    }
  }
  const radius = widest / (amount * Math.PI)
  return (along, y) => {
    const angle = along / radius
    const r = radius - y - CAP_HEIGHT / 2
    return turned(angle, r * Math.sin(angle), radius - r * Math.cos(angle))
  }
}
