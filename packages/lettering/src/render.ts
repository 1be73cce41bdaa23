import type { LetteringSettings } from '@easel/contract/lettering'
import { textEffect } from '@easel/contract/text-effects'
import { LIGHT_OF_BYTE, type Rgb, rgb, toByte } from './color.ts'
import { EFFECTS } from './effects.ts'
import type { Font } from './font-loader.ts'
import { type Layout, layOut } from './layout.ts'
import { createScene, type Scene } from './scene.ts'

/** Red, green, blue and alpha of every pixel, 8 bits each, not premultiplied. */
export type Pixels = {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** Reads the background picture at exactly this size. */
type ReadPicture = (width: number, height: number) => Promise<Pixels>

export type RenderOptions = {
  readonly fonts: readonly Font[]
  /** Longest side in pixels; overrides the size in the settings. */
  readonly size?: number
  /** The background picture; needed when the settings name one. */
  readonly picture?: { readonly ratio: number; readonly read: ReadPicture }
}

/** Draws words. The same settings give the same pixels on every machine. Throws a LetteringError for a text that cannot be drawn. */
export async function renderLettering(settings: LetteringSettings, options: RenderOptions): Promise<Pixels> {
  const layout = layOut(settings, options.fonts, {
    size: options.size ?? settings.size,
    margin: EFFECTS[settings.effect].margin,
    ratio: options.picture?.ratio,
  })
  const colors = colorsOf(settings).map(rgb)
  const scene = createScene(layout, colors, settings.seed)
  const { width, height } = layout
  const behind =
    options.picture && settings.background.kind === 'picture'
      ? await options.picture.read(width, height)
      : undefined
  return { width, height, data: paintAll(scene, layout, settings, behind) }
}

/** The colors to draw: the user's own, and the effect's defaults for the rest. */
export function colorsOf({
  effect,
  colours,
}: Pick<LetteringSettings, 'effect' | 'colours'>): readonly string[] {
  return textEffect(effect).colors.map(({ value }, index) => colours[index] ?? value)
}

function paintAll(scene: Scene, layout: Layout, settings: LetteringSettings, behind: Pixels | undefined) {
  const { width, height } = layout
  const paint = EFFECTS[settings.effect].paint(scene)
  const reach = EFFECTS[settings.effect].margin * 1.6
  const data = new Uint8ClampedArray(width * height * 4)
  const pixel = new Float32Array(4)
  const ground = groundOf(settings, width, height, behind)
  const strength = settings.shadow / 100
  const shadow =
    strength > 0 ? scene.blurred(0.05 + strength * 0.05, (distance) => (distance > -0.01 ? 1 : 0)) : undefined
  const under = new Float32Array(4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      pixel.fill(0)
      const isNear = scene.distance(x, y) > -reach
      if (isNear) paint(x, y, pixel)
      const dark =
        shadow && isNear
          ? Math.min(0.85, shadow(x - scene.em * 0.05, y - scene.em * 0.09) * strength * 1.1)
          : 0
      ground(x, y, at, under)
      const rest = 1 - Math.min(1, pixel[3]!)
      const kept = rest * (1 - dark)
      const groundCover = under[3]!
      const r = pixel[0]! + under[0]! * kept
      const g = pixel[1]! + under[1]! * kept
      const b = pixel[2]! + under[2]! * kept
      const cover = Math.min(1, pixel[3]!) + rest * (dark + (1 - dark) * groundCover)
      if (cover <= 0) continue
      data[at] = toByte(r / cover)
      data[at + 1] = toByte(g / cover)
      data[at + 2] = toByte(b / cover)
      data[at + 3] = cover * 255 + 0.5
    }
  return data
}

type Ground = (x: number, y: number, at: number, out: Float32Array) => void

function groundOf(
  { background }: LetteringSettings,
  width: number,
  height: number,
  behind: Pixels | undefined,
): Ground {
  const put = (out: Float32Array, [r, g, b]: Rgb) => {
    out[0] = r
    out[1] = g
    out[2] = b
    out[3] = 1
  }
  if (behind) {
    const { data } = behind
    return (_x, _y, at, out) => {
      const cover = data[at + 3]! / 255
      for (let part = 0; part < 3; part += 1) out[part] = LIGHT_OF_BYTE[data[at + part]!]! * cover
      out[3] = cover
    }
  }
  if (background.kind === 'colour') {
    const color = rgb(background.colour)
    return (_x, _y, _at, out) => put(out, color)
  }
  if (background.kind === 'gradient') {
    const angle = (background.angle / 180) * Math.PI
    const [dx, dy] = [Math.sin(angle), Math.cos(angle)]
    const span = Math.abs(dx) * width + Math.abs(dy) * height
    // Perceptually even steps, with grain finer than a step, so that no banding shows.
    const [from, to] = [rgb(background.from), rgb(background.to)].map((color) =>
      color.map((part) => part ** (1 / 2.2)),
    )
    return (x, y, _at, out) => {
      const t = ((x - width / 2) * dx + (y - height / 2) * dy) / span + 0.5
      const grain = ((Math.imul((x * 73856093) ^ (y * 19349663), 0x45d9f3b) >>> 24) / 255 - 0.5) * 0.004
      for (let part = 0; part < 3; part += 1)
        out[part] = Math.max(0, from![part]! + (to![part]! - from![part]!) * t + grain) ** 2.2
      out[3] = 1
    }
  }
  return (_x, _y, _at, out) => out.fill(0)
}
