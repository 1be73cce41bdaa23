import { readFileSync } from 'node:fs'
import { checkPrompt } from '@easel/engine/parse/check-prompt'
import { expect, test } from 'vitest'
import { SAMPLE_PROMPTS } from '#web/features/generator/prompt/sample-prompts.ts'
import { PICTURES } from './blog/pictures.ts'
import { POSTS } from './blog/posts.ts'
import { PROMPT_LIBRARY } from './prompts/prompt-library.ts'
import { STYLE_GUIDES } from './styles/style-guides.ts'
import { fillTemplate, templateParts } from './templates/template.ts'
import { TEMPLATES } from './templates/templates.ts'
import { TUTORIALS } from './tutorials/tutorials.ts'

/** Max neighbors in a category with the same style. */
const MAX_IN_A_ROW = 2

/** Components that show a prompt as a placeholder. */
const PLACEHOLDERS = ['prompts/prompt-field', 'batches/compare-maker', 'picture-edits/region-dialog']

function placeholdersOf(component: string): readonly string[] {
  const source = readFileSync(new URL(`../features/${component}.tsx`, import.meta.url), 'utf8')
  return [...source.matchAll(/placeholder="(an? [^"{]+)"/g)].map(([, prompt]) => prompt ?? '')
}

function examplesOf(slug: string): readonly string[] {
  const text = readFileSync(new URL(`./blog/${slug}.mdx`, import.meta.url), 'utf8')
  return [...text.matchAll(/<ExamplePrompt prompt="([^"]+)"/g)].map(([, prompt]) => prompt ?? '')
}

/** The template with its defaults, and with every idea of every blank in turn. */
function fillings(text: string): readonly string[] {
  const fields = templateParts(text).filter((part) => typeof part !== 'string')
  return [
    ...new Set(
      fields.flatMap(({ name, ideas }) => ideas.map((idea) => fillTemplate(text, { [name]: idea }))),
    ),
  ]
}

/** Every prompt that the product suggests, by where it is shown. */
const SUGGESTED: Readonly<Record<string, readonly string[]>> = {
  'the prompt library': PROMPT_LIBRARY.flatMap(({ prompts }) => prompts.map(([, , prompt]) => prompt)),
  'the templates': TEMPLATES.flatMap(({ text }) => fillings(text)),
  'the tutorials': TUTORIALS.flatMap(({ steps }) => steps.flatMap(({ settings }) => settings?.prompt ?? [])),
  'the samples and the pictures of the texts': Object.values(PICTURES).map(({ prompt }) => prompt),
  'the pages of the styles': Object.values(STYLE_GUIDES).flatMap(({ examples }) =>
    examples.map(({ prompt }) => prompt),
  ),
  'the posts': POSTS.flatMap(({ slug }) => examplesOf(slug)),
  'the bulb of the generator': SAMPLE_PROMPTS,
  'empty fields': PLACEHOLDERS.flatMap(placeholdersOf),
}

test.each(Object.entries(SUGGESTED))('%s: every word is known, and something is drawn', (_, prompts) => {
  expect(prompts.length).toBeGreaterThan(0)
  for (const prompt of prompts) {
    const { unknown, things, setting } = checkPrompt(prompt)
    expect(
      unknown.map(({ word }) => word),
      prompt,
    ).toEqual([])
    expect(things.length > 0 || setting !== undefined, prompt).toBe(true)
  }
})

test('the prompt library has each sentence once, and no three neighbors of one style', () => {
  const prompts = SUGGESTED['the prompt library'] ?? []
  expect(new Set(prompts).size).toBe(prompts.length)
  for (const { title, prompts } of PROMPT_LIBRARY)
    for (let i = MAX_IN_A_ROW; i < prompts.length; i++) {
      const styles = prompts.slice(i - MAX_IN_A_ROW, i + 1).map(([style]) => style)
      expect(new Set(styles).size, `${title}: ${prompts[i]?.[2]}`).toBeGreaterThan(1)
    }
})
