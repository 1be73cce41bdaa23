import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Of `npm run mutants`: the tests that are to notice. A part that all pages show is reached by all their tests. */
const WANTED = process.env['MUTANT_TESTS']?.split(' ')

const MUTANT_WAIT_MS = 4_000

/** Pages and their parts in a real browser, with a server that the test plays. */
export default defineConfig({
  plugins: [tailwindcss()],
  // Loaded only by one test, or when a dialog or a worker opens: found then, they would make the test begin anew.
  optimizeDeps: {
    include: [
      'radix-ui/internal',
      'react-dom/client',
      'react-dom/server.browser',
      'react-hook-form',
      'fontkit',
      'fflate',
    ],
  },
  test: {
    name: 'web pages',
    // Pages wait as much as they compute.
    maxWorkers: '100%',
    include: WANTED ?? ['src/**/*.page.test.tsx'],
    // A test that notices a mutant waits in vain for what does not come.
    ...(WANTED ? { expect: { poll: { timeout: MUTANT_WAIT_MS } } } : { testTimeout: 60_000 }),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        ...(WANTED && { actionTimeout: MUTANT_WAIT_MS }),
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
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
})
