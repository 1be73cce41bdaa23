import { defineConfig } from 'vitest/config'
import { startingWith } from './test/harness/starting-with.ts'

// Whole processes and their faults. They wait more than they compute: two files at once, the longest first.
export default defineConfig({
  test: {
    include: ['test/operation/**/*.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: startingWith(['chaos']) },
    testTimeout: 600_000,
    hookTimeout: 180_000,
  },
})
