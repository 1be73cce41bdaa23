import { expect, type Page, test } from '@playwright/test'
import { startChatStandIn } from '../packages/providers/src/testing/chat-stand-in.ts'
import { expectAccessible } from './accessibility.ts'
import { signUp, skipOnboarding } from './account.ts'

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true })

test('a language model rewrites a prompt on request; when it fails the rules’ suggestions stand', async ({
  browser,
}) => {
  const model = await startChatStandIn({ port: Number(process.env['E2E_MODEL_PORT']), isPlain: true })
  const context = await browser.newContext({ baseURL: process.env['E2E_HOSTED_URL'] ?? '' })
  const page = await context.newPage()
  await skipOnboarding(page)
  await page.goto('/prompts?tool=enhance')
  await prompt(page).fill('a red fox')
  const ask = page.getByRole('button', { name: 'Ask the language model' })
  await ask.click()
  await expect(page.getByText('Please sign in to ask the language model')).toBeVisible()

  await signUp(page)
  await page.goto('/prompts?tool=enhance')
  await prompt(page).fill('a red fox [fault:500]')
  await ask.click()
  await expect(page.getByText('Server Error')).toBeVisible()
  await expect(page.getByText('qwen3-small gave no answer')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Natural/ })).toBeChecked()

  await prompt(page).fill('a red fox')
  await ask.click()
  await expect(page.getByRole('radio', { name: /Language model/ })).toBeChecked()
  await expectAccessible(page)
  const proposal = page.getByRole('region', { name: 'Proposal' })
  await proposal.getByRole('button', { name: 'Add fine detail' }).click()
  await proposal.getByRole('button', { name: 'Add 1 of 2' }).click()
  await expect(prompt(page)).toHaveValue('a red fox, soft window light')
  await context.close()
  await model.close()
})
