import { expect, test } from 'vitest'
import { composeScene } from './compose/compose-scene.ts'
import { findSubjects } from './filters/subject-mask.ts'
import { parsePrompt } from './parse/parse-prompt.ts'
import { renderScene } from './render/render-scene.ts'
import type { Scene } from './render/scene.ts'
import { styleById } from './styles/registry.ts'

/** Pixels per side at which cut-outs are compared. */
const SIDE = 64
/** How many times more pixels per side the ground truth has. */
const TRUTH = 8
const HOOKS = { checkpoint: () => {}, quality: 'standard' } as const

/** Share of each pixel covered by subjects, in a picture drawn with `factor` times more pixels per side. */
function cover(scene: Scene, factor: number): Float64Array {
  const side = SIDE * factor
  const { mask } = findSubjects(renderScene({ ...scene, width: side, height: side }, HOOKS))
  const covered = new Float64Array(SIDE * SIDE)
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) covered[Math.floor(y / factor) * SIDE + Math.floor(x / factor)] += mask[i] / factor ** 2
  return covered
}

/** Intersection over union of both, and their mean difference: over all pixels, and over edge pixels. */
function compare(found: Float64Array, truth: Float64Array) {
  let [shared, either, wrong, edges, wrongAtEdges] = [0, 0, 0, 0, 0]
  for (const [i, share] of truth.entries()) {
    const difference = Math.abs(found[i] - share)
    shared += Math.min(found[i], share)
    either += Math.max(found[i], share)
    wrong += difference
    if (share === 0 || share === 1) continue
    edges++
    wrongAtEdges += difference
  }
  return { overlap: shared / either, error: wrong / truth.length, errorAtEdges: wrongAtEdges / edges }
}

test('a cut-out covers what the thing covers, to a part of a pixel', () => {
  const { hints } = styleById('photorealistic')
  const graph = parsePrompt('a red fox in a snowy forest at dawn', '')
  const { scene } = composeScene(graph, { width: 1024, height: 1024, seed: 8, hints, variation: 0, checkpoint: () => {} })
  const truth = cover(scene, TRUTH)
  // Drawn at twice the resolution and halved, as the product does.
  const { overlap, error, errorAtEdges } = compare(cover(scene, 2), truth)
  expect(overlap).toBeGreaterThan(0.94)
  expect(error).toBeLessThan(0.012)
  expect(errorAtEdges).toBeLessThan(0.24)
  // Drawn at the final resolution, edges are hard.
  expect(compare(cover(scene, 1), truth).errorAtEdges).toBeGreaterThan(0.3)
}, 120_000)
