import { expect, type Page } from '@playwright/test'

/** Checks values of one of a list's filters, and closes its menu. */
export async function chooseFilter(page: Page, filter: string, ...values: string[]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${filter}( \\d+)?$`) }).click()
  const menu = page.getByRole('dialog', { name: filter })
  for (const value of values) {
    const box = menu.getByRole('checkbox', { name: value, exact: true })
    // The address changes a moment after the press.
    await box.click()
    await expect(box).toBeChecked()
  }
  await page.keyboard.press('Escape')
}
