import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { callAsPage, DRAWN, signUp, skipOnboarding } from '../account.ts'
import { lightbox, tile } from './open-library.ts'

async function photo(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 48, height: 32, channels: 3, background } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

test('the references of a picture are beside it, with which one was used, and come along when another is made like it', async ({
  page,
}) => {
  await skipOnboarding(page)
  await signUp(page)
  await callAsPage(page, 'POST', '/api/queue', {
    prompt: 'a harbor',
    style: 'anime',
    quality: 'standard',
    aspect_ratio: '1:1',
    count: 1,
    references: [{ image: await photo('#c33'), role: 'subject' }, { image: await photo('#36c') }],
  })
  await page.goto('/my-generations')
  await tile(page, 'a harbor').click(DRAWN)
  const beside = lightbox(page).getByRole('region', { name: 'Reference images' })
  await expect(beside.getByRole('listitem')).toHaveText(['@1 Subject', '@2'])
  await expect(
    page.getByText('The built-in engine takes one reference picture; of 2 the first was used.'),
  ).toBeVisible()
  await lightbox(page)
    .getByRole('link', { name: /^Make another like this/ })
    .click()
  await expect(page).toHaveURL('/generate')
  const rows = page.getByRole('list', { name: 'Chosen references' }).getByRole('listitem')
  await expect(rows).toHaveText([/@1.*Reference 1/, /@2.*Reference 2/])
  await expect(page.getByLabel('What @1 is for')).toHaveValue('subject')
  await expect(page.getByLabel('What @2 is for')).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue('a harbor')
})
