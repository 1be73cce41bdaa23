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
    ['a harbor', 'add a dog', 'a harbor, with a dog'],
    ['a harbor', 'Please add a dog and two cats', 'a harbor, with a dog and two cats'],
    ['a harbor', 'make it rain and add a dog', 'a harbor, with a dog, rain'],
    ['a table', 'add a tea set and a cake', 'a table, with a tea set and a cake'],
    ['a harbor', 'add snow', 'a harbor, snow'],
    ['a harbor with a small boat', 'remove the boat', 'a harbor'],
    ['two dogs and a cat on a beach', 'take away the dogs, then make it night', 'a cat on a beach, at night'],
    ['a man with a red hat and two dogs', 'remove the hat', 'a man and two dogs'],
    ['a red ball on sand', 'make the ball blue', 'a blue ball on sand'],
    ['an apple and a pear on a table', 'paint the apple green', 'a green apple and a pear on a table'],
    ['two cars by the sea', 'turn the cars orange', 'two orange cars by the sea'],
  ])('%s: %s', (prompt, instruction, becomes) => {
    expect(revise(prompt, instruction)).toEqual({ prompt: becomes, style: 'photorealistic' })
  })

  test('another style leaves the words alone', () => {
    expect(revise('a harbor', 'as an oil painting')).toEqual({ prompt: 'a harbor', style: 'oil-painting' })
  })

  test('what it does not know is refused whole', () => {
    for (const instruction of [
      'add a zorblefox',
      'make it rain and add a zorblefox',
      'remove the boat',
      'make the boat blue',
      'make it',
      'move the dog to the left',
      '🙂',
    ])
      expect(revise('a harbor', instruction)).toBeUndefined()
    expect(revise('a red ball', 'remove the ball'), 'nothing would be left').toBeUndefined()
    expect(revise('a harbor', 'add a naked person')).toBeUndefined()
  })
})
