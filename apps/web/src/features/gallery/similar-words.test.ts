import { expect, test } from 'vitest'
import { bySimilarity, tellingWords } from './similar-words.ts'

test('the telling words of a prompt are its first ones that are not in every prompt', () => {
  expect(tellingWords('A picture of two cats on a beach, under a blue balloon')).toEqual([
    'cats',
    'beach',
    'blue',
  ])
  expect(tellingWords('a Café, the café')).toEqual(['cafe'])
  expect(tellingWords('of the')).toEqual([])
})

test('the others are ordered by the words they share, then by style, each once and never the picture itself', () => {
  const picture = (id: string, prompt: string, style = 'anime') => ({ id, prompt, style })
  const own = picture('own', 'a red fox in snow')
  const found = [
    picture('one', 'a fox'),
    own,
    picture('two', 'a red fox', 'oil'),
    picture('one', 'a fox'),
    picture('oil', 'a fox', 'oil'),
  ]
  expect(bySimilarity(own, found).map(({ id }) => id)).toEqual(['two', 'one', 'oil'])
})
