import { defineConfig } from 'vitest/config'

/** They take long and touch no database: on PostgreSQL they would say what they said before. */
const WITHOUT_DATABASE = [
  'src/platform/storage/s3-storage.test.ts',
  'src/platform/http/limit-bodies.test.ts',
  'test/stories/hostile-connections.test.ts',
]

// Files share their worker's modules, so that a worker opens one database for all its files.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/operation/**', ...(process.env['TEST_DATABASE_URL'] ? WITHOUT_DATABASE : [])],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Waiting costs nothing when all is well, and a busy machine is no failure.
    expect: { poll: { timeout: 10_000, interval: 20 } },
  },
})
