import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

playServer()

const prompt = page.getByLabelText('Prompt', { exact: true })
const enhance = page.getByRole('button', { name: 'Enhance the prompt' })

test('a prompt is enhanced beside its field, word for word kept, and Undo brings it back', async () => {
  await showPage(<GeneratePage />, { path: '/generate' })
  await prompt.fill('a dog in a park')
  await enhance.click()
  await page.getByRole('button', { name: /^Golden hour/ }).click({ timeout: 15_000 })
  await expect.element(prompt).toHaveValue(expect.stringMatching(/^a dog in a park, golden hour light, /))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(prompt).toHaveValue('a dog in a park')
})

test('without a prompt there is nothing to enhance, and of what may not be drawn nothing is suggested', async () => {
  await showPage(<GeneratePage />, { path: '/generate' })
  await expect.element(page.getByRole('button', { name: 'Suggest a prompt' })).toBeVisible()
  expect(enhance.query()).toBeNull()
  await prompt.fill('a naked person')
  await enhance.click()
  await expect.element(page.getByText('Nothing to add to this prompt.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(enhance).toHaveFocus()
})
