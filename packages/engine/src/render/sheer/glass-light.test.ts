import { expect, test } from 'vitest'
import { trialScene } from '../../../test/trial-scene.ts'
import { KitBuilder } from '../../kits/builder/kit-builder.ts'
import type { Material, Solid } from '../scene.ts'
import { createView } from '../view.ts'
import { createGlassLight } from './glass-light.ts'

function jar(material: Material): Solid {
  const kit = new KitBuilder()
  const id = kit.material(material)
  kit.lathe(
    [0, 1, 0],
    [
      [-1, 0.6],
      [1, 0.6],
    ],
    'y',
    id,
    0,
  )
  return { kit: kit.build(), position: [0, 0, 0], yaw: 0, scale: 1, instance: 1 }
}

/** Red and blue of the sunlight on the ground along the shadow, for a sun at 45 degrees from the left. */
function onGround(material: Material, sunDirection: readonly [number, number, number]) {
  const base = trialScene(200, 200, { solids: [jar(material)] })
  const scene = { ...base, sky: { ...base.sky, sunDirection, sunColor: [1, 1, 1] as const } }
  const shine = createGlassLight(scene, createView(scene.camera, 200, 200))
  return (x: number, z: number) => {
    const light = Float64Array.of(sunDirection[1], sunDirection[1], sunDirection[1])
    shine?.(light, x, 0, z, 0, 1, 0, 1)
    return [...light].map((value) => value / sunDirection[1])
  }
}

const SUN = [-Math.SQRT1_2, Math.SQRT1_2, 0] as const

test('clear glass dims the sun a little, and nothing beside its shadow', () => {
  const at = onGround({ color: [0.9, 0.9, 0.9], sheer: 0.06 }, SUN)
  const [shaded] = at(1.2, 0)
  expect(shaded).toBeGreaterThan(0.4)
  expect(shaded).toBeLessThan(0.95)
  expect(at(1.2, 1.5)).toEqual([1, 1, 1])
  // The foot is darker on all sides.
  expect(at(-0.62, 0)[0]).toBeLessThan(0.8)
  expect(at(-1.5, 0)).toEqual([1, 1, 1])
})

test('a red drink gathers red light in its shadow', () => {
  const at = onGround({ color: [0.8, 0.1, 0.1], sheer: 0.2, liquid: true }, SUN)
  const middle = Array.from({ length: 30 }, (_, i) => at(0.6 + i * 0.08, 0))
  expect(Math.max(...middle.map(([red]) => red))).toBeGreaterThan(1.2)
  for (const [red, , blue] of middle) expect(red).toBeGreaterThan(blue - 0.05)
  const beside = at(1.2, 0.5)
  expect(beside[0]).toBeLessThan(0.8)
})

test('no light is made: what is bright in the shadow is missing beside it', () => {
  const at = onGround({ color: [1, 1, 1], sheer: 0, liquid: true }, SUN)
  let [sum, count] = [0, 0]
  for (let x = -2; x < 5; x += 0.07)
    for (let z = -2; z < 2; z += 0.07) {
      if (Math.hypot(x, z) < 1) continue
      sum += at(x, z)[0]
      count++
    }
  expect(sum / count).toBeLessThanOrEqual(1.005)
  expect(sum / count).toBeGreaterThan(0.85)
})
