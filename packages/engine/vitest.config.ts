import { defineConfig } from 'vitest/config'

// Files share their worker's modules: the lexicon and the kits are loaded once, and the renderer's code stays warm.
export default defineConfig({ test: { isolate: false, testTimeout: 60_000 } })
