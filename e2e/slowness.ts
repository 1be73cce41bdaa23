import type { Page } from '@playwright/test'

/** `E2E_SLOWNESS=4`: the browser computes four times as slowly on a slow network, which finds behavior that is right only on a fast machine. */
const SLOWNESS = Number(process.env['E2E_SLOWNESS'] ?? 1)

export async function slowDown(page: Page): Promise<void> {
  if (SLOWNESS === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
