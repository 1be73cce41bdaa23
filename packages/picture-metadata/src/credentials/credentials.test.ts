import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { join, viewOf } from '../bytes.ts'
import { crc32 } from '../png.ts'
import { writeMetadata } from '../write-metadata.ts'
import { findManifests } from './manifest-place.ts'
import { readCredentials } from './read-credentials.ts'

/** Signed by another implementation (c2pa-ts 0.9.4), with ECDSA and with RSA-PSS, and validated by it. */
const file = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)))
const PNG = file('signed.png')
const JPEG = file('signed.jpg')

function withByte(bytes: Uint8Array, at: number): Uint8Array {
  const changed = bytes.slice()
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

function placeOf(bytes: Uint8Array, text: string): number {
  return Buffer.from(bytes).indexOf(text)
}

describe('Content Credentials', () => {
  test('say who signed a PNG and a JPEG, and that nothing has changed since', async () => {
    expect(await readCredentials(PNG)).toEqual({
      signer: 'Example signer',
      organization: 'Example Pictures',
      generator: expect.stringContaining('c2pa-ts'),
      state: 'valid',
    })
    expect(await readCredentials(JPEG)).toMatchObject({
      signer: 'Prüfer Übersee',
      organization: 'Presse d’Été',
      state: 'valid',
    })
  })

  test('are changed by one other bit: of the picture, of what is said of it, of the claim and of the signature', async () => {
    const places = [
      PNG.length - 30,
      placeOf(PNG, 'trainedAlgorithmicMedia'),
      placeOf(PNG, 'urn:uuid:5f1d') + 10,
    ]
    for (const at of places)
      expect(await readCredentials(withByte(PNG, at))).toMatchObject({ state: 'changed' })
    expect(await readCredentials(withByte(JPEG, JPEG.length - 5))).toMatchObject({ state: 'changed' })
  })

  test('are unknown where they are broken, and nothing where there are none', async () => {
    const store = findManifests(PNG) ?? new Uint8Array()
    for (const size of [0, 7, 40, 400, store.length - 100]) {
      const cut = pngWith('caBX', store.subarray(0, size))
      expect(await readCredentials(cut)).toMatchObject({ signer: undefined, state: 'unknown' })
    }
    const nested = pngWith('caBX', nest(300_000))
    expect(await readCredentials(nested)).toMatchObject({ state: 'unknown' })
    expect(await readCredentials(pngWith('tEXt', store))).toBeUndefined()
    expect(await readCredentials(new Uint8Array(50))).toBeUndefined()
  })

  test('never stay behind in a file that is written anew', async () => {
    for (const bytes of [PNG, JPEG]) {
      const written = writeMetadata(bytes, { sourceType: 'trainedAlgorithmicMedia' })
      expect(await readCredentials(written)).toBeUndefined()
      expect(placeOf(written, 'c2pa.claim')).toBe(-1)
    }
  })
})

/** A box within a box within a box. */
function nest(size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  const view = viewOf(bytes)
  for (let at = 0; at + 8 <= size; at += 8) {
    view.setUint32(at, size - at)
    bytes.set(Buffer.from('jumb'), at + 4)
  }
  return bytes
}

function pngWith(type: string, data: Uint8Array): Uint8Array {
  const body = join([Buffer.from(type), data])
  const ends = new Uint8Array(8)
  viewOf(ends).setUint32(0, data.length)
  viewOf(ends).setUint32(4, crc32(body))
  return join([PNG.subarray(0, 33), ends.subarray(0, 4), body, ends.subarray(4)])
}
