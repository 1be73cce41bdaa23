import { expect } from '@playwright/test'

/** How the lane's vendor fails from now on; null: it draws. */
export async function playFault(fault: string | null): Promise<void> {
  const url = `${process.env['E2E_VENDOR_URL']}/control`
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ fault }) })
  expect(answer.status).toBe(200)
}
