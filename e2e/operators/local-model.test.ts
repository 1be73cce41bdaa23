import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type FileHost, startFileHost, stuckAfter } from '../../packages/providers/src/testing/file-host.ts'
import { remoteFile } from '../../packages/providers/src/testing/tiny-model.ts'
import { expectAccessible } from '../accessibility.ts'
import { enterAsOperator, skipOnboarding } from '../account.ts'
import { freePort, kill, statusOf } from '../own-product.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The stand-in for sd-server accepts these as weights. */
const WEIGHTS = Buffer.from(`{"stepMs":5}${' '.repeat(200_000)}`)
const prompt = 'a red boat on a calm lake'

const folder = mkdtempSync(join(tmpdir(), 'easel-e2e-model-'))
let host: FileHost
let product: ChildProcess
let address: string

test.skip(process.platform === 'win32', 'Windows runs no stand-in as a program')

test.beforeAll(async () => {
  host = await startFileHost()
  host.offer('/tiny.gguf', { bytes: WEIGHTS, etag: '"w"' })
  const file = remoteFile('tiny.gguf', WEIGHTS)
  const tiny = {
    id: 'tiny',
    label: 'Tiny Model',
    license: { name: 'MIT', url: 'https://hub.example/license', statedAt: 'https://hub.example/' },
    architecture: 'SDXL',
    files: [{ role: 'checkpoint', name: file.name, bytes: file.bytes, sha256: file.sha256, urls: file.urls }],
    needs: { ramMb: 1, vramMb: 1 },
    defaults: { side: 512, steps: 4, cfg: 1, sampler: 'euler' },
    abilities: { maxReferences: 0, editsByWords: false, negativePrompt: true },
  }
  writeFileSync(join(folder, 'models.json'), JSON.stringify({ models: [tiny] }))
  address = `http://localhost:${await freePort()}`
  product = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: new URL(address).port,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      OPERATOR_EMAILS: 'moderator@example.com',
      LOCAL_MODEL_MANIFEST: join(folder, 'models.json'),
      MODEL_MIRROR: host.url,
      SD_SERVER_PATH: join(ROOT, 'packages/providers/src/testing/sd-server-stand-in.ts'),
    },
  })
  await expect.poll(() => statusOf(`${address}/api/ready`)).toBe(200)
})
test.afterAll(async () => {
  await kill(product)
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an operator installs a model on the desk, pauses and resumes it, and the same Generate button draws with it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' })
  const page = await context.newPage()
  await skipOnboarding(page)
  await enterAsOperator(page)
  await page.goto('/operator')
  await page.getByRole('radio', { name: 'Model' }).check()
  const row = page
    .getByRole('list', { name: 'Models' })
    .getByRole('listitem')
    .filter({ hasText: 'Tiny Model' })
  await expect(row).toContainText('License: MIT')
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expectAccessible(page, theme)
  }

  host.play(stuckAfter(80_000))
  await page.getByRole('button', { name: 'Install Tiny Model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Install Tiny Model' })
  await dialog.getByRole('checkbox', { name: 'I have read the license and accept it' }).check()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Install' }).click()
  await expect(row).toContainText('80 kB of 200 kB')
  await expect(row.getByRole('progressbar', { name: 'Download of Tiny Model' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause Tiny Model' }).click()
  await expect(row).toContainText('Paused')
  await page.getByRole('button', { name: 'Resume Tiny Model' }).click()
  await expect(
    page.getByRole('heading', { name: 'Tiny Model draws Starts with the next picture' }),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Generate' }).first().click()
  await page.getByLabel('Prompt', { exact: true }).fill(prompt)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Image generated successfully!', { exact: true })).toBeVisible()
  await page.goto('/operator')
  await page.getByRole('radio', { name: 'Model' }).check()
  await expect(page.getByRole('heading', { name: 'Tiny Model draws Ready' })).toBeVisible()
  await expect(row).toContainText(/Last picture here[\d.]+ s, \d+ steps/)
  await page.getByRole('radio', { name: 'Log' }).check()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'moderator@example.com installed the model Tiny Model' }),
  ).toBeVisible()
  await context.close()
})
