import { describe, expect, it } from 'vitest'
import { joinMarks, markFile, readMark } from './source-mark.ts'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const png = new Blob([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], { type: 'image/png' })

describe('the mark that a machine made a picture', () => {
  it('is put in a file that a browser encoded, and read from it', async () => {
    expect(await readMark(png)).toBeUndefined()
    const marked = await markFile(png, 'trainedAlgorithmicMedia')
    expect(marked.type).toBe('image/png')
    expect(await readMark(marked)).toBe('trainedAlgorithmicMedia')
  })

  it('leaves alone what bears none, and what is no picture', async () => {
    expect(await markFile(png, undefined)).toBe(png)
    const other = new Blob(['GIF89a'], { type: 'image/gif' })
    expect(await markFile(other, 'algorithmicMedia')).toBe(other)
  })

  it('is the strictest of those that a sheet is put together from', () => {
    expect(joinMarks([undefined, 'algorithmicMedia'])).toBe('algorithmicMedia')
    expect(joinMarks(['algorithmicMedia', 'trainedAlgorithmicMedia', undefined])).toBe(
      'trainedAlgorithmicMedia',
    )
    expect(joinMarks([undefined])).toBeUndefined()
  })
})
