import { expect, test } from 'vitest'
import { plantTexture } from '../../kits/plants/plant.ts'
import { treeTexture } from '../../kits/plants/tree.ts'
import type { SpriteTexture } from '../painting.ts'
import { mipLevel, TEXEL, TEXEL_MAX } from './sprite-texture.ts'

const SIDE = 64

/** White and lit on its left half, empty on its right, with one row of half-transparent red below. */
function halfTexture(): SpriteTexture {
  const albedo = new Uint8Array(SIDE * SIDE * 4)
  const light = new Uint8Array(SIDE * SIDE).fill(128)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      if (x < SIDE / 2) albedo.fill(255, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)
      else if (y === SIDE - 1) albedo.set([255, 0, 0, 128], (y * SIDE + x) * 4)
    }
  const painting = { width: SIDE, height: SIDE, albedo, light }
  return { width: SIDE, height: SIDE, painted: () => painting }
}

test('a card has the size that its pixels ask for, and no more than it has', () => {
  const texture = halfTexture()
  const widths = [200, 64, 40, 21, 10, 1].map((pixels) => mipLevel(texture, pixels).width)
  expect(widths).toEqual([64, 64, 32, 16, 8, 4])
  expect(mipLevel(texture, 30)).toBe(mipLevel(texture, 32))
})

test('each size has the colors of what it stands for, weighted by how much of it is seen', () => {
  const texture = halfTexture()
  for (const pixels of [64, 30, 12, 1]) {
    const { width, height, texels, first, last } = mipLevel(texture, pixels)
    const at = (x: number, y: number) => [...texels.subarray((y * width + x) * TEXEL, (y * width + x + 1) * TEXEL)].map((value) => value / TEXEL_MAX)
    expect(at(0, 0).map((value) => Number(value.toFixed(3)))).toEqual([1, 1, 1, 1, 0.502])
    expect(at(width - 1, 0)).toEqual([0, 0, 0, 0, 0])
    const [red, green, , alpha, light] = at(width - 1, height - 1)
    const share = 128 / 255 / (SIDE / height)
    expect(Math.abs(alpha - share)).toBeLessThan(1e-4)
    expect([red, green]).toEqual([alpha, 0])
    expect(Math.abs(light - alpha * 0.502)).toBeLessThan(1e-4)
    expect([first[0], last[0]]).toEqual([0, width / 2 - 1])
    expect(last[height - 1]).toBe(width - 1)
  }
})

test('a card is painted in the sizes that are drawn, and a quarter serves all that are smaller', () => {
  const asked: number[] = []
  const full = halfTexture()
  const texture: SpriteTexture = {
    ...full,
    painted: (halvings) => {
      asked.push(halvings)
      return full.painted(halvings)
    },
  }
  for (const pixels of [10, 5, 21, 12, 40, 64, 10, 40]) mipLevel(texture, pixels)
  expect(asked).toEqual([2, 1, 0])
})

test.each([
  ['oak', treeTexture('oak', 1)],
  ['conifer', treeTexture('pine', 1)],
  ['bare tree in snow', treeTexture('bare', 2, 1)],
  ['grass', plantTexture('grass', 1)],
  ['lavender', plantTexture('lavender', 1)],
  ['fern', plantTexture('fern', 2)],
])('a %s painted at a quarter of its size looks like one painted whole and seen from afar', (_, texture) => {
  const width = texture.width >> 4
  const small = mipLevel(texture, width)
  const painting = texture.painted(0)
  const averaged = mipLevel({ ...texture, painted: () => painting }, width)
  expect([small.width, small.height]).toEqual([averaged.width, averaged.height])
  const sum = (texels: Uint16Array, channel: number) => texels.reduce((total, value, i) => (i % TEXEL === channel ? total + value : total), 0)
  for (let channel = 0; channel < TEXEL; channel++) {
    const ratio = sum(small.texels, channel) / sum(averaged.texels, channel)
    expect(ratio).toBeGreaterThan(0.8)
    expect(ratio).toBeLessThan(1.2)
  }
})
