import { describe, expect, it } from 'vitest'
import { baseName, refuseFile, refusePixels, sniffFormat } from './picture-file.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const PNG = bytes('\x89PNG\r\n\x1a\n')

describe('a file that is opened', () => {
  it('is known by its first bytes, whatever its name says', () => {
    expect(sniffFormat(PNG)).toBe('png')
    expect(sniffFormat(bytes('\xff\xd8\xff\xe0'))).toBe('jpg')
    expect(sniffFormat(bytes('RIFF....WEBPVP8 '))).toBe('webp')
    expect(sniffFormat(bytes('....ftypavif'))).toBe('avif')
    expect(sniffFormat(bytes('%PDF-1.7'))).toBeUndefined()
    expect(sniffFormat(new Uint8Array())).toBeUndefined()
  })

  it('is refused with what to do: SVG with its script, HEIC, no picture, empty, too large', () => {
    expect(refuseFile(bytes('<?xml version="1.0"?><svg><script>alert(1)</script></svg>'), 60)).toMatch(
      /Export it as PNG/,
    )
    expect(refuseFile(bytes('  <svg onload="x">'), 20)).toMatch(/SVG/)
    expect(refuseFile(bytes('....ftypheic'), 20)).toMatch(/JPG/)
    expect(refuseFile(bytes('MZ'), 20)).toMatch(/Choose a PNG/)
    expect(refuseFile(PNG, 0)).toMatch(/empty/)
    expect(refuseFile(PNG, 90_000_000)).toMatch(/90 MB/)
    expect(refuseFile(PNG, 1_000)).toBeNull()
  })

  it('is refused from 50 megapixels on, before it is unpacked', () => {
    expect(refusePixels(10_000, 10_000)).toMatch(/100 megapixels/)
    expect(refusePixels(8_000, 6_000)).toBeNull()
  })

  it('gives its name to what is made of it', () => {
    expect(baseName('../holiday photo.final.JPG')).toBe('-holiday photo-final')
    expect(baseName('.png')).toBe('picture')
  })
})
