import { crossStitch, pixelArt, toyBricks, voxel } from './crafted/grids.ts'
import { claymation, isometric, lowPoly, render3d } from './crafted/models.ts'
import { mosaic, paperCut, stainedGlass } from './crafted/pieces.ts'
import { charcoal, lineArt, manga, sketch } from './drawn/black-and-white.ts'
import { blueprint, chalkboard } from './drawn/boards.ts'
import { anime, cartoon, comicBook, kawaii } from './drawn/cartoons.ts'
import { graffiti } from './drawn/graffiti.ts'
import { abstract } from './painted/abstract.ts'
import { fantasy, surreal } from './painted/dreams.ts'
import { minimalist, psychedelic } from './painted/flat.ts'
import { baroque, impressionist, oilPainting, pointillism } from './painted/oils.ts'
import { inkWash, pastel, watercolor } from './painted/washes.ts'
import { digitalArt, nanoBanana, photorealistic } from './photographed/digital.ts'
import { doubleExposure, xRay } from './photographed/exposures.ts'
import { filmNoir, polaroid, vintage } from './photographed/film.ts'
import { cyberpunk, neon, synthwave } from './photographed/night-lights.ts'
import { gothic, steampunk } from './photographed/old-worlds.ts'
import { linocut, ukiyoE } from './printed/blocks.ts'
import { artDeco, artNouveau, silhouette } from './printed/posters.ts'
import { popArt, risograph } from './printed/screens.ts'
import type { Style } from './style.ts'

/** In display order; the first is the default. */
// biome-ignore format: a list
const STYLES: readonly Style[] = [
  photorealistic, anime, digitalArt, oilPainting, watercolor, pixelArt, render3d, comicBook, lineArt, isometric, fantasy, minimalist, cyberpunk, steampunk,
  artNouveau, impressionist, popArt, graffiti, sketch, vintage, neon, gothic, baroque, surreal, abstract, cartoon, nanoBanana, paperCut, claymation, lowPoly,
  stainedGlass, mosaic, ukiyoE, inkWash, linocut, charcoal, pastel, pointillism, artDeco, risograph, blueprint, xRay, filmNoir, polaroid, doubleExposure,
  synthwave, kawaii, manga, crossStitch, voxel, toyBricks, chalkboard, psychedelic, silhouette,
]

const BY_ID: ReadonlyMap<string, Style> = new Map(STYLES.map((style) => [style.id, style]))

/** Ids of all styles in display order; the first is the default. */
export const STYLE_IDS: readonly string[] = STYLES.map((style) => style.id)

/** Throws on an unknown id: requests are checked before they reach the engine. */
export function styleById(id: string): Style {
  const style = BY_ID.get(id)
  if (!style) throw new Error(`unknown style "${id}"`)
  return style
}
