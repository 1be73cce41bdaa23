import type { ErrorCode } from '@easel/contract/errors'
import { replicateGenerate } from '@easel/contract/functions'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const prompt = page.getByLabelText('Prompt', { exact: true })
const address = page.getByLabelText('Address')
const notice = (title: string) => page.getByRole('listitem').filter({ hasText: title })

/** The generator, and the page's address. */
function Generator() {
  return (
    <>
      <GeneratePage />
      <output aria-label="Address">{useLocation().pathname}</output>
    </>
  )
}

async function generateRefused(status: number, code: ErrorCode, message: string): Promise<void> {
  await showPage(<Generator />, { path: '/generate' })
  await expect.element(page.getByText('5 of 5 left today')).toBeInTheDocument()
  await prompt.fill('a fox')
  server().refuse(replicateGenerate, status, { code, message })
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
}

test.each([
  [
    '[8.1]',
    429,
    'rate_limit',
    'Too Many Requests',
    'Please wait 60 seconds before trying again',
    'View Limits',
    '/pricing',
  ],
  [
    '[8.2]',
    429,
    'daily_limit',
    'Daily Limit Reached',
    "You've reached your free daily limit. Upgrade for unlimited generations.",
    'Upgrade Now',
    '/pricing',
  ],
  [
    '[8.3]',
    422,
    'nsfw_content',
    'Content Policy Violation',
    'Your prompt contains restricted content. Please modify it.',
    'Content Policy',
    '/content-policy',
  ],
  [
    '[8.4]',
    402,
    'insufficient_credits',
    'No Credits Remaining',
    'Upgrade to continue generating images',
    'Get Credits',
    '/pricing',
  ],
] as const)(
  '%s an answer of %i with %s is said as ‘%s’, with one way on',
  async (_row, status, code, title, message, action, path) => {
    await generateRefused(status, code, message)
    await expect.element(notice(title).getByText(message, { exact: true })).toBeVisible()
    expect(notice(title).getByRole('button', { name: 'Retry' }).elements()).toEqual([])
    await expect.element(prompt).toHaveValue('a fox')
    await notice(title).getByRole('button', { name: action, exact: true }).click()
    await expect.element(address).toHaveTextContent(path)
    await expect.element(notice(title)).not.toBeInTheDocument()
  },
)

test.each([
  ['[8.5]', 502, 'network_error', 'Connection Failed', 'Check your internet connection and try again'],
  [
    '[8.7]',
    504,
    'timeout',
    'Request Timeout',
    'Generation is taking longer than expected. Please try again.',
  ],
  [
    '[8.8]',
    500,
    'server_error',
    'Server Error',
    'Our servers are experiencing issues. Please try again in a moment.',
  ],
  ['[7.5]', 502, 'generation_failed', 'Generation failed', 'Generation failed'],
] as const)(
  '%s an answer of %i with %s is said as ‘%s’, and Retry asks once more',
  async (_row, status, code, title, message) => {
    await generateRefused(status, code, message)
    await expect.element(notice(title).getByText(message, { exact: true }).first()).toBeVisible()
    const sent = () => server().sent.filter(({ name }) => name === `POST ${replicateGenerate.path}`)
    expect(sent()).toHaveLength(1)
    await notice(title).getByRole('button', { name: 'Retry', exact: true }).click()
    await expect.poll(() => sent().length).toBe(2)
    await expect.element(address).toHaveTextContent('/generate')
  },
)
