import type { Painting } from '../../render/painting.ts'
import type { Rgb } from '../../render/scene.ts'

const TEXEL = 5
/** Rows of at most this many pixels are processed whole. */
const FEW = 8
/** Min light: even shade gets light from the sky. */
const DARKEST = 0.03

/** A card's drawing. */
export type CardDrawing = {
  /** Full size in pixels. */
  readonly width: number
  readonly height: number
  /** Paints in full-size pixels, whatever the size of the painter's canvas. */
  readonly paint: (painter: SpritePainter) => void
}

/**
 * Paints tree and plant cards: strokes and dabs of linear color with baked light, layered from back to front. Painted in software instead of a
 * canvas, so that every machine gets the same bytes.
 */
export class SpritePainter {
  /** Size of the drawing in pixels. */
  readonly width: number
  readonly height: number
  readonly #columns: number
  readonly #rows: number
  readonly #scale: number
  /** Red, green, blue, alpha, light. */
  readonly #texels: Float32Array

  /** A canvas for a drawing, halved `halvings` times: cards in the distance need few pixels, which are quick to paint. */
  constructor({ width, height }: CardDrawing, halvings: number) {
    this.width = width
    this.height = height
    this.#columns = width >> halvings
    this.#rows = height >> halvings
    this.#scale = 1 / (1 << halvings)
    this.#texels = new Float32Array(this.#columns * this.#rows * TEXEL)
  }

  /** Tapered stroke between two points in pixels from the top left; `light` 0 … 1. */
  stroke(fromX: number, fromY: number, toX: number, toY: number, fromHalf: number, toHalf: number, color: Rgb, light: number): void {
    const scale = this.#scale
    const x0 = fromX * scale
    const y0 = fromY * scale
    const x1 = toX * scale
    const y1 = toY * scale
    const half0 = fromHalf * scale
    const half1 = toHalf * scale
    const reach = Math.max(half0, half1) + 1
    const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach))
    const right = Math.min(this.#columns - 1, Math.ceil(Math.max(x0, x1) + reach))
    const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach))
    const bottom = Math.min(this.#rows - 1, Math.ceil(Math.max(y0, y1) + reach))
    const dx = x1 - x0
    const dy = y1 - y0
    const inverse = 1 / (dx * dx + dy * dy + 1e-9)
    for (let y = top; y <= bottom; y++) {
      let first = left
      let last = right
      if (right - left > FEW) {
        // Only the part of the stroke within `reach` of the row, extended by no more than that to the sides.
        const a = dy === 0 ? 0 : (y + 0.5 - reach - y0) / dy
        const b = dy === 0 ? 1 : (y + 0.5 + reach - y0) / dy
        const from = x0 + dx * Math.min(1, Math.max(0, Math.min(a, b)))
        const to = x0 + dx * Math.max(0, Math.min(1, Math.max(a, b)))
        first = Math.max(left, Math.floor(Math.min(from, to) - reach)) | 0
        last = Math.min(right, Math.ceil(Math.max(from, to) + reach)) | 0
      }
      const py = y + 0.5 - y0
      for (let x = first; x <= last; x++) {
        const px = x + 0.5 - x0
        let t = (px * dx + py * dy) * inverse
        t = t < 0 ? 0 : Math.min(t, 1)
        const ex = px - dx * t
        const ey = py - dy * t
        const half = half0 + (half1 - half0) * t
        const d2 = ex * ex + ey * ey
        if (d2 >= (half + 0.5) * (half + 0.5)) continue
        const cover = half + 0.5 - Math.sqrt(d2)
        // A thin stroke covers less than a pixel: its opacity is its width.
        if (cover > 0) this.#over(x, y, color, light, Math.min(1, cover, half * 2))
      }
    }
  }

  /** Filled ellipse; brighter toward the top by `relief`, so that clumps look round. */
  dab(middleX: number, middleY: number, halfWidth: number, halfHeight: number, color: Rgb, light: number, relief = 0): void {
    const x = middleX * this.#scale
    const y = middleY * this.#scale
    const rx = halfWidth * this.#scale
    const ry = halfHeight * this.#scale
    const edge = Math.min(rx, ry)
    const rim = 1 + 0.5 / edge
    const rim2 = rim * rim
    // The soft edge of a tiny dab is larger than the dab: lower opacity keeps its total coverage equal to its area.
    const strength = edge < 1 ? (3 * edge * edge) / (edge + 0.5) ** 3 : 1
    // Pixels within this radius are fully covered, which is most of a dab.
    const whole = strength === 1 ? (1 - 0.5 / edge) ** 2 : 0
    const texels = this.#texels
    const width = this.#columns
    const [red, green, blue] = color
    const top = Math.max(0, Math.floor(y - ry - 1))
    const bottom = Math.min(this.#rows - 1, Math.ceil(y + ry + 1))
    for (let py = top; py <= bottom; py++) {
      const v = (py + 0.5 - y) / ry
      const v2 = v * v
      if (v2 >= rim2) continue
      const wide = rx * Math.sqrt(rim2 - v2)
      const first = Math.max(0, Math.floor(x - wide)) | 0
      const last = Math.min(width - 1, Math.ceil(x + wide)) | 0
      for (let px = first; px <= last; px++) {
        const u = (px + 0.5 - x) / rx
        const d2 = u * u + v2
        const lit = light - relief * (v + u * 0.4)
        if (d2 < whole) {
          const o = (py * width + px) * TEXEL
          texels[o] = red
          texels[o + 1] = green
          texels[o + 2] = blue
          texels[o + 3] = 1
          texels[o + 4] = lit < DARKEST ? DARKEST : Math.min(lit, 1)
        } else if (d2 < rim2) {
          const cover = (1 - Math.sqrt(d2)) * edge + 0.5
          if (cover > 0) this.#over(px, py, color, lit, Math.min(cover, 1) * strength)
        }
      }
    }
  }

  #over(x: number, y: number, color: Rgb, light: number, cover: number): void {
    const o = (y * this.#columns + x) * TEXEL
    const texels = this.#texels
    const alpha = texels[o + 3]
    const out = cover + alpha * (1 - cover)
    const t = cover / out
    const lit = light < DARKEST ? DARKEST : Math.min(light, 1)
    texels[o] += (color[0] - texels[o]) * t
    texels[o + 1] += (color[1] - texels[o + 1]) * t
    texels[o + 2] += (color[2] - texels[o + 2]) * t
    texels[o + 3] = out
    texels[o + 4] += (lit - texels[o + 4]) * t
  }

  painting(): Painting {
    const count = this.#columns * this.#rows
    const albedo = new Uint8Array(count * 4)
    const light = new Uint8Array(count)
    const texels = this.#texels
    for (let i = 0, o = 0; i < count; i++, o += TEXEL) {
      // Most of a card is empty.
      if (texels[o + 3] === 0) continue
      for (let c = 0; c < 3; c++) albedo[i * 4 + c] = Math.min(1, texels[o + c]) * 255 + 0.5
      albedo[i * 4 + 3] = texels[o + 3] * 255 + 0.5
      light[i] = texels[o + 4] * 255 + 0.5
    }
    return { width: this.#columns, height: this.#rows, albedo, light }
  }
}
