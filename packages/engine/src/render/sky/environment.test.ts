import { describe, expect, test } from 'vitest'
import { BALL, CARD, solidAt, trialScene } from '../../../test/trial-scene.ts'
import { SURFACE } from '../g-buffer.ts'
import { renderScene } from '../render-scene.ts'
import type { Scene } from '../scene.ts'
import { patternShare } from '../surface-material.ts'
import { createView } from '../view.ts'
import { createFog } from './fog.ts'
import { createSky, createSkyDome } from './sky.ts'

const bare = { boxes: [], sprites: [], lights: [], solids: [] }

/** Mean linear color of rows from … to of a scene. */
function meanOfRows(scene: Scene, from: number, to: number): number[] {
  const { color, width } = renderScene(scene)
  return [0, 1, 2].map((c) => {
    let sum = 0
    for (let i = from * width; i < to * width; i++) sum += color[i * 3 + c]
    return sum / ((to - from) * width)
  })
}

describe('water and wet ground', () => {
  const pond = { ...bare, water: { y: 0.3, color: [0.01, 0.02, 0.02], ripple: 0 } } as const
  const red = { ...BALL, materials: [{ color: [0, 0, 0], emission: [3, 0, 0] }] } as const

  test('still water mirrors what stands behind it', () => {
    const [plainRed] = meanOfRows(trialScene(80, 80, pond), 50, 80)
    const [mirroredRed] = meanOfRows(trialScene(80, 80, { ...pond, solids: [solidAt(red, [0, 0.3, 1], 1)] }), 50, 80)
    expect(mirroredRed).toBeGreaterThan(plainRed * 1.1)
  })

  test('waves make water differ from a mirror', () => {
    const calm = renderScene(trialScene(80, 80, pond)).color
    const rough = renderScene(trialScene(80, 80, { ...pond, water: { ...pond.water, ripple: 0.15 } })).color
    expect(calm).not.toEqual(rough)
  })

  test('wetness makes flat ground mirror', () => {
    const { water: _water, ...dry } = trialScene(80, 80, bare)
    expect(new Set(renderScene({ ...dry, wetness: 0.9 }).surface)).toContain(SURFACE.wet)
    expect(new Set(renderScene(dry).surface)).not.toContain(SURFACE.wet)
  })
})

describe('sky', () => {
  const scene = trialScene(90, 90, bare)
  const night = { ...scene.sky, zenith: [0, 0, 0.01], horizon: [0, 0, 0.02], glow: [0, 0, 0], clouds: 0 } as const
  test('around the moon it only gets darker', () => {
    const sky = createSky({ ...night, moon: 1 }, createView(scene.camera, 90, 90))
    const out = new Float64Array(3)
    const bright = (x: number, y: number) => {
      const length = Math.hypot(x, y, 1)
      sky(x / length, y / length, 1 / length, out)
      return out[0] + out[1] + out[2]
    }
    let middle = { x: 0, y: 0, light: 0 }
    for (let x = -0.6; x < 0.6; x += 0.02)
      for (let y = 0; y < 0.6; y += 0.02) {
        const light = bright(x, y)
        if (light > middle.light) middle = { x, y, light }
      }
    const outward = Array.from({ length: 900 }, (_, k) => bright(middle.x + k * 0.0003, middle.y))
    const halo = outward.slice(outward.findLastIndex((light) => light > 2.2))
    expect(halo.length).toBeLessThan(outward.length)
    for (let k = 1; k < halo.length; k++) expect(halo[k]).toBeLessThan(halo[k - 1] + 0.01)
  })

  const sum = (changes: Partial<Scene['sky']>) => meanOfRows({ ...scene, sky: { ...night, ...changes } }, 0, 40).reduce((a, b) => a + b)

  test.each([
    ['stars', { stars: 1 }],
    ['the moon', { moon: 1 }],
    ['the Earth', { earth: 'disc' as const, airless: true }],
    ['northern lights', { aurora: 1 }],
    ['a rainbow', { rainbow: 1 }],
    ['clouds', { clouds: 1 }],
  ])('shows %s', (_what, changes) => expect(sum(changes)).toBeGreaterThan(sum({}) * 1.05))

  test('is brighter toward the sun', () => {
    const view = createView(scene.camera, 10, 10)
    const sky = createSky({ ...scene.sky, glow: [1, 0.5, 0.2], clouds: 0, sunDirection: [1, 0, 0] }, view)
    const toward = new Float64Array(3)
    const away = new Float64Array(3)
    sky(1, 0, 0, toward)
    sky(-1, 0, 0, away)
    expect(toward[0]).toBeGreaterThan(away[0] + 0.5)
  })

  test('the dome for reflections shows the sky itself', () => {
    const view = createView(scene.camera, 10, 10)
    const sky = createSky({ ...scene.sky, clouds: 0 }, view)
    const dome = createSkyDome(sky, 192)
    const a = new Float64Array(3)
    const b = new Float64Array(3)
    for (const [x, y, z] of [
      [0.6, 0.8, 0],
      [0, 0.1, 0.995],
      [-0.5, 0.5, 0.7],
    ]) {
      sky(x, y, z, a)
      dome(x, y, z, b)
      for (let c = 0; c < 3; c++) expect(b[c]).toBeCloseTo(a[c], 1)
    }
  })

  test('fog takes far things to its color', () => {
    const far = { ...scene, solids: [solidAt(BALL, [0, -4, 60], 1, 12)] }
    const share = (fog: number) => {
      const { color } = renderScene({ ...far, sky: { ...scene.sky, fog, fogColor: [0.9, 0.1, 0.9] } })
      return color[(40 * 90 + 45) * 3 + 2]
    }
    expect(share(0.05)).toBeGreaterThan(share(0) + 0.3)
  })

  test('thick fog lies low: what is high up comes out of it, thin air veils both alike', () => {
    const view = createView(scene.camera, 10, 10)
    const veil = (fog: number, up: number) => createFog({ ...scene.sky, fog }, view).amount(60, up)
    expect(veil(0.04, 0.4)).toBeLessThan(0.5 * veil(0.04, 0))
    expect(veil(0.01, 0.4)).toBe(veil(0.01, 0))
  })

  test('fog in the sky takes the lower sky toward the horizon’s color', () => {
    const view = createView(scene.camera, 10, 10)
    const blue = (haze: number) => {
      const out = new Float64Array(3)
      createSky({ ...scene.sky, clouds: 0, haze, zenith: [0, 0, 1], horizon: [1, 1, 0] }, view)(0.6, 0.3, 0.74, out)
      return out[2]
    }
    expect(blue(1)).toBeLessThan(0.7 * blue(0))
  })
})

test('cards throw their shadow on the ground', () => {
  const tree = { position: [-1, 0.1, 1], width: 2, height: 4, texture: CARD, flip: false, instance: 0 } as const
  const shaded = renderScene(trialScene(90, 90, { ...bare, sprites: [tree] }))
  const open = renderScene(trialScene(90, 90, bare))
  let darkened = 0
  for (let i = 0; i < open.surface.length; i++) if (shaded.surface[i] === SURFACE.terrain && shaded.color[i * 3 + 1] < open.color[i * 3 + 1] * 0.75) darkened++
  expect(darkened).toBeGreaterThan(20)
})

test.each(['stripes', 'spots', 'checks', 'dots', 'wood', 'brick', 'noise', 'scales'] as const)('the pattern %s shows both its colors', (kind) => {
  const shares = Array.from({ length: 900 }, (_, i) => patternShare({ kind, color: [0, 0, 0], scale: 3 }, (i % 30) * 0.07, Math.floor(i / 30) * 0.05, 0.2))
  expect(Math.min(...shares)).toBeLessThan(0.35)
  expect(Math.max(...shares)).toBeGreaterThan(0.45)
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
})
