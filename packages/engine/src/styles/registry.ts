import { render3d } from './crafted/3d-render.ts'
import { claymation } from './crafted/claymation.ts'
import { crossStitch } from './crafted/cross-stitch.ts'
import { isometric } from './crafted/isometric.ts'
import { lowPoly } from './crafted/low-poly.ts'
import { mosaic } from './crafted/mosaic.ts'
import { paperCut } from './crafted/paper-cut.ts'
import { pixelArt } from './crafted/pixel-art.ts'
import { stainedGlass } from './crafted/stained-glass.ts'
import { toyBricks } from './crafted/toy-bricks.ts'
import { voxel } from './crafted/voxel.ts'
import { anime } from './drawn/anime.ts'
import { blueprint } from './drawn/blueprint.ts'
import { cartoon } from './drawn/cartoon.ts'
import { chalkboard } from './drawn/chalkboard.ts'
import { charcoal } from './drawn/charcoal.ts'
import { comicBook } from './drawn/comic-book.ts'
import { graffiti } from './drawn/graffiti.ts'
import { kawaii } from './drawn/kawaii.ts'
import { lineArt } from './drawn/line-art.ts'
import { manga } from './drawn/manga.ts'
import { sketch } from './drawn/sketch.ts'
import { abstract } from './painted/abstract.ts'
import { baroque } from './painted/baroque.ts'
import { fantasy } from './painted/fantasy.ts'
import { impressionist } from './painted/impressionist.ts'
import { inkWash } from './painted/ink-wash.ts'
import { minimalist } from './painted/minimalist.ts'
import { oilPainting } from './painted/oil-painting.ts'
import { pastel } from './painted/pastel.ts'
import { pointillism } from './painted/pointillism.ts'
import { psychedelic } from './painted/psychedelic.ts'
import { surreal } from './painted/surreal.ts'
import { watercolor } from './painted/watercolor.ts'
import { cyberpunk } from './photographed/cyberpunk.ts'
import { digitalArt } from './photographed/digital-art.ts'
import { doubleExposure } from './photographed/double-exposure.ts'
import { filmNoir } from './photographed/film-noir.ts'
import { gothic } from './photographed/gothic.ts'
import { nanoBanana } from './photographed/nano-banana.ts'
import { neon } from './photographed/neon.ts'
import { photorealistic } from './photographed/photorealistic.ts'
import { polaroid } from './photographed/polaroid.ts'
import { steampunk } from './photographed/steampunk.ts'
import { synthwave } from './photographed/synthwave.ts'
import { vintage } from './photographed/vintage.ts'
import { xRay } from './photographed/x-ray.ts'
import { artDeco } from './printed/art-deco.ts'
import { artNouveau } from './printed/art-nouveau.ts'
import { linocut } from './printed/linocut.ts'
import { popArt } from './printed/pop-art.ts'
import { risograph } from './printed/risograph.ts'
import { silhouette } from './printed/silhouette.ts'
import { ukiyoE } from './printed/ukiyo-e.ts'
import type { Style } from './style.ts'

/** In the order people are offered them; the first is the default. */
// biome-ignore format: a list
const STYLES: readonly Style[] = [
  photorealistic, anime, digitalArt, oilPainting, watercolor, pixelArt, render3d, comicBook, lineArt, isometric, fantasy, minimalist, cyberpunk, steampunk,
  artNouveau, impressionist, popArt, graffiti, sketch, vintage, neon, gothic, baroque, surreal, abstract, cartoon, nanoBanana, paperCut, claymation, lowPoly,
  stainedGlass, mosaic, ukiyoE, inkWash, linocut, charcoal, pastel, pointillism, artDeco, risograph, blueprint, xRay, filmNoir, polaroid, doubleExposure,
  synthwave, kawaii, manga, crossStitch, voxel, toyBricks, chalkboard, psychedelic, silhouette,
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
