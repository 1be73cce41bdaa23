import { expect } from '@playwright/test'

/** Sets the fault of the lane's vendor; null lets it draw. */
export async function playFault(fault: string | null): Promise<void> {
  const url = `${process.env['E2E_VENDOR_URL']}/control`
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ fault }) })
  expect(answer.status).toBe(200)
}
