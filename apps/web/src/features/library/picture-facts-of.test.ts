import { IMPORTED_STYLE } from '@easel/contract/styles'
import { expect, test } from 'vitest'
import { toGeneration } from '#web/shared/data/generation.ts'
import { downloadName } from '#web/shared/pictures/download.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { factsOf } from './picture-facts-of.ts'
import { reuseHref } from './reuse/reuse-link.ts'

test('[3.2] a row becomes a picture: seed 0 if missing, not flagged, its time from created_at', () => {
  const picture = toGeneration(buildGeneration(1, { seed: null }))
  expect(picture).toMatchObject({ seed: 0, NSFWContent: false, imageURL: '/images/gen_1.png?signature=s' })
  expect(picture.timestamp.toISOString()).toBe('2026-01-01T00:00:01.000Z')
})

test('[1.6] a download is named by prompt, style and seed, in any script', () => {
  const name = (prompt: string) => downloadName(toGeneration(buildGeneration(7, { prompt })), 'webp')
  expect(name('A red fox, at dawn!')).toBe('a-red-fox-at-dawn-photorealistic-7.webp')
  expect(name('赤い狐')).toBe('赤い狐-photorealistic-7.webp')
  expect(name('/../')).toBe('picture-photorealistic-7.webp')
})

test('where a picture was made otherwise than asked, both are said; what it cost, too', () => {
  const facts = new Map(
    factsOf(
      toGeneration(
        buildGeneration(7, {
          provider: 'openai',
          cost: 0.042,
          requested: { width: 1536, height: 1024, seed: 5, model: 'flux-dev' },
        }),
      ),
    ),
  )
  expect(facts.get('Size')).toBe('1024 × 1024 (asked for 1536 × 1024)')
  expect(facts.get('Seed')).toBe('7 (asked for 5)')
  expect(facts.get('Model')).toBe('engine-1')
  expect(facts.get('Chosen model')).toBe('flux-dev')
  expect(facts.get('Cost')).toBe('$0.042')
  expect(facts.get('Style')).toBe('Photorealistic')
  expect(facts.get('Made by')).toBe('OpenAI')
})

test.each([
  ['sdapi/new [2] <lora:ink:0.8>', 'new [2] of Stable Diffusion server, ink 0.8'],
  ['google/gemini-3-pro-image', 'gemini-3-pro-image of Google'],
  ['built-in', 'Built-in engine'],
])('the chosen model %s is said as %s', (model, text) => {
  const facts = new Map(factsOf(toGeneration(buildGeneration(7, { requested: { model } }))))
  expect(facts.get('Chosen model')).toBe(text)
})

test('of a picture from elsewhere nothing is said that its file does not say', () => {
  const facts = factsOf(
    toGeneration(buildGeneration(1, { seed: null, style: IMPORTED_STYLE, provider: 'uploaded', model: '' })),
  )
  expect(facts.map(([term]) => term)).toEqual(['Size', 'Made by', 'Made'])
})

test('a seed that a vendor does not say is not called 0, nor drawn with again', () => {
  const picture = toGeneration(buildGeneration(1, { seed: null }))
  expect(factsOf(picture).some(([term]) => term === 'Seed')).toBe(false)
  expect(reuseHref(picture)).not.toContain('seed')
})
