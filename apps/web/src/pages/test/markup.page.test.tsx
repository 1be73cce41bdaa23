import { listGenerations } from '@easel/contract/generations'
import { getQueue } from '@easel/contract/queue'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildGeneration, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../generate.tsx'
import MyGenerationsPage from '../my-generations.tsx'

const server = playServer()
const RAN = 'markupRan'
const MARKUP = [
  `<img src="x" onerror="window.${RAN}=1">`,
  `<script>window.${RAN}=1</script>`,
  `"><svg onload="window.${RAN}=1">`,
  `' onmouseover='window.${RAN}=1' autofocus onfocus='window.${RAN}=1`,
  `javascript:window.${RAN}=1`,
  `{{constructor.constructor('window.${RAN}=1')()}}`,
]

afterEach(() => {
  expect(Reflect.get(window, RAN)).toBeUndefined()
})

/** Elements that only injected markup could have created. */
function strangers(): readonly Element[] {
  return [
    ...document.querySelectorAll(
      `[src="x"], [onerror], [onload], [onmouseover], [onfocus], [href^="javascript:"]`,
    ),
  ]
}

test.each(MARKUP)('a picture whose words are %j shows them as words', async (markup) => {
  const words = { prompt: `fox ${markup}`, negative_prompt: markup, tags: [markup], unknown_words: [markup] }
  server().answer(listGenerations, { items: [buildGeneration(1, words)], nextCursor: null })
  await showPage(<MyGenerationsPage />)
  await expect.element(page.getByRole('button', { name: `Open: fox ${markup}` })).toBeVisible()
  expect(strangers()).toEqual([])
})

test.each(MARKUP)('a task whose words and error are %j shows them as words', async (markup) => {
  const task = buildTask('first', { prompt: markup, status: 'error', error: markup })
  server().answer(getQueue, buildQueue({ tasks: [task] }))
  await showPage(<GeneratePage />)
  const queue = page.getByRole('region', { name: 'Generation Queue' })
  await expect.element(queue).toBeVisible()
  await expect.poll(() => queue.element().textContent).toContain(markup)
  expect(strangers()).toEqual([])
})
