import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BALL, plainBox, SAMPLER, solidAt, trialScene } from '../../test/trial-scene.ts'
import { FAR, type GBuffer, SURFACE } from './g-buffer.ts'
import { renderPass } from './render-pass.ts'
import { renderScene } from './render-scene.ts'
import { createCovers, createGBuffer } from './resolve.ts'

function fingerprint(buffer: GBuffer): string {
  const hash = createHash('sha256')
  for (const part of [buffer.color, buffer.albedo, buffer.normal, buffer.depth, buffer.surface, buffer.instance]) hash.update(new Uint8Array(part.buffer))
  return hash.digest('hex')
}

const meanLight = (buffer: GBuffer): number => buffer.color.reduce((sum, value) => sum + value, 0) / buffer.color.length

describe('the renderer', () => {
  test.each(['standard', 'high'] as const)('gives the same bits for the same scene after a larger one, and others when something moved, in %s', (quality) => {
    const scene = trialScene(96, 80)
    const first = fingerprint(renderScene(scene, { quality }))
    renderScene(trialScene(160, 120, { wetness: 0.5, solids: [solidAt(SAMPLER, [0.3, 0, -1], 1, 2)] }), { quality })
    expect(fingerprint(renderScene(scene, { quality }))).toBe(first)
    const moved = trialScene(96, 80, { solids: [solidAt(BALL, [0.3, 0, 0], 1)] })
    expect(fingerprint(renderScene(moved, { quality }))).not.toBe(first)
  })

  test('gives every pixel of a pond the normal of water that is nearly level', () => {
    const { surface, normal } = renderScene(trialScene(96, 80))
    const upward = [...surface.keys()].filter((i) => surface[i] === SURFACE.water).map((i) => normal[i * 3 + 1])
    expect(upward.length).toBeGreaterThan(100)
    expect(Math.min(...upward)).toBeGreaterThan(0.9)
    expect(Math.max(...upward)).toBeLessThanOrEqual(1)
  })

  test.each(['standard', 'high', 'ultra'] as const)('leaves nothing of the last picture in a buffer that is drawn over, in %s', (quality) => {
    const scene = trialScene(70, 66)
    const used = renderScene(trialScene(70, 66, { wetness: 0.5, solids: [solidAt(BALL, [0.3, 0, 0], 1)] }))
    used.fur.fill(1)
    used.normal.fill(1)
    used.albedo.fill(1)
    const fresh = renderScene(scene, { quality })
    const over = renderScene(scene, { quality, into: used })
    expect(over).toBe(used)
    expect(fingerprint(over)).toBe(fingerprint(fresh))
    expect(over.fur).toEqual(fresh.fur)
  })

  test('interpolates smooth walls without changing how they look', () => {
    const asked: number[] = []
    const draw = (smooth: boolean) => {
      let faces = 0
      const wall = plainBox([-9, -1, 3], [9, 9, 3.2])
      const face: typeof wall.face = (axis, u, v, x, y, z, out) => {
        faces++
        wall.face(axis, u, v, x, y, z, out)
        out[0] = 0.3 + 0.02 * x
      }
      const buffer = renderScene(trialScene(96, 80, { boxes: [{ ...wall, face, smooth }] }))
      asked.push(faces)
      return buffer
    }
    const [plain, smooth] = [draw(false), draw(true)]
    expect(asked[1]).toBeLessThan(asked[0] / 3)
    for (let i = 0; i < plain.color.length; i++) expect(Math.abs(smooth.color[i] - plain.color[i])).toBeLessThan(0.05)
  })

  test('shows sky, ground, water, card, ball and box where they are', () => {
    const buffer = renderScene(trialScene(160, 120))
    const seen = new Set(buffer.surface)
    for (const surface of [SURFACE.sky, SURFACE.terrain, SURFACE.water, SURFACE.sprite, SURFACE.solid, SURFACE.box]) expect(seen).toContain(surface)
    expect(new Set(buffer.instance)).toEqual(new Set([0, 1, 2]))
    expect(buffer.depth[0]).toBe(FAR)
    const ball = 75 * 160 + 80
    expect(buffer.instance[ball]).toBe(1)
    expect(buffer.depth[ball]).toBeCloseTo(4, 0)
    expect(buffer.albedo[ball * 3]).toBeGreaterThan(buffer.albedo[ball * 3 + 2] * 3)
  })

  test.each(['standard', 'high', 'ultra'] as const)('fills every pixel with finite light in %s', (quality) => {
    const buffer = renderScene(trialScene(70, 66, { wetness: 0.5 }), { quality })
    expect(buffer.color.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
    expect(buffer.color.length).toBe(70 * 66 * 3)
  })

  test.each([
    [1, 40],
    [40, 1],
    [65, 129],
    [17, 3],
  ])('renders %i x %i pixels, whatever the strips divide into', (width, height) => {
    const buffer = renderScene(trialScene(width, height))
    expect(buffer.color.every(Number.isFinite)).toBe(true)
    expect(buffer.depth.every((depth) => depth > 0)).toBe(true)
  })

  test('renders an empty scene as sky', () => {
    const { terrain: _terrain, water: _water, ...bare } = trialScene(20, 20)
    const buffer = renderScene({ ...bare, solids: [], boxes: [], sprites: [], lights: [] })
    expect(new Set(buffer.surface)).toEqual(new Set([SURFACE.sky]))
  })

  test('renders a parallel view', () => {
    const camera = { position: [-8, 9, -8], target: [0, 0.5, 0], fov: 3, orthographic: true } as const
    const buffer = renderScene(trialScene(90, 90, { camera }))
    expect(new Set(buffer.instance)).toContain(1)
    expect(buffer.surface[0]).toBe(SURFACE.terrain)
  })

  test('interpolated shading differs from full shading by less than an eye sees', () => {
    const scene = trialScene(128, 128)
    const images = [4, 1].map((lattice) => {
      const buffer = createGBuffer(128, 128)
      renderPass(scene, buffer, createCovers(scene, 128 * 128), {
        samples: 1,
        lattice,
        tolerance: 0.06,
        groundSpacing: 4,
        groundGrowth: 0.008,
        checkpoint: () => {},
        onProgress: () => {},
      })
      return buffer.color.map((value) => Math.sqrt(value / (1 + value)))
    })
    const error = images[0].reduce((sum, value, i) => sum + (value - images[1][i]) ** 2, 0) / images[0].length
    expect(-10 * Math.log10(error)).toBeGreaterThan(42)
  })

  test('stops at the next checkpoint and keeps checking while it works', () => {
    let checks = 0
    const stop = () => {
      checks++
      if (checks === 6) throw new Error('stopped')
    }
    expect(() => renderScene(trialScene(200, 200), { checkpoint: stop })).toThrow('stopped')
    expect(checks).toBe(6)
  })

  test('tells its progress from start to end, never backward', () => {
    const shares: number[] = []
    renderScene(trialScene(64, 200), { quality: 'high', onPhase: (done) => shares.push(done) })
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })
})

describe('light', () => {
  test('a box between the ground and the sun darkens the ground', () => {
    const open = trialScene(80, 80, { boxes: [] })
    const roofed = trialScene(80, 80, { boxes: [plainBox([-9, 4, -9], [9, 4.2, 9])] })
    expect(meanLight(renderScene(roofed))).toBeLessThan(meanLight(renderScene(open)) * 0.9)
    const airy = { ...roofed, boxes: roofed.boxes.map((box) => ({ ...box, castsShadow: false })) }
    expect(meanLight(renderScene(airy))).toBeGreaterThan(meanLight(renderScene(roofed)) * 1.05)
  })

  test('a lamp lights what is within its reach and nothing beyond', () => {
    const light = { position: [0, 2.5, -2], color: [2, 1, 0.5], radius: 4 } as const
    const far = { ...light, position: [0, 2.5, -60] } as const
    const dark = trialScene(80, 80, { lights: [] })
    expect(meanLight(renderScene({ ...dark, lights: [light] }))).toBeGreaterThan(meanLight(renderScene(dark)) * 1.01)
    expect(meanLight(renderScene({ ...dark, lights: [far] }))).toBeCloseTo(meanLight(renderScene(dark)), 5)
  })

  test('glowing materials are seen at night, a mirror shows the sky', () => {
    const night = trialScene(60, 60)
    const black = { ...night.sky, sunColor: [0, 0, 0], ambient: [0, 0, 0], ground: [0, 0, 0] } as const
    const glowing = { ...BALL, materials: [{ color: [0, 0, 0], emission: [3, 1, 0] }] } as const
    const buffer = renderScene({ ...night, sky: black, lights: [], solids: [solidAt(glowing, [0, 0, 0], 1)] })
    expect(buffer.color[(38 * 60 + 30) * 3]).toBeGreaterThan(2)
    const mirror = { ...SAMPLER, materials: SAMPLER.materials.map((m) => ({ ...m, metal: 1 })) }
    const shiny = renderScene({ ...night, solids: [solidAt(mirror, [0, 0, -1], 1, 1.5)] })
    const dull = renderScene({ ...night, solids: [solidAt(SAMPLER, [0, 0, -1], 1, 1.5)] })
    expect(fingerprint(shiny)).not.toBe(fingerprint(dull))
  })

  test('paints a decal on the side that faces it and not on the back', () => {
    const pixels = new Uint8ClampedArray(16 * 16 * 4).map((_, i) => ((i & 3) === 2 || (i & 3) === 3 ? 255 : 0))
    const decal = { instance: 1, center: [0, 1, -1], right: [0.5, 0, 0], up: [0, 0.5, 0], size: 16, pixels } as const
    const front = renderScene(trialScene(80, 80, { decals: [decal] }))
    const back = renderScene(trialScene(80, 80, { decals: [{ ...decal, right: [-0.5, 0, 0] }] }))
    const middle = (46 * 80 + 40) * 3 + 2
    expect(front.albedo[middle]).toBeGreaterThan(0.8)
    expect(back.albedo[middle]).toBeLessThan(0.3)
  })
})
