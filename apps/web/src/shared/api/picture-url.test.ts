import { expect, test } from 'vitest'
import { pictureUrl } from './picture-url.ts'

test('[1.6] a picture is asked for in another format or width, its signature kept', () => {
  const address = '/images/gen_1.png?expires=9&signature=a%2Bb'
  expect(pictureUrl(address, { format: 'jpg' })).toBe('/images/gen_1.jpg?expires=9&signature=a%2Bb')
  expect(pictureUrl(address, { format: 'webp', width: 256 })).toBe(
    '/images/gen_1.webp?expires=9&signature=a%2Bb&w=256',
  )
  expect(pictureUrl('/images/gen_1.png')).toBe('/images/gen_1.png')
})
