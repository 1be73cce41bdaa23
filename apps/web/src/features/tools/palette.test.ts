import { describe, expect, it } from 'vitest'
import { findPalette } from '#web/shared/colors/find-palette.ts'
import { contrastOf, fromOklab, hexOf, type Rgb, toOklab } from '#web/shared/colors/oklab.ts'
import { aseOf, cssOf, gplOf, jsonOf } from './palette-files.ts'

function picture(...fields: (readonly [Rgb, number])[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    fields.flatMap(([color, count]) => Array.from({ length: count }, () => [...color, 255]).flat()),
  )
}
const RED: Rgb = [220, 30, 40]
const NAVY: Rgb = [10, 20, 90]
const CREAM: Rgb = [250, 240, 220]

describe('the palette of a picture', () => {
  it('finds the colors and their shares, the largest first', () => {
    const found = findPalette(picture([NAVY, 600], [CREAM, 300], [RED, 100]), 3)
    expect(found.map(({ color }) => color)).toEqual([NAVY, CREAM, RED])
    expect(found.map(({ share }) => share)).toEqual([0.6, 0.3, 0.1])
  })

  it('is the same for the same pixels, sees no transparent ones, and names no color that is not there', () => {
    const pixels = picture([NAVY, 50], [RED, 50])
    expect(findPalette(pixels, 8)).toEqual(findPalette(pixels, 8))
    expect(findPalette(pixels, 8)).toHaveLength(2)
    expect(findPalette(new Uint8ClampedArray(400), 5)).toEqual([])
  })

  it('keeps a small accent beside many shades of the ground', () => {
    const grounds = Array.from({ length: 40 }, (_, i): readonly [Rgb, number] => [
      [60 + i, 70 + i, 80 + i],
      200,
    ])
    const hexes = findPalette(picture(...grounds, [RED, 120]), 5).map(({ color }) => color)
    expect(hexes.some(([red, green]) => red > 200 && green < 60)).toBe(true)
  })

  it('goes to OKLab and back without a step', () => {
    for (const color of [RED, NAVY, CREAM, [0, 0, 0], [255, 255, 255]] as const)
      expect(fromOklab(toOklab(color))).toEqual(color)
    expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  })

  it('is written as CSS, JSON, GPL and ASE', () => {
    const swatches = findPalette(picture([NAVY, 3], [RED, 1]), 2)
    expect(cssOf(swatches)).toContain('--color-1: #0a145a;')
    expect(JSON.parse(jsonOf('A', swatches)).colors[1]).toEqual({ hex: hexOf(RED), rgb: RED, share: 0.25 })
    expect(gplOf('A\nB', swatches)).toContain('Name: A B\nColumns: 2\n#\n 10  20  90\t#0a145a\n')
    const view = new DataView(aseOf(swatches).buffer)
    expect([view.getUint32(0), view.getUint32(8), view.getUint16(12), view.getUint32(14)]).toEqual([
      0x41534546, 2, 1, 36,
    ])
    expect(view.byteLength).toBe(12 + 2 * 42)
    expect(view.getFloat32(12 + 8 + 16 + 4)).toBeCloseTo(10 / 255)
  })
})
