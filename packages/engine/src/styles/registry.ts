import { render3d } from './3d-render.ts'
import { abstract } from './abstract.ts'
import { anime } from './anime.ts'
import { artDeco } from './art-deco.ts'
import { artNouveau } from './art-nouveau.ts'
import { baroque } from './baroque.ts'
import { blueprint } from './blueprint.ts'
import { cartoon } from './cartoon.ts'
import { chalkboard } from './chalkboard.ts'
import { charcoal } from './charcoal.ts'
import { claymation } from './claymation.ts'
import { comicBook } from './comic-book.ts'
import { crossStitch } from './cross-stitch.ts'
import { cyberpunk } from './cyberpunk.ts'
import { digitalArt } from './digital-art.ts'
import { doubleExposure } from './double-exposure.ts'
import { fantasy } from './fantasy.ts'
import { filmNoir } from './film-noir.ts'
import { gothic } from './gothic.ts'
import { graffiti } from './graffiti.ts'
import { impressionist } from './impressionist.ts'
import { inkWash } from './ink-wash.ts'
import { isometric } from './isometric.ts'
import { kawaii } from './kawaii.ts'
import { lineArt } from './line-art.ts'
import { linocut } from './linocut.ts'
import { lowPoly } from './low-poly.ts'
import { manga } from './manga.ts'
import { minimalist } from './minimalist.ts'
import { mosaic } from './mosaic.ts'
import { nanoBanana } from './nano-banana.ts'
import { neon } from './neon.ts'
import { oilPainting } from './oil-painting.ts'
import { paperCut } from './paper-cut.ts'
import { pastel } from './pastel.ts'
import { photorealistic } from './photorealistic.ts'
import { pixelArt } from './pixel-art.ts'
import { pointillism } from './pointillism.ts'
import { polaroid } from './polaroid.ts'
import { popArt } from './pop-art.ts'
import { psychedelic } from './psychedelic.ts'
import { risograph } from './risograph.ts'
import { silhouette } from './silhouette.ts'
import { sketch } from './sketch.ts'
import { stainedGlass } from './stained-glass.ts'
import { steampunk } from './steampunk.ts'
import type { Style } from './style.ts'
import { surreal } from './surreal.ts'
import { synthwave } from './synthwave.ts'
import { toyBricks } from './toy-bricks.ts'
import { ukiyoE } from './ukiyo-e.ts'
import { vintage } from './vintage.ts'
import { voxel } from './voxel.ts'
import { watercolor } from './watercolor.ts'
import { xRay } from './x-ray.ts'

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
  paperCut,
  claymation,
  lowPoly,
  stainedGlass,
  mosaic,
  ukiyoE,
  inkWash,
  linocut,
  charcoal,
  pastel,
  pointillism,
  artDeco,
  risograph,
  blueprint,
  xRay,
  filmNoir,
  polaroid,
  doubleExposure,
  synthwave,
  kawaii,
  manga,
  crossStitch,
  voxel,
  toyBricks,
  chalkboard,
  psychedelic,
  silhouette,
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
