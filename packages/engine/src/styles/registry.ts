import { render3d } from './3d-render.ts'
import { abstract } from './abstract.ts'
import { anime } from './anime.ts'
import { artNouveau } from './art-nouveau.ts'
import { baroque } from './baroque.ts'
import { cartoon } from './cartoon.ts'
import { comicBook } from './comic-book.ts'
import { cyberpunk } from './cyberpunk.ts'
import { digitalArt } from './digital-art.ts'
import { fantasy } from './fantasy.ts'
import { gothic } from './gothic.ts'
import { graffiti } from './graffiti.ts'
import { impressionist } from './impressionist.ts'
import { isometric } from './isometric.ts'
import { lineArt } from './line-art.ts'
import { minimalist } from './minimalist.ts'
import { nanoBanana } from './nano-banana.ts'
import { neon } from './neon.ts'
import { oilPainting } from './oil-painting.ts'
import { photorealistic } from './photorealistic.ts'
import { pixelArt } from './pixel-art.ts'
import { popArt } from './pop-art.ts'
import { sketch } from './sketch.ts'
import { steampunk } from './steampunk.ts'
import type { Style } from './style.ts'
import { surreal } from './surreal.ts'
import { vintage } from './vintage.ts'
import { watercolor } from './watercolor.ts'

/** In the order people are offered them; the first is the default. */
const STYLES: readonly Style[] = [
  photorealistic,
  anime,
  digitalArt,
  oilPainting,
  watercolor,
  pixelArt,
  render3d,
  comicBook,
  lineArt,
  isometric,
  fantasy,
  minimalist,
  cyberpunk,
  steampunk,
  artNouveau,
  impressionist,
  popArt,
  graffiti,
  sketch,
  vintage,
  neon,
  gothic,
  baroque,
  surreal,
  abstract,
  cartoon,
  nanoBanana,
]

const BY_ID: ReadonlyMap<string, Style> = new Map(STYLES.map((style) => [style.id, style]))

/** Ids of all styles, in the order people are offered them; the first is the default. */
export const STYLE_IDS: readonly string[] = STYLES.map((style) => style.id)

/** Throws on an unknown id: requests are checked before they reach the engine. */
export function styleById(id: string): Style {
  const style = BY_ID.get(id)
  if (!style) throw new Error(`unknown style "${id}"`)
  return style
}
