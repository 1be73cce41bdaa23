import { expect, test } from 'vitest'
import { patternShare } from './surface-material.ts'

test('clouds go from one color to the other with the height, without a step', () => {
  const layers = { kind: 'clouds', color: [0, 0, 0], scale: 1 } as const
  const shares = Array.from({ length: 101 }, (_, i) => patternShare(layers, 0.2, i / 100, 0.1))
  expect(shares[0]).toBe(0)
  expect(shares[100]).toBe(1)
  for (let i = 1; i < shares.length; i++) expect(Math.abs(shares[i] - shares[i - 1])).toBeLessThan(0.12)
})

test('what is baked is mottled along every way, not streaked along one', () => {
  const crust = { kind: 'mottled', color: [0, 0, 0], scale: 3 } as const
  for (const way of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 0.7, -1],
    [0.5, 0.3, 1],
  ]) {
    const shares = Array.from({ length: 60 }, (_, i) => {
      const [x, y, z] = way.map((part) => (part * i) / 15)
      return patternShare(crust, x, y, z)
    })
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.2)
  }
})
