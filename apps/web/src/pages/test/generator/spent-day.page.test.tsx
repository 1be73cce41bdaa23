import { replicateGenerate } from '@easel/contract/functions'
import { getLimits } from '@easel/contract/usage'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { endCooldown, useCooldownStore } from '#web/shared/data/cooldown.store.ts'
import { buildLimits } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const spent = page.getByText('Daily limit reached', { exact: true })
const timer = page.getByRole('timer')
const resetsIn = (ms: number) => ({
  ...buildLimits(0),
  reset_at: new Date(Date.now() + ms).toISOString(),
})

afterEach(endCooldown)

/** The generator, and the page's address. */
function Generator() {
  return (
    <>
      <GeneratePage />
      <output aria-label="Address">{useLocation().pathname}</output>
    </>
  )
}

async function open(): Promise<void> {
  await showPage(<Generator />, { path: '/generate' })
  await page.getByLabelText('Prompt', { exact: true }).fill('a fox')
  await expect.element(spent).toBeVisible()
}

test('[2.28b] a spent day is counted down to the second', async () => {
  server().answer(getLimits, resetsIn(3_650_000))
  await open()
  const text = () => timer.element().textContent
  expect(text()).toMatch(/^Resets in 1h 0m \d+s$/)
  const before = text()
  await expect.poll(text).not.toBe(before)
  expect(text()).toMatch(/^Resets in 1h 0m \d+s$/)
})

test('[2.28c, 5.6a] a spent day refuses a press with a sentence, and both ways out of it lead to the plans', async () => {
  server().answer(getLimits, resetsIn(3_650_000))
  await open()
  await expect
    .element(page.getByRole('link', { name: 'Upgrade for Unlimited', exact: true }))
    .toHaveAttribute('href', '/pricing')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const notice = page
    .getByRole('listitem')
    .filter({ hasText: 'Daily limit reached. Upgrade to continue generating images.' })
  await expect.element(notice).toBeVisible()
  expect(server().sent.filter(({ name }) => name.includes('replicate-generate'))).toEqual([])
  await notice.getByRole('button', { name: 'Upgrade', exact: true }).click()
  await expect.element(page.getByLabelText('Address')).toHaveTextContent('/pricing')
})

test('[2.28b] a spent day is over by itself, once the server says so', async () => {
  server().answer(getLimits, resetsIn(3_000))
  await open()
  await expect.poll(() => timer.element().textContent).toMatch(/^Resets in 0h 0m \ds$/)
  server().answer(getLimits, buildLimits(5))
  await expect.element(spent).not.toBeInTheDocument()
  await expect.element(page.getByText('5 of 5 left today')).toBeInTheDocument()
})

const tooMany = page.getByRole('status').filter({ hasText: 'Too many requests' })

test('a refusal that asks to wait is counted down from a minute in the form', async () => {
  const message = 'Please wait 60 seconds before trying again'
  server().refuse(replicateGenerate, 429, { code: 'rate_limit', message })
  await showPage(<Generator />, { path: '/generate' })
  await page.getByLabelText('Prompt', { exact: true }).fill('a fox')
  expect(tooMany.query()).toBeNull()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect.element(tooMany).toBeVisible()
  await expect.poll(() => timer.element().textContent).toMatch(/^Try again in (1m 0s|5\ds)$/)
  const first = timer.element().textContent
  await expect.poll(() => timer.element().textContent, { timeout: 3_000 }).not.toBe(first)
})

test('the note of a wait goes with its last second', async () => {
  await showPage(<Generator />, { path: '/generate' })
  useCooldownStore.setState({ until: Date.now() + 2_000 })
  await expect.element(tooMany).toBeVisible()
  await expect.poll(() => timer.element().textContent).toMatch(/^Try again in [12]s$/)
  await expect.poll(() => tooMany.query(), { timeout: 5_000 }).toBeNull()
  expect(timer.query()).toBeNull()
})
