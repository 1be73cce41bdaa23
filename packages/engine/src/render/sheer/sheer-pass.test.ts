import { expect, test } from 'vitest'
import { BALL, solidAt, trialScene } from '../../../test/trial-scene.ts'
import { SURFACE } from '../g-buffer.ts'
import { renderScene } from '../render-scene.ts'
import type { SolidKit } from '../scene.ts'

const pane = (sheer?: number): SolidKit => ({
  materials: [{ color: [0.85, 0.92, 0.95], ...(sheer === undefined ? {} : { sheer }) }],
  primitives: [{ type: 'box', center: [0, 1, 0], half: [1.2, 1.2, 0.02], round: 0.01, yaw: 0, material: 0, blend: 0 }],
})

function redness(kit?: SolidKit): { red: number; instance: number; depth: number } {
  const solids = [solidAt(BALL, [0, 0, 1.5], 1), ...(kit ? [{ ...solidAt(kit, [0, 0, -1], 2), yaw: 0 }] : [])]
  const { color, instance, depth } = renderScene(trialScene(96, 80, { solids, sprites: [], boxes: [] }))
  const i = 40 * 96 + 48
  return { red: color[i * 3] - color[i * 3 + 2], instance: instance[i], depth: depth[i] }
}

test('what is behind thin glass shows through it', () => {
  const [bare, glass, wall] = [redness(), redness(pane(0.06)), redness(pane())]
  expect(bare.instance).toBe(1)
  expect(glass.instance).toBe(2)
  // Focus on clear glass depends on the thing behind it; glass that hides it uses its own depth.
  expect(glass.depth).toBe(bare.depth)
  expect(Math.abs(redness(pane(0.7)).depth - wall.depth)).toBeLessThan(0.01)
  expect(glass.red).toBeGreaterThan(0.6 * bare.red)
  expect(wall.red).toBeLessThan(0.2 * bare.red)
})

test('glass is seen before a card, too', () => {
  const look = (kits: readonly SolidKit[]) => {
    const { sprites, boxes } = { sprites: trialScene(96, 80).sprites, boxes: [] }
    const card = { ...sprites[0], position: [0, 0, 1] as const, instance: 3 }
    const solids = kits.map((kit) => ({ ...solidAt(kit, [0, 0, -1], 2), yaw: 0 }))
    return renderScene(trialScene(96, 80, { solids, sprites: [card], boxes }))
  }
  const [bare, glass] = [look([]), look([pane(0.3)])]
  const behind = [...bare.surface.keys()].filter((i) => bare.surface[i] === SURFACE.sprite && glass.instance[i] === 2)
  expect(behind.length).toBeGreaterThan(50)
})

const liquid = (depth: number, color: readonly [number, number, number], sheer = 0.2): SolidKit => ({
  materials: [{ color, sheer, liquid: true }],
  primitives: [{ type: 'box', center: [0, 1, 0], half: [1.2, 1.2, depth], round: 0.01, yaw: 0, material: 0, blend: 0 }],
})

test('a clear drink tints what is behind it, the more the deeper it is', () => {
  const [bare, shallow, deep] = [redness(), redness(liquid(0.05, [0.1, 0.2, 0.9])), redness(liquid(0.5, [0.1, 0.2, 0.9]))]
  expect(shallow.red).toBeLessThan(0.95 * bare.red)
  expect(deep.red).toBeLessThan(0.6 * shallow.red)
})

test('a drink is in focus where it is; what is seen through water is where it is itself', () => {
  const [bare, wall] = [redness().depth, redness(pane()).depth]
  expect(redness(liquid(0.05, [0.9, 0.5, 0.1], 0.6)).depth).toBeLessThan((bare + wall) / 2)
  expect(redness(liquid(0.05, [0.9, 0.5, 0.1], 0.2)).depth).toBe(bare)
})
