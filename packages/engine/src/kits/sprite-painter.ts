import type { Rgb, SpriteTexture } from '../render/scene.ts'

/**
 * Paints tree and plant cards: strokes and dabs of linear colour with baked light, laid over each other from back to front.
 * A software painter rather than a canvas, so that every machine gets the same bytes.
 */
export class SpritePainter {
  readonly width: number
  readonly height: number
  readonly #color: Float32Array
  readonly #light: Float32Array
  readonly #alpha: Float32Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#color = new Float32Array(width * height * 3)
    this.#light = new Float32Array(width * height)
    this.#alpha = new Float32Array(width * height)
  }

  /** Tapered stroke between two points, pixels from the top left; `light` 0 … 1. */
  stroke(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    half0: number,
    half1: number,
    color: Rgb,
    light: number,
  ): void {
    const reach = Math.max(half0, half1) + 1
    const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach))
    const right = Math.min(this.width - 1, Math.ceil(Math.max(x0, x1) + reach))
    const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach))
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(y0, y1) + reach))
    const dx = x1 - x0
    const dy = y1 - y0
    const inverse = 1 / (dx * dx + dy * dy + 1e-9)
    for (let y = top; y <= bottom; y++) {
      // Only the part of the stroke that comes this near to the row, and no more to its sides.
      const a = dy === 0 ? 0 : (y + 0.5 - reach - y0) / dy
      const b = dy === 0 ? 1 : (y + 0.5 + reach - y0) / dy
      const from = x0 + dx * Math.min(1, Math.max(0, Math.min(a, b)))
      const to = x0 + dx * Math.max(0, Math.min(1, Math.max(a, b)))
      const first = Math.max(left, Math.floor(Math.min(from, to) - reach))
      const last = Math.min(right, Math.ceil(Math.max(from, to) + reach))
      for (let x = first; x <= last; x++) {
        const px = x + 0.5 - x0
        const py = y + 0.5 - y0
        let t = (px * dx + py * dy) * inverse
        t = t < 0 ? 0 : Math.min(t, 1)
        const ex = px - dx * t
        const ey = py - dy * t
        const half = half0 + (half1 - half0) * t
        const cover = half + 0.5 - Math.sqrt(ex * ex + ey * ey)
        // Thin strokes cover less than a pixel: their strength is their width.
        if (cover > 0) this.#over(x, y, color, light, Math.min(1, cover, half * 2))
      }
    }
  }

  /** Filled ellipse; brighter towards the top by `relief`, so that clumps look round. */
  dab(
    x: number,
    y: number,
    rx: number,
    ry: number,
    color: Rgb,
    light: number,
    relief = 0,
    strength = 1,
  ): void {
    const left = Math.max(0, Math.floor(x - rx - 1))
    const right = Math.min(this.width - 1, Math.ceil(x + rx + 1))
    const top = Math.max(0, Math.floor(y - ry - 1))
    const bottom = Math.min(this.height - 1, Math.ceil(y + ry + 1))
    const edge = Math.min(rx, ry)
    const rim = 1 + 0.5 / edge
    for (let py = top; py <= bottom; py++) {
      const v = (py + 0.5 - y) / ry
      const wide = rx * Math.sqrt(Math.max(0, rim * rim - v * v)) + 1
      const last = Math.min(right, Math.ceil(x + wide))
      for (let px = Math.max(left, Math.floor(x - wide)); px <= last; px++) {
        const u = (px + 0.5 - x) / rx
        const cover = (1 - Math.sqrt(u * u + v * v)) * edge + 0.5
        if (cover > 0) {
          this.#over(px, py, color, light - relief * (v + u * 0.4), Math.min(1, cover) * strength)
        }
      }
    }
  }

  #over(x: number, y: number, color: Rgb, light: number, cover: number): void {
    const i = y * this.width + x
    const alpha = this.#alpha[i]
    const out = cover + alpha * (1 - cover)
    const t = cover / out
    const lit = light < 0.03 ? 0.03 : Math.min(light, 1)
    const o = i * 3
    const own = this.#color
    own[o] += (color[0] - own[o]) * t
    own[o + 1] += (color[1] - own[o + 1]) * t
    own[o + 2] += (color[2] - own[o + 2]) * t
    this.#light[i] += (lit - this.#light[i]) * t
    this.#alpha[i] = out
  }

  texture(): SpriteTexture {
    const count = this.width * this.height
    const albedo = new Uint8Array(count * 4)
    const light = new Uint8Array(count)
    const color = this.#color
    const alpha = this.#alpha
    const lit = this.#light
    for (let i = 0; i < count; i++) {
      // Most of a card is empty.
      if (alpha[i] === 0) continue
      for (let c = 0; c < 3; c++) albedo[i * 4 + c] = Math.min(1, color[i * 3 + c]) * 255 + 0.5
      albedo[i * 4 + 3] = alpha[i] * 255 + 0.5
      light[i] = lit[i] * 255 + 0.5
    }
    return { width: this.width, height: this.height, albedo, light }
  }
}
