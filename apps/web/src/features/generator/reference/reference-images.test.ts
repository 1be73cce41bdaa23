import { LIMITS } from '@easel/contract/limits'
import { expect, test } from 'vitest'
import { refuseSize, roomFor, useReferenceImages } from './reference-images.ts'

test('[5.3] a file that is no image is refused, and so is a drawing that can carry a script', async () => {
  for (const type of ['text/plain', 'image/svg+xml', '']) {
    await useReferenceImages.getState().choose(new File(['hello'], 'notes', { type }))
    expect(useReferenceImages.getState()).toMatchObject({ images: [], error: 'Please select an image file' })
  }
})

test('a picture of more than fifty megapixels is refused', () => {
  expect(refuseSize(10_000, 5_000)).toBeNull()
  expect(refuseSize(10_000, 10_000)).toMatch('50 megapixels')
})

test('a seventeenth picture, and one that finds no bytes left, are told what to do', () => {
  const small = { dataUrl: 'data:image/png;base64,AAAA' }
  expect(roomFor([small])).toBeGreaterThan(LIMITS.referenceImageBytes)
  expect(roomFor(Array.from({ length: 16 }, () => small))).toBe(
    'A picture may have up to 16 reference images: remove one first',
  )
  const heavy = { dataUrl: `data:image/png;base64,${'A'.repeat(28 * 1024 * 1024)}` }
  expect(roomFor([heavy])).toBe('The reference images may have up to 20 MB together: remove one first')
})

test('a picture is moved, given a role and removed by its own name, however many are alike', () => {
  const image = (id: string) => ({ id, name: 'a.png', dataUrl: 'data:image/png;base64,AAAA' })
  useReferenceImages.setState({ images: ['a', 'b', 'c'].map(image) })
  const ids = () => useReferenceImages.getState().images.map(({ id }) => id)
  const { move, giveRole, remove } = useReferenceImages.getState()
  move('c', 0)
  expect(ids()).toEqual(['c', 'a', 'b'])
  move('c', 2)
  expect(ids()).toEqual(['a', 'b', 'c'])
  giveRole('b', 'style')
  expect(useReferenceImages.getState().images[1]).toMatchObject({ id: 'b', role: 'style' })
  remove('a')
  expect(ids()).toEqual(['b', 'c'])
})
