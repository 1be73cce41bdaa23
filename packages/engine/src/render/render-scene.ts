import { findEdges, smoothEdges } from './edge-smoothing.ts'
import type { GBuffer } from './g-buffer.ts'
import { createReflections } from './reflections.ts'
import { type PassOptions, renderPass } from './render-pass.ts'
import { createCovers, createGBuffer } from './resolve.ts'
import type { Scene } from './scene.ts'
import { drawStars } from './sky/stars.ts'
import { createView } from './view.ts'
import { keepWarm } from './warm-code.ts'

export type RenderOptions = {
  /** Called every few milliseconds of work; throws to stop the rendering. */
  readonly checkpoint?: () => void
  /** Called during rendering with the share done, 0 … 1. */
  readonly onPhase?: (done: number) => void
  /**
   * `standard`: one sample per pixel with smoothed edges. `high`: 2x2 samples along the edges of things. `ultra`: 2x2 samples everywhere, shaded
   * more finely, on a finer ground. `draft`: like `standard` on a coarser ground with more interpolated shading, for previews. Default
   * `standard`.
   */
  readonly quality?: 'draft' | 'standard' | 'high' | 'ultra'
  /** An unused buffer of the scene's size to overwrite instead of allocating a new one. */
  readonly into?: GBuffer
}

const ONE_SAMPLE = { samples: 1, lattice: 4, tolerance: 0.06, groundSpacing: 4, groundGrowth: 0.008 } as const
const FEWER_SHADES = { ...ONE_SAMPLE, tolerance: 0.1, groundGrowth: 0.016 } as const
const EDGES_ONLY = { samples: 2, lattice: 1, tolerance: 0, groundSpacing: 8, groundGrowth: 0.008 } as const
const FOUR_SAMPLES = { samples: 2, lattice: 4, tolerance: 0.05, groundSpacing: 5, groundGrowth: 0.006 } as const

/** Number of pictures whose code for ground and walls stays warm. */
const SCENERIES = 16

/** Renders a scene into a G-buffer of the scene's size. Pure: the same scene and quality give the same bits. */
export function renderScene(scene: Scene, options: RenderOptions = {}): GBuffer {
  const { checkpoint = () => {}, onPhase = () => {}, quality = 'standard' } = options
  const { width, height } = scene
  checkpoint()
  const buffer = options.into ?? createGBuffer(width, height)
  const covers = createCovers(scene, width * height)
  const pass = (rate: Omit<PassOptions, 'checkpoint' | 'onProgress'>, from: number, to: number) =>
    renderPass(scene, buffer, covers, { ...rate, checkpoint, onProgress: (done) => onPhase(from + (to - from) * done) })
  const rate = quality === 'ultra' ? FOUR_SAMPLES : quality === 'draft' ? FEWER_SHADES : ONE_SAMPLE
  const context = pass(rate, 0, quality === 'high' ? 0.5 : 0.85)
  if (quality === 'high') pass({ ...EDGES_ONLY, only: findEdges(buffer) }, 0.5, 0.85)
  const view = createView(scene.camera, width, height)
  keepWarm('scenery', view, [scene.terrain, scene.boxes], SCENERIES)
  drawStars(scene, view, buffer)
  if (scene.water || covers.wet) {
    const reflect = createReflections(scene, view, buffer, covers, context.dome, context.fog)
    keepWarm('reflections', view, reflect, 2)
    for (let row = 0; row < height; row += 32) {
      reflect(row, Math.min(height, row + 32))
      checkpoint()
      onPhase(0.85 + (0.1 * row) / height)
    }
  }
  if (quality === 'standard' || quality === 'draft') smoothEdges(buffer, checkpoint)
  checkpoint()
  onPhase(1)
  return buffer
}
