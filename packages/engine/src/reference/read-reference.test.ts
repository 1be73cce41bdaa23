import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { applyReference } from '../compose/apply-reference.ts'
import { composeScene } from '../compose/compose-scene.ts'
import { parsePrompt } from '../parse/parse-prompt.ts'
import { renderScene } from '../render/render-scene.ts'
import { developScene } from '../styles/develop-scene.ts'
import { lookOfPicture, type ReferenceSteer, readReference } from './read-reference.ts'

/** Sky over ground with a brighter right half, as PNG. */
async function landscape(sky: readonly number[], ground: readonly number[]): Promise<Uint8Array> {
  const side = 96
  const data = Buffer.alloc(side * side * 3)
  for (let i = 0; i < side * side; i++) {
    const color = Math.floor(i / side) < 58 ? sky : ground
    const lift = i % side > side / 2 ? 1 : 0.55
    for (let c = 0; c < 3; c++) data[i * 3 + c] = color[c] * lift
  }
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

const SIDE = 128
const { scene: plain } = composeScene(parsePrompt('a fox in a meadow'), { width: SIDE, height: SIDE, seed: 7, hints: {} })

function draw(scene: typeof plain) {
  const context = { scene, buffer: renderScene(scene), seed: 7, unit: 0.125, checkpoint: () => {} }
  return developScene(context)
}

const own = lookOfPicture(draw(plain))
const steer = (reference: ReferenceSteer) => applyReference(plain, reference, own)

describe('reference pictures', () => {
  test('palette, horizon and the brighter side are read from the pixels', async () => {
    const read = await readReference(await landscape([250, 120, 60], [30, 60, 20]))
    expect(read.horizon).toBeGreaterThan(0.5)
    expect(read.horizon).toBeLessThan(0.7)
    expect(read.lightSide).toBeGreaterThan(0.2)
    expect(read.above[0]).toBeGreaterThan(read.above[2] * 2)
    expect(read.palette.reduce((sum, each) => sum + each.share, 0)).toBeCloseTo(1, 5)
  })

  test('bytes that are no picture are refused', async () => {
    await expect(readReference(new Uint8Array([1, 2, 3]))).rejects.toThrow()
  })

  test('an orange reference warms the sky, a dark one darkens the picture', async () => {
    const warm = steer(await readReference(await landscape([250, 120, 60], [30, 60, 20]), 1))
    expect(warm.sky.zenith[0] / warm.sky.zenith[2]).toBeGreaterThan((3 * plain.sky.zenith[0]) / plain.sky.zenith[2])
    const dark = steer(await readReference(await landscape([20, 24, 40], [8, 8, 12]), 1))
    expect(dark.exposure).toBeLessThan(plain.exposure)
  })

  test('its own picture leaves a scene as it is, so that variations of variations keep their colors', () => {
    const again = steer({ ...own, strength: 1 })
    expect(again.exposure).toBeCloseTo(plain.exposure, 6)
    expect(again.camera).toEqual(plain.camera)
    expect(again.sky.sunDirection).toEqual(plain.sky.sunDirection)
    for (const part of ['zenith', 'horizon', 'cloudLit', 'ambient', 'sunColor', 'ground'] as const)
      for (const c of [0, 1, 2]) expect(again.sky[part][c]).toBeCloseTo(plain.sky[part][c], 5)
  })

  test('strength 0 leaves the scene as it is', async () => {
    const steered = steer(await readReference(await landscape([250, 120, 60], [30, 60, 20]), 0))
    expect(steered.sky.zenith).toEqual(plain.sky.zenith)
    expect(steered.exposure).toBe(plain.exposure)
  })
})
