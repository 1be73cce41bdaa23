import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas'
import { add, type KitPiece, pairs } from '../../builder/index.ts'
import { drawnOnce, fillDot } from '../../print/drawn-pixels.ts'
import type { Rig } from '../pose.ts'
import { drawEmblem, line, type Motif, shape } from './emblems.ts'

/** Seams, lapels, bibs and fastenings. */
function drawTailoring(context: SKRSContext2D, motif: Motif, [first, second]: readonly [string, string]): void {
  const ink = 'rgba(20,16,20,0.45)'
  switch (motif) {
    case 'buttons':
      line(context, ink, 0.025, pairs([0, 0.95, 0, -0.95]))
      shape(context, second, pairs([-0.3, 1, 0.3, 1, 0, 0.6]))
      for (const side of [-1, 1]) {
        const wing: [number, number][] = [[side * 0.48, 1], [side * 0.33, 0.5], [0, 0.64], [side * 0.27, 1]]
        shape(context, 'rgba(255,255,255,0.22)', wing)
        line(context, ink, 0.03, wing)
      }
      for (let i = 0; i < 4; i++) fillDot(context, first, 0.06, 0.55 - i * 0.42, 0.05)
      break
    case 'suit':
    case 'tux':
      // The shirt collar is a separate body.
      shape(context, '#f6f4f0', pairs([-0.26, 1, 0.26, 1, 0.02, -0.42]))
      if (motif === 'suit') shape(context, first, pairs([-0.09, 0.94, 0.09, 0.94, 0.05, 0.74, 0.11, -0.05, 0, -0.3, -0.11, -0.05, -0.05, 0.74]))
      else {
        shape(context, first, pairs([0, 0.76, -0.24, 0.9, -0.24, 0.6]))
        shape(context, first, pairs([0, 0.76, 0.24, 0.9, 0.24, 0.6]))
        for (const y of [0.36, 0.06]) fillDot(context, '#2a2528', 0, y, 0.035)
      }
      for (const side of [-1, 1]) {
        shape(context, second, [[side * 0.38, 0.86], ...LAPEL.map(([x, y]): [number, number] => [side * x, y]), [side * 0.17, 0.36], [side * 0.32, 0.66]])
        line(context, ink, 0.024, LAPEL.map(([x, y]) => [side * x, y]))
        // The seam between collar and lapel ends at the notch.
        line(context, ink, 0.018, pairs([side * 0.27, 0.5, side * LAPEL[1][0], LAPEL[1][1]]))
      }
      line(context, ink, 0.02, pairs([0, -0.46, 0, -1]))
      fillDot(context, '#1d1a1e', 0.05, -0.62, 0.04)
      break
    case 'coat':
      shape(context, first, pairs([-0.26, 1, 0.26, 1, 0.1, -0.1, 0, -0.25, -0.1, -0.1]))
      for (const side of [-1, 1]) line(context, ink, 0.025, pairs([side * 0.36, 0.86, side * 0.46, 0.6, side * 0.26, 0.46, 0, -0.25]))
      line(context, ink, 0.022, pairs([0, -0.25, 0, -1]))
      for (const y of [-0.4, -0.75]) fillDot(context, second, 0.06, y, 0.045)
      line(context, ink, 0.022, pairs([0.36, 0.02, 0.66, 0.02]))
      break
    case 'vee':
    case 'scoop': {
      const edge: readonly (readonly [number, number])[] = motif === 'vee' ? pairs([-0.5, 1, 0, 0.36, 0.5, 1]) : SCOOP
      shape(context, first, edge)
      // The edge fades toward the shoulders, where the shirt itself ends.
      line(context, runningOut(context, '#141014', '73'), 0.085, edge)
      line(context, runningOut(context, second, 'ff'), 0.06, edge)
      break
    }
    case 'zip':
      line(context, second, 0.05, pairs([0, 1, 0, -1]))
      for (const side of [-1, 1]) line(context, first, 0.028, pairs([side * 0.16, 0.82, side * 0.14, 0.45]))
      line(context, ink, 0.025, pairs([-0.5, -0.5, -0.22, -0.42, 0.22, -0.42, 0.5, -0.5]))
      break
    case 'apron':
      shape(context, first, pairs([-0.36, 0.62, 0.36, 0.62, 0.7, -0.2, 0.7, -1, -0.7, -1, -0.7, -0.2]))
      for (const side of [-1, 1]) line(context, first, 0.07, pairs([side * 0.32, 0.6, side * 0.26, 1]))
      line(context, ink, 0.025, pairs([-0.3, -0.36, -0.3, -0.72, 0.3, -0.72, 0.3, -0.36, -0.3, -0.36]))
      break
    case 'overalls':
      shape(context, first, pairs([-0.4, 0.42, 0.4, 0.42, 0.48, -0.2, 0.9, -0.45, 0.9, -1, -0.9, -1, -0.9, -0.45, -0.48, -0.2]))
      for (const side of [-1, 1]) {
        line(context, first, 0.14, pairs([side * 0.34, 0.4, side * 0.42, 1]))
        fillDot(context, second, side * 0.34, 0.34, 0.06)
      }
      line(context, ink, 0.025, pairs([-0.2, 0.2, -0.2, -0.1, 0.2, -0.1, 0.2, 0.2, -0.2, 0.2]))
      break
    case 'kimono':
      line(context, first, 0.13, pairs([0.34, 1, 0, 0.3, -0.4, -0.4]))
      line(context, first, 0.13, pairs([-0.34, 1, -0.02, 0.36]))
      shape(context, second, pairs([-1, -0.4, 1, -0.4, 1, -0.95, -1, -0.95]))
      line(context, first, 0.06, pairs([-1, -0.68, 1, -0.68]))
      break
    case 'laces':
      shape(context, second, pairs([-0.2, 1, 0.2, 1, 0.1, 0.2, -0.1, 0.2]))
      for (let i = 0; i < 4; i++) {
        const y = 0.8 - i * 0.16
        line(context, first, 0.03, pairs([-0.16 + i * 0.02, y, 0.16 - i * 0.02, y - 0.1]))
        line(context, first, 0.03, pairs([0.16 - i * 0.02, y, -0.16 + i * 0.02, y - 0.1]))
      }
      break
  }
}

/** A color that fades toward the upper edge of the chest. */
function runningOut(context: SKRSContext2D, hex: string, alpha: string): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0.72, 0, 0.98)
  gradient.addColorStop(0, hex + alpha)
  gradient.addColorStop(1, `${hex}00`)
  return gradient
}

/** The edge of a collar and the lapel below it, from the neck to the button, with a notch between them. */
const LAPEL: readonly (readonly [number, number])[] = pairs([0.54, 0.7, 0.4, 0.6, 0.62, 0.52, 0.4, 0.06, 0, -0.46])

/** A round neckline, from the viewer's left to the right. */
const SCOOP = Array.from({ length: 13 }, (_, i) => {
  const angle = Math.PI * (1 + i / 12)
  return [0.5 * Math.cos(angle), 1 + 0.4 * Math.sin(angle)] as const
})

const SIZE = 256
const HALF = 0.19
const TALL = 1.14

/** The decal for a chest: units are its half side, x to the viewer's right, y up. `colors` belong to the motif, main color first. */
export function frontDecal(rig: Rig, motif: Motif, colors: readonly [string, string], scale: number): NonNullable<KitPiece['decals']>[number] {
  const half = HALF * scale
  return {
    center: add(rig.chest, [0.04, -0.06 * scale, 0]),
    right: [0, 0, half],
    // No higher than the neck: otherwise its center would be nearer to a beard or a cape than to the shirt.
    up: [0, half * TALL, 0],
    size: SIZE,
    pixels: drawnOnce(`front ${motif} ${colors.join()}`, SIZE, (context) => paint(context, motif, colors)),
  }
}

function paint(context: SKRSContext2D, motif: Motif, colors: readonly [string, string]): void {
  context.setTransform(SIZE / 2, 0, 0, -SIZE / 2, SIZE / 2, SIZE / 2)
  context.lineCap = 'round'
  drawTailoring(context, motif, colors)
  drawEmblem(context, motif, colors)
}
