import { defineConfig } from 'vitest/config'

// Floods of 64 MB take their time on a busy machine; waiting costs nothing when all is well.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Vendors that hang and programs that start are waited for: two workers leave a third of two processors idle.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
