import { expect, test } from 'vitest'
import { refuseReference, useReferenceImage } from './reference-image.ts'

test('[5.3] a file that is no image is refused', async () => {
  await useReferenceImage.getState().choose(new File(['hello'], 'notes.txt', { type: 'text/plain' }))
  expect(useReferenceImage.getState()).toMatchObject({ image: null, error: 'Please select an image file' })
})

test('an image of more than 10 MB is refused', () => {
  expect(refuseReference({ type: 'image/png', size: 10 * 1024 * 1024 })).toBeNull()
  expect(refuseReference({ type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toMatch('10 MB')
})
