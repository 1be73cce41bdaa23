import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { standInStripeEnv } from '../apps/server/test/stripe/stand-in-stripe.ts'

// Workers read this file again: the ports and folders must be the ones the first reading chose.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 8_000) * 5)
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'easel-e2e-'))
// The day's pictures are counted anew at the browser's midnight: the journeys take place in a zone where it is far off.
const utcHour = new Date().getUTCHours()
process.env['E2E_TIME_ZONE'] ??= utcHour >= 2 && utcHour < 20 ? 'UTC' : 'Asia/Tokyo'
const port = Number(process.env['E2E_PORT'])
const baseURL = `http://localhost:${port}`
// A second product draws by a hosted vendor: a stand-in that fails when told to.
const vendorURL = `http://127.0.0.1:${port + 2}`
process.env['E2E_HOSTED_URL'] = `http://localhost:${port + 1}`
process.env['E2E_VENDOR_URL'] = vendorURL
// It sells plans, too, and asks a language model: the journeys that need them start the shop and the model, which nobody else needs.
process.env['E2E_SHOP_PORT'] = String(port + 3)
process.env['E2E_MODEL_PORT'] = String(port + 4)

const product = {
  command: 'node apps/server/src/main.ts',
  cwd: '..',
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stall for seconds; a journey that needs its second try is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL,
    timezoneId: process.env['E2E_TIME_ZONE'],
    // A trace takes a picture of the page before and after every step: where there is a second try, it alone pays for that.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    // Journeys that stand in for the network must see every request; the worker has a journey of its own.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: [
    {
      ...product,
      url: `${baseURL}/api/ready`,
      env: {
        PORT: String(port),
        DATA_DIR: process.env['E2E_DATA_DIR'],
        LOG_LEVEL: 'warn',
        DEFAULT_TIER: 'free',
        MODERATOR_EMAILS: 'moderator@example.com',
      },
    },
    {
      command: `node packages/providers/src/testing/stand-in-vendor.ts --port ${port + 2}`,
      cwd: '..',
      url: `${vendorURL}/control`,
    },
    {
      ...product,
      url: `${process.env['E2E_HOSTED_URL']}/api/ready`,
      env: {
        PORT: String(port + 1),
        DATA_DIR: `${process.env['E2E_DATA_DIR']}-hosted`,
        LOG_LEVEL: 'error',
        DEFAULT_TIER: 'pro',
        MODERATOR_EMAILS: 'moderator@example.com',
        // A copy of a site that lives elsewhere: the banner shows, and other hosts lead there.
        PRODUCTION_HOST: 'easel.example',
        REPLICATE_API_TOKEN: 'r8_key',
        REPLICATE_BASE_URL: vendorURL,
        ...standInStripeEnv(port + 3),
        LANGUAGE_MODEL: 'qwen3-small',
        LANGUAGE_MODEL_URL: `http://127.0.0.1:${port + 4}`,
      },
    },
  ],
})
