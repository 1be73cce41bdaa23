import { defineConfig } from 'vitest/config'

// Floods of 64 MB take their time on a busy machine; waiting costs nothing when all is well.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 },
})
