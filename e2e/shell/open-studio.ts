import type { Page } from '@playwright/test'
import { arrive, skipOnboarding } from '../account.ts'

const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** A wide window, past the first-visit dialog. */
export async function beginWide({ page }: { readonly page: Page }): Promise<void> {
  await skipOnboarding(page)
  await page.setViewportSize(WIDE)
}

/** Opens the studio and hydrates it: its script loads at the first user event. */
export async function openStudio(page: Page, path = '/generate'): Promise<void> {
  await page.goto(path)
  await arrive(page)
}
