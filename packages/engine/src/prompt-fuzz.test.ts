import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { ForbiddenPromptError, InvalidRequestError } from './drawn-picture.ts'
import { NOUNS } from './lexicon/lexicon.ts'
import { parsePrompt } from './parse/parse-prompt.ts'
import { createRandom } from './render/noise.ts'
import { STYLE_IDS } from './styles/registry.ts'

const PROMPTS = 4_000
const PICTURES = 30
const LONGEST = 500
const PATIENCE = 120_000

const JOINTS =
  'a an the and or of in on with without under over behind riding holding wearing no not two seven 999 "quoted" red huge glowing at night close-up , . ; : ! ? — " \' ( ) / & %'.split(
    ' ',
  )
// biome-ignore format: a list
const STRANGE = [
  '🦊', '👩‍🚀', '🏳️‍🌈', '\u0000', '\u200b', 'é', 'ß', '龍', 'שלום', 'ａｂｃ', '\u{1F600}', '\uD800', 'İ', '٣', '%s', '<b>', '\\', '\n\n', '\t', 'a̐éö̲',
]

type Random = () => number

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)]

/** Mixes words, connectives and noise: from plain sentences to nothing but symbols. */
function randomPrompt(random: Random): string {
  const sense = random()
  const wanted = Math.floor(random() ** 2 * LONGEST) + 1
  let prompt = ''
  while (prompt.length < wanted) {
    const kind = random()
    if (kind < sense * 0.45) prompt += `${pick(random, NOUNS).noun} `
    else if (kind < sense * 0.9) prompt += `${pick(random, JOINTS)} `
    else if (kind < 0.95) prompt += String.fromCodePoint(1 + Math.floor(random() ** 3 * 0x10fffe))
    else prompt += pick(random, STRANGE)
  }
  return prompt.slice(0, LONGEST)
}

describe('no prompt ends a request', () => {
  test(
    `reads ${PROMPTS} random prompts without failing`,
    () => {
      const random = createRandom(20_240)
      for (let i = 0; i < PROMPTS; i++) {
        const prompt = randomPrompt(random)
        try {
          const graph = parsePrompt(prompt, i % 3 === 0 ? randomPrompt(random) : '')
          expect(graph.entities.every(({ count }) => count >= 1 && count <= 20)).toBe(true)
        } catch (error) {
          if (!(error instanceof ForbiddenPromptError)) throw new Error(JSON.stringify(prompt), { cause: error })
        }
      }
    },
    PATIENCE,
  )

  test(
    `draws ${PICTURES} random prompts in random styles without failing`,
    async () => {
      const random = createRandom(77)
      for (let i = 0; i < PICTURES; i++) {
        const prompt = randomPrompt(random)
        const request = {
          prompt,
          seed: Math.floor(random() * 2 ** 32),
          style: STYLE_IDS[i % STYLE_IDS.length],
          aspect: pick(random, ['1:1', '16:9', '9:16'] as const),
          scale: 0.1,
        }
        try {
          const { png } = await drawPicture(request, { checkpoint: () => {}, onProgress: () => {} })
          expect(png.length).toBeGreaterThan(500)
        } catch (error) {
          if (error instanceof ForbiddenPromptError || error instanceof InvalidRequestError) continue
          throw new Error(JSON.stringify(request), { cause: error })
        }
      }
    },
    PATIENCE,
  )
})
