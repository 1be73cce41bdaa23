import { LIMITS } from '@easel/contract/limits'
import { STYLE_IDS } from '@easel/contract/styles'
import { countCharacters } from '@easel/contract/text-length'
import { checkPrompt } from '@easel/engine/parse/check-prompt'
import { describe, expect, it } from 'vitest'
import { PROMPT_LIBRARY } from '#web/content/prompts/prompt-library.ts'
import { enhancePrompt, hasSameSubject } from '#web/shared/prompts/enhance-prompt.ts'

const LIBRARY = PROMPT_LIBRARY.flatMap(({ prompts }) =>
  prompts.map(([style, , prompt]) => ({ style, prompt })),
)

/** Milliseconds; a thousand prompts are read. */
const PATIENCE = 30_000

describe('the enhancer', () => {
  it('keeps every word of the prompt and everything it draws, in every style', { timeout: PATIENCE }, () => {
    for (const [index, { prompt }] of LIBRARY.entries()) {
      const style = STYLE_IDS[index % STYLE_IDS.length] ?? 'photorealistic'
      const before = checkPrompt(prompt)
      for (const { text, id } of enhancePrompt(prompt, style, checkPrompt)) {
        expect(text.startsWith(prompt.replace(/[\s,.;]+$/, '')), text).toBe(true)
        expect(hasSameSubject(before, checkPrompt(text)), `${id}: ${text}`).toBe(true)
        expect(countCharacters(text)).toBeLessThanOrEqual(LIMITS.promptCharacters)
      }
    }
  })

  it('adds nothing that the engine does not know', { timeout: PATIENCE }, () => {
    for (const prompt of ['a red fox', 'two boats on a lake'])
      for (const style of STYLE_IDS)
        for (const { text } of enhancePrompt(prompt, style, checkPrompt))
          expect(checkPrompt(text).unknown, text).toEqual([])
  })

  it('offers five directions that say light, framing, mood and detail', () => {
    const [first, ...others] = enhancePrompt('a red fox in a forest', 'photorealistic', checkPrompt)
    expect(others).toHaveLength(4)
    const read = checkPrompt(first?.text ?? '')
    expect(read.light.length).toBeGreaterThan(0)
    expect(read.mood.length).toBeGreaterThan(0)
    expect(read.view).toBeDefined()
  })

  it('leaves light, camera and mood alone where the prompt names them', () => {
    for (const { text } of enhancePrompt(
      'a spooky castle in moonlight, aerial view',
      'photorealistic',
      checkPrompt,
    ))
      expect(text).not.toMatch(/mood|soft|cinematic|golden|shot/)
  })

  it('frames a thing as what it is, and lets no fair weather into a storm', () => {
    const all = (prompt: string) =>
      enhancePrompt(prompt, 'photorealistic', checkPrompt)
        .map(({ text }) => text)
        .join('; ')
    expect(all('a dog in a park')).toMatch('portrait shot')
    expect(all('a bowl of soup')).not.toMatch(/portrait|aerial/)
    expect(all('a lighthouse on a cliff in a storm')).not.toMatch(
      /portrait|serene|dreamy|cozy|golden|natural light/,
    )
  })

  it('adds no words that say nothing of the picture', () => {
    for (const style of STYLE_IDS)
      for (const { text } of enhancePrompt('a dog in a park', style, checkPrompt))
        expect(text).not.toMatch(/detailed|focus|masterpiece|quality|composition/)
  })

  it('says nothing for an empty prompt and nothing for one that is refused', () => {
    expect(enhancePrompt('  ', 'anime', checkPrompt)).toEqual([])
    expect(enhancePrompt('a naked person', 'anime', checkPrompt)).toEqual([])
  })
})
