import type { Layout } from './layout.ts'
import { boxOf, flatten, type Shape, toPath } from './outline.ts'
import { rasterise } from './rasterise.ts'

type Laid = Pick<Layout, 'shapes' | 'em' | 'width' | 'height'>
type Gap = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export function flattened({ shapes }: Laid): string {
  return toPath(shapes)
}

/** Mixes two colors as written in SVG, `#rrggbb`. */
export function svgBlend(from: string, to: string, t: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(from, at) + (part(to, at) - part(from, at)) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** From top to bottom. */
export function gradient(id: string, stops: readonly string[]): string {
  const marks = stops.map(
    (color, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${color}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks.join('')}</linearGradient>`
}

/** Copies behind the letters, dense enough to look like solid sides. */
export function extruded(
  layout: Laid,
  [dx, dy]: readonly [number, number],
  depth: number,
  color: string,
  outline = 0.052,
): string {
  const { em } = layout
  const count = Math.ceil((depth * em) / 3)
  const copies = Array.from({ length: count + 1 }, (_, index) => {
    const t = (index / count) * depth * em
    return `<use href="#body" x="${(dx * t).toFixed(2)}" y="${(dy * t).toFixed(2)}"/>`
  })
  return `<defs><path id="body" d="${flattened(layout)}"/></defs><g fill="${color}" stroke="${color}" stroke-width="${outline * em}" stroke-linejoin="round">${copies.join('')}</g>`
}

/** Bars across the letters; `from` and `height` are fractions of the letters' height. */
export function stripes(
  { shapes, width }: Laid,
  bars: readonly { readonly from: number; readonly height: number }[],
): string {
  const { top, bottom } = boxOf(shapes)
  return bars
    .map(
      ({ from, height }) =>
        `<rect x="0" y="${top + from * (bottom - top)}" width="${width}" height="${height * (bottom - top)}"/>`,
    )
    .join('')
}

/** Halftone dots on a rotated grid over the letters' box, larger toward the bottom. */
export function dots({ shapes, em }: Laid, size: number): string {
  const { left, top, right, bottom } = boxOf(shapes)
  const grid = size * em
  const circles: string[] = []
  const reach = Math.ceil((right + bottom) / grid)
  for (let a = Math.floor((left + top) / grid); a <= reach; a += 1)
    for (let b = Math.floor((top - right) / grid); b <= Math.ceil((bottom - left) / grid); b += 1) {
      const x = ((a + 0.5 - (b + 0.5)) * grid) / 2
      const y = ((a + 0.5 + (b + 0.5)) * grid) / 2
      if (x < left - grid || x > right + grid || y < top - grid || y > bottom + grid) continue
      const low = Math.min(1, Math.max(0, (y - top) / (bottom - top)))
      circles.push(
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(((0.12 + low * 0.5) * grid) / 1.41).toFixed(2)}"/>`,
      )
    }
  return circles.join('')
}

/** The letters as squares: outline, shadow, and shades that depend on their neighbors. */
export function squares(
  layout: Laid,
  [light = '', dark = '', line = '']: readonly string[],
  count: number,
): string {
  const size = layout.em / count
  const columns = Math.ceil(layout.width / size)
  const rows = Math.ceil(layout.height / size)
  // Four samples per square, enough to tell whether its middle is filled.
  const lines = layout.shapes.flatMap((shape) =>
    flatten(shape, 1).map((contour) => contour.map((value) => (value / size) * 4)),
  )
  const cover = rasterise(lines, columns * 4, rows * 4)
  const filled = (column: number, row: number) =>
    column >= 0 &&
    row >= 0 &&
    column < columns &&
    row < rows &&
    (cover[(row * 4 + 2) * columns * 4 + column * 4 + 2] ?? 0) > 110
  const { top, bottom } = boxOf(layout.shapes)
  const rects: string[] = []
  const add = (column: number, row: number, color: string) =>
    rects.push(
      `<rect x="${(column * size).toFixed(2)}" y="${(row * size).toFixed(2)}" width="${size.toFixed(2)}" height="${size.toFixed(2)}" fill="${color}"/>`,
    )
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (filled(column, row)) {
        const low = Math.min(1, Math.max(0, (row * size - top) / (bottom - top)))
        const base = svgBlend(light, dark, Math.round(low * 5) / 5)
        if (!filled(column, row - 1) || !filled(column - 1, row))
          add(column, row, svgBlend(base, '#ffffff', 0.55))
        else if (!filled(column, row + 1) || !filled(column + 1, row))
          add(column, row, svgBlend(base, '#000000', 0.45))
        else add(column, row, base)
      } else if ([-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => filled(column + dx, row + dy))))
        add(column, row, line)
      else if (
        filled(column - 1, row - 2) ||
        filled(column - 2, row - 2) ||
        filled(column - 2, row - 1) ||
        filled(column, row - 2)
      )
        add(column, row, svgBlend(line, '#000000', 0.65))
    }
  return `<g shape-rendering="crispEdges">${rects.join('')}</g>`
}

/** The bridges of a stencil: a gap through the middle of each letter that is wide enough. In pixels. */
export function bridges(shapes: readonly Shape[], em: number): readonly Gap[] {
  return shapes.flatMap((shape) => {
    const { left, top, right, bottom } = boxOf([shape])
    if (right - left < em * 0.3) return []
    const middle = (left + right) / 2
    const half = em * 0.026
    return [{ left: middle - half, right: middle + half, top: top - em * 0.02, bottom: bottom + em * 0.02 }]
  })
}

export function stencilled(layout: Laid, paint: string, frameFrom: number, frameTo: number): string {
  const body = flattened(layout)
  const { em, width, height } = layout
  const gaps = bridges(layout.shapes, em)
    .map(
      ({ left, right, top, bottom }) =>
        `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#000"/>`,
    )
    .join('')
  return `<mask id="frame"><path d="${body}" fill="#fff" stroke="#fff" stroke-width="${frameFrom * 2 * em}" stroke-linejoin="round"/><path d="${body}" fill="#000" stroke="#000" stroke-width="${frameTo * 2 * em}" stroke-linejoin="round"/></mask><mask id="bridges"><rect width="${width}" height="${height}" fill="#fff"/>${gaps}</mask><g mask="url(#bridges)" fill="${paint}"><path d="${body}"/><rect width="${width}" height="${height}" mask="url(#frame)"/></g>`
}
