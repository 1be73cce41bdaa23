/**
 * Part of a glyph's outline; the number of points depends on its kind: M and L have one, Q a control point and an end, C two control points and
 * an end, Z none.
 */
export type Command = { readonly kind: 'M' | 'L' | 'Q' | 'C' | 'Z'; readonly points: readonly number[] }

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A separate shape: a letter, a mark, an emoji. */
export type Shape = { readonly outline: readonly Command[] }

export function turned(angle: number, x: number, y: number, scale = 1): Matrix {
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  return [cos, sin, -sin, cos, x, y]
}

export function moved(shape: Shape, [a, b, c, d, e, f]: Matrix): Shape {
  const outline = shape.outline.map(({ kind, points }) => {
    const placed: number[] = []
    for (let index = 0; index < points.length; index += 2) {
      const x = points[index]!
      const y = points[index + 1]!
      placed.push(a * x + c * y + e, b * x + d * y + f)
    }
    return { kind, points: placed }
  })
  return { outline }
}

export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Bounding box of all points, control points included, so never too small. */
export function boxOf(shapes: readonly Shape[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { outline } of shapes)
    for (const { points } of outline)
      for (let index = 0; index < points.length; index += 2) {
        left = Math.min(left, points[index]!)
        right = Math.max(right, points[index]!)
        top = Math.min(top, points[index + 1]!)
        bottom = Math.max(bottom, points[index + 1]!)
      }
  return left > right ? { left: 0, top: 0, right: 1, bottom: 1 } : { left, top, right, bottom }
}

/** Closed polylines of alternating x and y, accurate to a tenth of a pixel when one unit is `pixels` wide. */
export function flatten({ outline }: Shape, pixels: number): number[][] {
  const lines: number[][] = []
  let line: number[] = []
  let x = 0
  let y = 0
  for (const { kind, points } of outline) {
    if (kind === 'M') {
      if (line.length > 4) lines.push(line)
      line = [...points]
    } else if (kind === 'L') line.push(...points)
    else if (kind === 'Z') {
      if (line.length > 4) lines.push(line)
      line = []
      continue
    } else {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points
      const [endX, endY] = kind === 'Q' ? [x2, y2] : [x3, y3]
      const reach =
        Math.hypot(x1 - x, y1 - y) +
        Math.hypot(x2 - x1, y2 - y1) +
        (kind === 'C' ? Math.hypot(x3 - x2, y3 - y2) : 0)
      const steps = Math.max(2, Math.min(40, Math.ceil(Math.sqrt(reach * pixels) * 0.9)))
      for (let index = 1; index <= steps; index += 1) {
        const t = index / steps
        const s = 1 - t
        if (kind === 'Q')
          line.push(s * s * x + 2 * s * t * x1 + t * t * endX, s * s * y + 2 * s * t * y1 + t * t * endY)
        else
          line.push(
            s * s * s * x + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * endX,
            s * s * s * y + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * endY,
          )
      }
    }
    x = line.at(-2) ?? x
    y = line.at(-1) ?? y
  }
  if (line.length > 4) lines.push(line)
  return lines
}

/** The outline as an SVG path, rounded to a hundredth. */
export function toPath(shapes: readonly Shape[]): string {
  const number = (value: number) => String(Math.round(value * 100) / 100)
  return shapes
    .flatMap(({ outline }) => outline.map(({ kind, points }) => kind + points.map(number).join(' ')))
    .join('')
}
