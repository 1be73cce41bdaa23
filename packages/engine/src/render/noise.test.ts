import { describe, expect, test } from 'vitest'
import { createRandom, fbm, hash2, ridged, valueNoise } from './noise.ts'

describe('noise', () => {
  test('has the same values on every machine', () => {
    expect([hash2(0, 0), hash2(3, -7), hash2(-1000, 12345)].map((v) => v.toFixed(9))).toMatchSnapshot()
    expect([valueNoise(0.5, 0.25), fbm(12.3, -4.5, 6), ridged(0.7, 9.1, 5)].map((v) => v.toFixed(9))).toMatchSnapshot()
    const random = createRandom(42)
    expect([random(), random(), random()].map((v) => v.toFixed(9))).toMatchSnapshot()
  })

  test('stays between 0 and 1 and is continuous', () => {
    for (let i = 0; i < 400; i++) {
      const x = i * 1.37 - 200
      const y = i * -0.91
      for (const value of [valueNoise(x, y), fbm(x, y, 5), ridged(x, y, 5)]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
      expect(Math.abs(valueNoise(x, y) - valueNoise(x + 1e-4, y))).toBeLessThan(1e-3)
    }
  })

  test('random streams differ by seed and spread evenly', () => {
    const streams = [1, 2].map((seed) => Array.from({ length: 2000 }, createRandom(seed)))
    expect(streams[0]).not.toEqual(streams[1])
    for (const stream of streams) expect(stream.reduce((sum, value) => sum + value, 0) / stream.length).toBeCloseTo(0.5, 1)
  })
})
