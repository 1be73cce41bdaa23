import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { standInStripeEnv } from '../apps/server/test/stripe/stand-in-stripe.ts'

/**
 * Lanes of journeys that run in parallel; each has its own products, so journeys in different lanes do not affect each other. They wait as much
 * as they compute.
 */
const LANES = 3
/** The product, the one with a hosted vendor, the vendor, a shop, a language model. */
const PORTS_A_LANE = 5
/** Runs in parallel share these ports, below those that systems give to outgoing connections (Linux: from 32,768). */
const FIRST_PORT = 20_000
const PORTS = 12_000

// Workers read this file again: they must get the ports and folders that the first reading chose.
const places = Math.floor(PORTS / (LANES * PORTS_A_LANE))
process.env['E2E_PORT'] ??= String(FIRST_PORT + (process.pid % places) * LANES * PORTS_A_LANE)
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'easel-e2e-'))
// The daily allowance resets at the browser's midnight: journeys run in a time zone where midnight is far off.
const utcHour = new Date().getUTCHours()
process.env['E2E_TIME_ZONE'] ??= utcHour >= 2 && utcHour < 20 ? 'UTC' : 'Asia/Tokyo'

/** The addresses of a lane's products. The hosted product's vendor is a stand-in that fails on request. */
function addressesOf(lane: number) {
  const port = Number(process.env['E2E_PORT']) + lane * PORTS_A_LANE
  return {
    port,
    baseURL: `http://localhost:${port}`,
    hostedURL: `http://localhost:${port + 1}`,
    vendorPort: port + 2,
    vendorURL: `http://127.0.0.1:${port + 2}`,
    // The hosted product also sells plans and uses a language model: only the journeys that need them start the shop and the model.
    shopPort: port + 3,
    modelPort: port + 4,
  }
}

const own = addressesOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))
process.env['E2E_HOSTED_URL'] = own.hostedURL
process.env['E2E_VENDOR_URL'] = own.vendorURL
process.env['E2E_SHOP_PORT'] = String(own.shopPort)
process.env['E2E_MODEL_PORT'] = String(own.modelPort)

const product = {
  command: 'node apps/server/src/main.ts',
  cwd: '..',
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const

function serversOf(lane: number) {
  const { port, baseURL, hostedURL, vendorPort, vendorURL, shopPort, modelPort } = addressesOf(lane)
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', String(lane))
  return [
    {
      ...product,
      url: `${baseURL}/api/ready`,
      env: {
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        DEFAULT_TIER: 'free',
        MODERATOR_EMAILS: 'moderator@example.com',
        OPERATOR_EMAILS: 'moderator@example.com',
      },
    },
    {
      command: `node packages/providers/src/testing/stand-in-vendor.ts --port ${vendorPort}`,
      cwd: '..',
      url: `${vendorURL}/control`,
    },
    {
      ...product,
      url: `${hostedURL}/api/ready`,
      env: {
        PORT: String(port + 1),
        DATA_DIR: `${folder}-hosted`,
        LOG_LEVEL: 'error',
        DEFAULT_TIER: 'pro',
        MODERATOR_EMAILS: 'moderator@example.com',
        OPERATOR_EMAILS: 'moderator@example.com',
        // Makes it a copy of a site that is hosted elsewhere: it shows the banner, and other hosts redirect there.
        PRODUCTION_HOST: 'easel.example',
        REPLICATE_API_TOKEN: 'r8_key',
        REPLICATE_BASE_URL: vendorURL,
        ...standInStripeEnv(shopPort),
        LANGUAGE_MODEL: 'qwen3-small',
        LANGUAGE_MODEL_URL: `http://127.0.0.1:${modelPort}`,
      },
    },
  ]
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Three journeys share the machine with their servers and with the pictures that they draw.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  workers: LANES,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stall for seconds; a journey that passes on its second try is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: own.baseURL,
    // An action without a target fails before the journey's timeout does.
    actionTimeout: 60_000,
    timezoneId: process.env['E2E_TIME_ZONE'],
    // A trace takes a snapshot of the page before and after every step: with retries, only the retry pays for that.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    // Journeys that mock the network must see every request; the service worker has its own journey.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        // Without a graphics card the browser would render through an emulated one: journeys took a quarter longer.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // An address that is neither https nor localhost, as on a home or office network.
        '--host-resolver-rules=MAP house.test 127.0.0.1',
      ],
    },
  },
  webServer: Array.from({ length: LANES }, (_, lane) => serversOf(lane)).flat(),
})
