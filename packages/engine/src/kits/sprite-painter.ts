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
      for (let x = left; x <= right; x++) {
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
    for (let py = top; py <= bottom; py++) {
      const v = (py + 0.5 - y) / ry
      for (let px = left; px <= right; px++) {
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
    for (let c = 0; c < 3; c++) this.#color[i * 3 + c] += (color[c] - this.#color[i * 3 + c]) * t
    this.#light[i] += (lit - this.#light[i]) * t
    this.#alpha[i] = out
  }

  texture(): SpriteTexture {
    const count = this.width * this.height
    const albedo = new Uint8Array(count * 4)
    const light = new Uint8Array(count)
    for (let i = 0; i < count; i++) {
      for (let c = 0; c < 3; c++) albedo[i * 4 + c] = Math.round(Math.min(1, this.#color[i * 3 + c]) * 255)
      albedo[i * 4 + 3] = Math.round(this.#alpha[i] * 255)
      light[i] = Math.round(this.#light[i] * 255)
    }
    return { width: this.width, height: this.height, albedo, light }
  }
}
