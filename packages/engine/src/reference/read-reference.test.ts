import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { composeScene } from '../compose/compose-scene.ts'
import { parsePrompt } from '../parse/parse-prompt.ts'
import { readReference } from './read-reference.ts'

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

function compose(reference?: Awaited<ReturnType<typeof readReference>>) {
  return composeScene(parsePrompt('a fox in a meadow'), {
    width: 256,
    height: 256,
    seed: 7,
    hints: {},
    ...(reference ? { reference } : {}),
  }).scene
}

describe('reference pictures', () => {
  test('palette, horizon and the brighter side are read from the pixels', async () => {
    const steer = await readReference(await landscape([250, 120, 60], [30, 60, 20]))
    expect(steer.horizon).toBeGreaterThan(0.5)
    expect(steer.horizon).toBeLessThan(0.7)
    expect(steer.lightSide).toBeGreaterThan(0.2)
    expect(steer.above[0]).toBeGreaterThan(steer.above[2] * 2)
    expect(steer.palette.reduce((sum, each) => sum + each.share, 0)).toBeCloseTo(1, 5)
  })

  test('bytes that are no picture are refused', async () => {
    await expect(readReference(new Uint8Array([1, 2, 3]))).rejects.toThrow()
  })

  test('an orange reference warms the sky, a dark one darkens the picture', async () => {
    const plain = compose()
    const warm = compose(await readReference(await landscape([250, 120, 60], [30, 60, 20]), 1))
    expect(warm.sky.zenith[0] / warm.sky.zenith[2]).toBeGreaterThan(
      (3 * plain.sky.zenith[0]) / plain.sky.zenith[2],
    )
    const dark = compose(await readReference(await landscape([20, 24, 40], [8, 8, 12]), 1))
    expect(dark.exposure).toBeLessThan(plain.exposure)
  })

  test('strength 0 leaves the scene as it is', async () => {
    const steered = compose(await readReference(await landscape([250, 120, 60], [30, 60, 20]), 0))
    expect(steered.sky.zenith).toEqual(compose().sky.zenith)
    expect(steered.exposure).toBe(compose().exposure)
  })
})
