import { defineConfig } from 'vitest/config'

// Whole processes and their faults: one file after the other, for each takes the machine to itself.
export default defineConfig({
  test: {
    include: ['test/operation/**/*.test.ts'],
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 180_000,
  },
})
