import { describe, expect, test } from 'vitest'
import { reviseWish } from './revise-picture.ts'

const STYLES = ['photorealistic', 'watercolor', 'oil-painting']
const revise = (prompt: string, instruction: string) =>
  reviseWish({ prompt, style: 'photorealistic' }, instruction, STYLES)

describe('an edit by words of a picture that rules drew', () => {
  test.each([
    ['a red fox at dawn', 'make the sky darker', 'a red fox, at night'],
    ['a lighthouse at night', 'Now make it brighter!', 'a lighthouse, daytime'],
    ['a lighthouse by the sea', 'turn it into sunset', 'a lighthouse by the sea, at sunset'],
    ['a cottage in the snow', 'make it rain', 'a cottage, rain'],
    ['a park in summer', 'change the season to autumn', 'a park, in autumn'],
    ['a harbor', 'make it foggy, at night', 'a harbor, at night, fog'],
  ])('%s: %s', (prompt, instruction, becomes) => {
    expect(revise(prompt, instruction)).toEqual({ prompt: becomes, style: 'photorealistic' })
  })

  test('another style leaves the words alone', () => {
    expect(revise('a harbor', 'as an oil painting')).toEqual({ prompt: 'a harbor', style: 'oil-painting' })
  })

  test('what it does not know is refused whole', () => {
    for (const instruction of ['add a dog', 'make it rain and add a dog', 'remove the boat', 'make it', '🙂'])
      expect(revise('a harbor', instruction)).toBeUndefined()
  })
})
