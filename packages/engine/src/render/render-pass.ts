import { createAdaptiveShading } from './adaptive-shading.ts'
import { type Band, clearBand, takeBand } from './band.ts'
import { createDecalPass } from './decal-pass.ts'
import type { GBuffer } from './g-buffer.ts'
import { createLighting } from './lighting.ts'
import { type Covers, createResolve } from './resolve.ts'
import type { Scene } from './scene.ts'
import { createTiles } from './screen-tiles.ts'
import { createShader } from './shader.ts'
import type { ShadingContext } from './shading-context.ts'
import { createShadows } from './shadows.ts'
import { createGlassLight } from './sheer/glass-light.ts'
import { isSheer } from './sheer/sheer-body.ts'
import { createSheerPass } from './sheer/sheer-pass.ts'
import { createFog } from './sky/fog.ts'
import { createSky, createSkyDome } from './sky/sky.ts'
import { castersOf } from './solids/caster-groups.ts'
import { placeSolid } from './solids/placed-solid.ts'
import { createSpritePass } from './sprites/sprite-pass.ts'
import { createSpriteShadows } from './sprites/sprite-shadows.ts'
import { marchTerrain } from './terrain-march.ts'
import { createView } from './view.ts'
import { createVisibility } from './visibility.ts'
import { keepWarm } from './warm-code.ts'

export type PassOptions = {
  /** Samples along each side of a pixel. */
  readonly samples: 1 | 2
  /** Lattice spacing of shading in samples, a power of two; 1 shades every sample. */
  readonly lattice: number
  /** Relative color difference up to which shading is interpolated. */
  readonly tolerance: number
  /** Samples per baked ray of the ground, and the relative growth of its steps. */
  readonly groundSpacing: number
  readonly groundGrowth: number
  /** If given, only pixels marked 1 are rendered and written. */
  readonly only?: Uint8Array
  readonly checkpoint: () => void
  /** Share of this pass that is done, 0 … 1. */
  readonly onProgress: (done: number) => void
}

/** Rows of samples rendered at a time: few enough to stay in the processor's cache and to stop quickly. */
const BAND_ROWS = 64

/** Prepares the scene for one sample rate and renders it strip by strip into the buffer: visibility, cards, shading, resolve. */
export function renderPass(scene: Scene, buffer: GBuffer, covers: Covers, options: PassOptions): ShadingContext {
  const { samples, only, checkpoint, onProgress } = options
  const context = prepare(scene, options)
  const { view, tiles, placed } = context
  onProgress(0.2)
  const findVisible = createVisibility(scene, view, tiles, placed, context.terrainMap)
  const drawSprites = createSpritePass(scene, view, context.fog, context.lighting)
  const drawGlass = createSheerPass(scene, context)
  const shade = createAdaptiveShading(context, createShader(context), options.lattice, options.tolerance, checkpoint)
  const resolve = createResolve(
    buffer,
    covers,
    Uint16Array.from(placed, (place) => place.solid.instance),
    Uint16Array.from(scene.boxes, (box) => box.instance),
    samples,
    only,
  )
  keepWarm('pass', view, [context, findVisible, drawSprites, drawGlass, shade, resolve], 3)
  const band = takeBand(view.width, BAND_ROWS + 1)
  for (let top = 0; top < view.height; top += BAND_ROWS) {
    band.top = top
    band.filled = Math.min(BAND_ROWS + 1, view.height - top)
    clearBand(band)
    if (!only || markActive(band, only, buffer.width, samples)) {
      findVisible(band)
      checkpoint()
      drawSprites(band)
      checkpoint()
      drawGlass(band)
      shade(band)
      resolve(band, Math.min(BAND_ROWS, view.height - top))
    }
    checkpoint()
    onProgress(0.2 + 0.8 * Math.min(1, (top + BAND_ROWS) / view.height))
  }
  return context
}

function prepare(scene: Scene, options: PassOptions): ShadingContext {
  const { samples, checkpoint } = options
  const view = createView(scene.camera, scene.width * samples, scene.height * samples)
  const placed = scene.solids
    .filter(({ kit }) => kit.primitives.length > 0 && !isSheer(kit))
    .map((solid) => {
      checkpoint()
      return placeSolid(solid, view)
    })
  const tiles = createTiles(view, placed, scene.boxes)
  checkpoint()
  const terrainMap = scene.terrain ? marchTerrain(scene.terrain, view, options.groundSpacing, options.groundGrowth, checkpoint) : undefined
  const sky = createSky(scene.sky, view)
  return {
    scene,
    view,
    tiles,
    placed,
    terrainMap,
    sky,
    dome: createSkyDome(sky, 192),
    fog: createFog(scene.sky, view),
    lighting: createLighting(scene),
    shadows: createShadows(castersOf(placed, view), scene.boxes, scene.sky.sunDirection, terrainMap),
    glassLight: createGlassLight(scene, view),
    spriteShadows: createSpriteShadows(scene, view),
    decals: createDecalPass(scene.decals ?? [], placed, view, tiles),
  }
}

/** Closes the samples of pixels that are not needed; false when the strip has no other. */
function markActive(band: Band, only: Uint8Array, width: number, samples: number): boolean {
  let any = false
  const rows = band.filled
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < band.width; x++) {
      const wanted = only[Math.floor((band.top + y) / samples) * width + Math.floor(x / samples)] === 1
      if (wanted) any = true
      else band.through[y * band.width + x] = 0
    }
  return any
}
