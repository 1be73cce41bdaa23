import type { LetteringSettings } from '@easel/contract/lettering'
import { EFFECTS } from './effects.ts'
import type { Font } from './font-loader.ts'
import { LetteringError, layOut } from './layout.ts'
import { colorsOf } from './render.ts'

/** Why this effect has no SVG, as a sentence; undefined when it has one. */
export function whyNoVector({
  effect,
  background,
}: Pick<LetteringSettings, 'effect' | 'background'>): string | undefined {
  const { vector } = EFFECTS[effect]
  if (typeof vector === 'string') return vector
  return background.kind === 'picture' ? 'A picture lies behind the words; take the PNG.' : undefined
}

/** The text as vector shapes. Throws a LetteringError for an effect without an SVG. */
export function letteringToSvg(settings: LetteringSettings, fonts: readonly Font[]): string {
  const { vector, margin } = EFFECTS[settings.effect]
  const reason = whyNoVector(settings)
  if (typeof vector === 'string' || reason !== undefined) throw new LetteringError(reason ?? '')
  const layout = layOut(settings, fonts, { size: settings.size, margin })
  const { width, height } = layout
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${ground(settings)}${vector(layout, colorsOf(settings), settings.seed)}</svg>`
}

function ground({ background }: LetteringSettings): string {
  const rect = (fill: string) => `<rect width="100%" height="100%" fill="${fill}"/>`
  if (background.kind === 'colour') return rect(background.colour)
  if (background.kind !== 'gradient') return ''
  const { from, to, angle } = background
  return `<linearGradient id="ground" x1="0.5" y1="0" x2="0.5" y2="1" gradientTransform="rotate(${-angle} 0.5 0.5)"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${rect('url(#ground)')}`
}
