import { expect, test } from 'vitest'
import { refuseSize, useReferenceImage } from './reference-image.ts'

test('[5.3] a file that is no image is refused, and so is a drawing that can carry a script', async () => {
  for (const type of ['text/plain', 'image/svg+xml', '']) {
    await useReferenceImage.getState().choose(new File(['hello'], 'notes', { type }))
    expect(useReferenceImage.getState()).toMatchObject({ image: null, error: 'Please select an image file' })
  }
})

test('a picture of more than fifty megapixels is refused', () => {
  expect(refuseSize(10_000, 5_000)).toBeNull()
  expect(refuseSize(10_000, 10_000)).toMatch('50 megapixels')
})
