import { expect, test } from 'vitest'
import { byWords, byWordsAndColors, tellingWords } from './similarity.ts'

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
  const own = picture('own', 'a red fox in snow')
  const found = [
    picture('one', 'a fox'),
    own,
    picture('two', 'a red fox', 'oil'),
    picture('one', 'a fox'),
    picture('oil', 'a fox', 'oil'),
  ]
  expect(byWords(own, found).map(({ id }) => id)).toEqual(['two', 'one', 'oil'])
})

const picture = (id: string, prompt: string, style = 'anime') => ({ id, prompt, style })
const swatch = (red: number, green: number, blue: number, share: number) =>
  ({ color: [red, green, blue], share }) as const
const NIGHT = [swatch(12, 16, 40, 0.8), swatch(240, 200, 90, 0.2)]
const DUSK = [swatch(20, 22, 52, 0.75), swatch(230, 190, 80, 0.25)]
const MEADOW = [swatch(90, 180, 70, 0.7), swatch(140, 200, 250, 0.3)]

test('among pictures that share as much, those of like colors come first', () => {
  const own = picture('own', 'a red fox in snow')
  const palettes = new Map([
    ['own', NIGHT],
    ['day', MEADOW],
    ['night', DUSK],
    ['words', MEADOW],
  ])
  const found = [picture('day', 'a fox'), picture('night', 'a fox'), picture('words', 'a red fox')]
  const order = byWordsAndColors(own, found, (id) => palettes.get(id) ?? [])
  expect(order.map(({ id }) => id)).toEqual(['words', 'night', 'day'])
})

test('without a word in common a picture is like another by its colors alone, where these are alike', () => {
  const own = picture('own', 'a lighthouse')
  const found = [picture('day', 'a boat'), picture('night', 'a city'), picture('unread', 'a horse')]
  const palettes = new Map([
    ['own', NIGHT],
    ['day', MEADOW],
    ['night', DUSK],
  ])
  const likeIt = (known: typeof palettes) =>
    byWordsAndColors(own, found, (id) => known.get(id) ?? []).map(({ id }) => id)
  expect(likeIt(palettes)).toEqual(['night'])
  expect(likeIt(new Map())).toEqual([])
})
