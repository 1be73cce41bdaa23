import { describe, expect, test } from 'vitest'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { createView } from '../../render/view.ts'
import { composeScene } from '../compose-scene.ts'

const SIDE = 256

/** Positions of the eyes' catchlights, in shares of the picture. */
function catchLights(prompt: string) {
  const { scene } = composeScene(parsePrompt(prompt), { width: SIDE, height: SIDE, seed: 7, hints: {} })
  const view = createView(scene.camera, SIDE, SIDE)
  return scene.solids.flatMap(({ kit, position, yaw, scale, instance }) => {
    if (instance === 0) return []
    const glints = kit.primitives.filter(({ material }) => (kit.materials[material].emission?.[0] ?? 0) === 0.6)
    return glints.flatMap((part) => {
      if (part.type !== 'ellipsoid') return []
      const [x, y, z] = part.center.map((value) => value * scale)
      const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
      const out = new Float64Array(3)
      view.project(position[0] + x * cos + z * sin, position[1] + y, position[2] + z * cos - x * sin, out)
      return [{ x: out[0] / SIDE, y: out[1] / SIDE }]
    })
  })
}

describe('portraits of animals', () => {
  test.each([
    ["close-up of a tiger's face", 0.16],
    ['a close-up of a lion', 0.13],
    ['the face of a wolf, close-up', 0.14],
    ['close-up portrait of a cat', 0.18],
    ['close-up of an owl', 0.18],
    ['close-up of a panda', 0.14],
    ['portrait of a fox', 0.09],
    ['portrait of a monkey', 0.08],
  ])('%s: both eyes are in the middle of the picture, far apart', (prompt, apart) => {
    const eyes = catchLights(prompt)
    expect(eyes).toHaveLength(2)
    expect(Math.abs(eyes[0].x - eyes[1].x)).toBeGreaterThan(apart)
    for (const { x, y } of eyes) {
      expect(Math.abs(x - 0.5)).toBeLessThan(0.34)
      expect(Math.abs(y - 0.44)).toBeLessThan(0.26)
    }
  })

  test('"the face of a horse" is a picture of its head', () => {
    expect(parsePrompt('the face of a horse').view).toBe('close-up')
    expect(parsePrompt("a tiger's face").view).toBe('close-up')
    expect(parsePrompt('a girl with tiger face paint').view).not.toBe('close-up')
  })

  test('an eagle of which a portrait is taken does not fly', () => {
    const [first] = catchLights('close-up of an eagle')
    expect(first).toBeDefined()
    expect(Math.abs(first.y - 0.45)).toBeLessThan(0.25)
  })
})
