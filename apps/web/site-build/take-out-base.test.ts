import { BUILD_BASE } from '@easel/contract/paths'
import { expect, test } from 'vitest'
import { takeOut } from './take-out-base.ts'

test('the stand-in for the site’s path leaves a file that is right at the root, with its places in bytes', () => {
  const built = `ä <a href="${BUILD_BASE}/">Home</a><a href="${BUILD_BASE}/faq">FAQ</a>`
  const { bytes, places } = takeOut(Buffer.from(built))
  expect(bytes.toString()).toBe('ä <a href="/">Home</a><a href="/faq">FAQ</a>')
  expect(places.map((place) => bytes.subarray(place, place + 4).toString())).toEqual(['/">H', '/faq'])
  expect(takeOut(Buffer.from('nothing'))).toEqual({ bytes: Buffer.from('nothing'), places: [] })
})
