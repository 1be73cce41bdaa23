import { defineConfig } from 'vitest/config'

// Files share their worker's modules, so that a worker opens one database for all its files.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/operation/**'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Waiting costs nothing when all is well, and a busy machine is no failure.
    expect: { poll: { timeout: 10_000, interval: 20 } },
  },
})
