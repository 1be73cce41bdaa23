import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'site-build/*.test.ts'],
    exclude: ['src/**/*.page.test.tsx'],
    environment: 'node',
    setupFiles: ['src/test/memory-storage.ts'],
  },
})
