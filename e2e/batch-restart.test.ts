import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type StandInVendor, startStandInVendor } from '../packages/providers/src/testing/stand-in-vendor.ts'
import { callAsPage, signUp, skipOnboarding } from './account.ts'

const PICTURES = 10
const SHEET = `prompt,style,seed,copies\na red boat,anime,7,${PICTURES - 1}\na green kite,watercolor,3,1\n`

let vendor: StandInVendor
let product: ChildProcess
let address: string
const folder = mkdtempSync(join(tmpdir(), 'easel-e2e-restart-'))

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

async function start(): Promise<void> {
  product = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: new URL(address).port,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      DEFAULT_TIER: 'pro',
      REPLICATE_API_TOKEN: 'r8_key',
      REPLICATE_BASE_URL: vendor.url,
    },
  })
  await expect
    .poll(() =>
      fetch(`${address}/api/ready`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
}

/** Like a power cut. */
function kill(): Promise<void> {
  return new Promise((resolve) => {
    product.once('exit', () => resolve())
    product.kill('SIGKILL')
  })
}

test.beforeAll(async () => {
  // Slow enough for a restart in between.
  vendor = await startStandInVendor({ drawMs: 1_000 })
  address = `http://localhost:${await freePort()}`
  await start()
})
test.afterAll(async () => {
  await kill()
  await vendor.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a batch whose rows failed is tried again, paused, outlives a killed server, and ends in ZIP and library', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' })
  const page = await context.newPage()
  await skipOnboarding(page)
  await signUp(page)
  await page.goto('/advanced?tab=batch')
  await page.getByLabel('Paste a sheet').fill(SHEET)
  await page.getByRole('button', { name: 'Read the sheet' }).click()
  vendor.play('402')
  await page.getByRole('button', { name: `Run ${PICTURES} pictures` }).click()
  const status = page.getByRole('status').filter({ hasText: `of ${PICTURES} made` })
  await expect(status).toHaveText(`Ended: 0 of ${PICTURES} made, ${PICTURES} failed`)

  vendor.play(undefined)
  await page.getByRole('button', { name: `Retry ${PICTURES} failed` }).click()
  await expect(status).toHaveText(/Running: [1-9] of 10 made/)
  await page.getByRole('button', { name: 'Pause' }).first().click()
  await expect(status).toHaveText(/Paused/)
  await kill()
  await start()
  await page.reload()
  await expect(status).toHaveText(/Paused: [1-9] of 10 made/)
  await page.getByRole('button', { name: 'Resume' }).click()
  // A task that was running at the vendor when the server died is not paid for twice without consent: it counts as failed.
  await expect(status).toHaveText(/^(Complete|Ended): /)
  const retry = page.getByRole('button', { name: /^Retry \d+ failed/ })
  if (await retry.isVisible()) await retry.click()
  await expect(status).toHaveText(`Complete: ${PICTURES} of ${PICTURES} made`)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ZIP' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  type Made = { readonly prompt: string; readonly style: string; readonly seed: number }
  const { items } = await callAsPage<{ readonly items: readonly Made[] }>(page, 'GET', '/api/generations')
  const seeds = items.map(({ prompt, style, seed }) => `${prompt}, ${style}, ${seed}`).sort()
  expect(seeds).toEqual(
    [
      'a green kite, watercolor, 3',
      ...Array.from({ length: PICTURES - 1 }, (_, index) => `a red boat, anime, ${7 + index}`),
    ].sort(),
  )
  await context.close()
})
