import { createAdaptiveShading } from './adaptive-shading.ts'
import { clearBand, createBand } from './band.ts'
import { createDecalPass } from './decal-pass.ts'
import { smoothEdges } from './edge-smoothing.ts'
import { createFog } from './fog.ts'
import type { GBuffer } from './g-buffer.ts'
import { createLighting } from './lighting.ts'
import { placeSolid } from './placed-solid.ts'
import { createReflections } from './reflections.ts'
import { createCovers, createGBuffer, createResolve } from './resolve.ts'
import type { Scene } from './scene.ts'
import { createTiles } from './screen-tiles.ts'
import { createShader } from './shader.ts'
import { createShadows } from './shadows.ts'
import { createSky, createSkyDome } from './sky.ts'
import { createSpritePass } from './sprite-pass.ts'
import { createSpriteShadows } from './sprite-shadows.ts'
import { drawStars } from './stars.ts'
import { marchTerrain } from './terrain-march.ts'
import { createView } from './view.ts'
import { createVisibility } from './visibility.ts'

export type RenderOptions = {
  /** Called every few milliseconds of work; throws to stop the rendering. */
  readonly checkpoint?: () => void
  /** Called as the picture grows, with the share done, 0 … 1. */
  readonly onPhase?: (done: number) => void
  /**
   * `standard`: one sample a pixel with smoothed edges. `high`: 2x2 samples a pixel, shaded as sparsely as standard except at edges.
   * `ultra`: 2x2 samples shaded more finely, and a finer ground. Default standard.
   */
  readonly quality?: 'standard' | 'high' | 'ultra'
}

/** Rows of samples rendered at a time: small enough to stay in the processor's cache and to stop quickly. */
const BAND_ROWS = 64
const GROUND_SPACING = { standard: 4, high: 6, ultra: 5 } as const
const GROUND_GROWTH = { standard: 0.008, high: 0.008, ultra: 0.006 } as const
const LATTICE = { standard: 4, high: 8, ultra: 4 } as const
const TOLERANCE = { standard: 0.06, high: 0.06, ultra: 0.05 } as const

/** Renders a scene into a G-buffer of the scene's size. Pure: the same scene and quality give the same bits. */
export function renderScene(scene: Scene, options: RenderOptions = {}): GBuffer {
  const { checkpoint = () => {}, onPhase = () => {}, quality = 'standard' } = options
  const samples = quality === 'standard' ? 1 : 2
  const { width, height } = scene
  const view = createView(scene.camera, width * samples, height * samples)
  checkpoint()
  const placed = scene.solids
    .filter((solid) => solid.kit.primitives.length > 0)
    .map((solid) => {
      checkpoint()
      return placeSolid(solid, view)
    })
  onPhase(0.08)
  const tiles = createTiles(view, placed, scene.boxes)
  checkpoint()
  const terrain = scene.terrain
    ? marchTerrain(scene.terrain, view, GROUND_SPACING[quality], GROUND_GROWTH[quality], checkpoint)
    : undefined
  onPhase(0.15)
  const sky = createSky(scene.sky, view)
  const dome = createSkyDome(sky, 192)
  const fog = createFog(scene.sky, view)
  const lighting = createLighting(scene)
  const context = {
    scene,
    view,
    tiles,
    placed,
    sky,
    dome,
    fog,
    lighting,
    shadows: createShadows(placed, scene.boxes, scene.sky.sunDirection, terrain),
    spriteShadows: createSpriteShadows(scene, view),
    decals: createDecalPass(scene.decals ?? [], view, tiles),
  }
  const findVisible = createVisibility(scene, view, tiles, placed, terrain)
  const drawSprites = createSpritePass(scene, view, fog, lighting)
  const shade = createAdaptiveShading(context, createShader(context), LATTICE[quality], TOLERANCE[quality])
  const buffer = createGBuffer(width, height)
  const covers = createCovers(scene, width * height)
  const resolve = createResolve(
    buffer,
    covers,
    Uint16Array.from(placed, (place) => place.solid.instance),
    Uint16Array.from(scene.boxes, (box) => box.instance),
    samples,
  )
  const band = createBand(width * samples, BAND_ROWS + 1)
  onPhase(0.2)
  for (let top = 0; top < view.height; top += BAND_ROWS) {
    band.top = top
    band.filled = Math.min(BAND_ROWS + 1, view.height - top)
    clearBand(band)
    findVisible(band)
    checkpoint()
    drawSprites(band)
    checkpoint()
    shade(band)
    resolve(band, Math.min(BAND_ROWS, view.height - top))
    checkpoint()
    onPhase(0.2 + 0.65 * Math.min(1, (top + BAND_ROWS) / view.height))
  }
  drawStars(scene, samples === 1 ? view : createView(scene.camera, width, height), buffer)
  if (scene.water || covers.wet) {
    const flat = samples === 1 ? view : createView(scene.camera, width, height)
    const reflect = createReflections(scene, flat, buffer, covers, dome, fog)
    for (let row = 0; row < height; row += 32) {
      reflect(row, Math.min(height, row + 32))
      checkpoint()
      onPhase(0.85 + (0.1 * row) / height)
    }
  }
  if (samples === 1) smoothEdges(buffer)
  onPhase(1)
  return buffer
}
