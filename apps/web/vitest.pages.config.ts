import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

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
    include: ['src/**/*.page.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
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
