import { describe, expect, it } from 'vitest'
import { plainInput } from '../../../test/plain-input.ts'
import type { Painting } from '../../render/painting.ts'
import { kitFor } from '../registry.ts'

function bunchOf(flower: string): Painting {
  const piece = kitFor('plant:').build(plainInput('bouquet', { attributes: [flower] }))
  const painting = piece.cards?.[0].texture.painted(0)
  if (!painting) throw new Error('no card')
  return painting
}

/** Share of a card's upper part that is covered by blooms: opaque, and not green. */
function dome({ width, height, albedo }: Painting): number {
  let petals = 0
  const rows = Math.floor(height * 0.55)
  for (let i = 0; i < width * rows; i++) {
    const [r, g, b, a] = albedo.subarray(i * 4, i * 4 + 4)
    if (a > 200 && g < Math.max(r, b) * 1.05) petals++
  }
  return petals / (width * rows)
}

/** Standard deviation of the light on painted pixels. */
function relief({ light, albedo }: Painting): number {
  const lit = Array.from(light).filter((_, i) => albedo[i * 4 + 3] > 200)
  const mean = lit.reduce((sum, value) => sum + value, 0) / lit.length
  return Math.sqrt(lit.reduce((sum, value) => sum + (value - mean) ** 2, 0) / lit.length)
}

describe('a bouquet', () => {
  it.each(['peony', 'rose', 'hydrangea', 'carnation', 'lily', 'tulip'])('of %s is a full dome, modeled by light', (flower) => {
    const painting = bunchOf(flower)
    expect(dome(painting)).toBeGreaterThan(0.26)
    expect(relief(painting)).toBeGreaterThan(24)
  })

  it('is a different one for every kind of flower', () => {
    const kinds = ['peony', 'rose', 'lily', 'tulip', 'daisy', 'sunflower', 'orchid', 'hydrangea', 'poppy']
    const prints = kinds.map((kind) => bunchOf(kind).light.join())
    expect(new Set(prints).size).toBe(kinds.length)
  })
})
