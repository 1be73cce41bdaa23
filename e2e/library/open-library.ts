import { expect, type Page } from '@playwright/test'
import { callAsPage, signUp, skipOnboarding } from '../account.ts'

type Wanted = { readonly prompt: string; readonly style?: string; readonly ratio?: string }
type Listed = { readonly items: readonly { readonly id: string; readonly prompt: string }[] }

export const tiles = (page: Page) => page.getByRole('button', { name: /^Open: / })
export const tile = (page: Page, prompt: string) => page.getByRole('button', { name: `Open: ${prompt}` })
export const tick = (page: Page, prompt: string) => page.getByRole('checkbox', { name: `Select: ${prompt}` })
export const bar = (page: Page) => page.getByRole('toolbar', { name: / selected$/ })
export const lightbox = (page: Page) => page.getByRole('complementary', { name: 'About this picture' })

/** Signs up, and makes pictures one after the other: the last one is the newest. */
export async function openLibrary(page: Page, wanted: readonly Wanted[]): Promise<void> {
  await skipOnboarding(page)
  await signUp(page)
  for (const { prompt, style = 'photorealistic', ratio = '1:1' } of wanted) {
    await callAsPage(page, 'POST', '/api/queue', {
      prompt,
      style,
      quality: 'standard',
      aspect_ratio: ratio,
      count: 1,
    })
    await expect
      .poll(async () => (await callAsPage<Listed>(page, 'GET', '/api/generations')).items[0]?.prompt)
      .toBe(prompt)
  }
  await page.goto('/my-generations')
  await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(wanted.length)
}

/** The same with one picture per prompt, made in any order. */
export async function fillLibrary(page: Page, prompts: readonly string[]): Promise<void> {
  await skipOnboarding(page)
  await signUp(page)
  const settings = { style: 'neon', quality: 'standard', aspect_ratio: '1:1', count: 1 }
  for (const prompt of prompts) await callAsPage(page, 'POST', '/api/queue', { prompt, ...settings })
  await page.goto('/my-generations')
  await expect(tiles(page)).toHaveCount(prompts.length)
}
