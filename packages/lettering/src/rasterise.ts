/**
 * How much of each pixel lies inside closed lines, 0 … 255, by the exact area under every edge. Lines of the same direction add up, clamped to
 * one, so letters may overlap.
 */
export function rasterise(lines: readonly (readonly number[])[], width: number, height: number): Uint8Array {
  const area = new Float32Array(width * height + 2)
  for (const line of lines) {
    let x0 = line.at(-2) ?? 0
    let y0 = line.at(-1) ?? 0
    for (let index = 0; index < line.length; index += 2) {
      const x1 = line[index]!
      const y1 = line[index + 1]!
      addEdge(area, width, height, x0, y0, x1, y1)
      x0 = x1
      y0 = y1
    }
  }
  const cover = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    let sum = 0
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      sum += area[at]!
      const held = Math.abs(sum)
      cover[at] = held >= 1 ? 255 : (held * 255 + 0.5) | 0
    }
  }
  return cover
}

function addEdge(
  area: Float32Array,
  width: number,
  height: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
) {
  if (ay === by) return
  const direction = ay < by ? 1 : -1
  const [x0, y0, x1, y1] = direction === 1 ? [ax, ay, bx, by] : [bx, by, ax, ay]
  if (y1 <= 0 || y0 >= height) return
  const slope = (x1 - x0) / (y1 - y0)
  let x = y0 < 0 ? x0 - y0 * slope : x0
  const last = Math.min(height, Math.ceil(y1))
  for (let row = Math.max(0, Math.floor(y0)); row < last; row += 1) {
    const dy = Math.min(row + 1, y1) - Math.max(row, y0)
    const next = x + slope * dy
    const value = direction * dy
    const left = Math.max(0, Math.min(x, next))
    const right = Math.max(0, Math.max(x, next))
    x = next
    if (left >= width) continue
    const start = row * width
    const end = start + width
    const add = (at: number, part: number) => {
      // Area beyond the right edge of the row would spill into the next row.
      if (at < end) area[at] = area[at]! + part
    }
    const first = Math.floor(left)
    const beyond = Math.ceil(right)
    if (beyond <= first + 1) {
      const middle = (left + right) / 2 - first
      add(start + first, value * (1 - middle))
      add(start + first + 1, value * middle)
      continue
    }
    const inverse = 1 / (right - left)
    const x0f = left - first
    const a0 = 0.5 * inverse * (1 - x0f) ** 2
    const x1f = right - beyond + 1
    const am = 0.5 * inverse * x1f * x1f
    add(start + first, value * a0)
    if (beyond === first + 2) add(start + first + 1, value * (1 - a0 - am))
    else {
      const a1 = inverse * (1.5 - x0f)
      add(start + first + 1, value * (a1 - a0))
      for (let column = first + 2; column < beyond - 1; column += 1) add(start + column, value * inverse)
      const a2 = a1 + (beyond - first - 3) * inverse
      add(start + beyond - 1, value * (1 - a2 - am))
    }
    add(start + beyond, value * am)
  }
}
