// Bundles the command line: `node packages/cli/build.ts [FOLDER]`, default `packages/cli/dist`. Everything is in `easel.js`, except the code that
// draws without a server: it needs native code, so it loads only when used.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const [, , folder = here('dist')] = process.argv

rmSync(folder, { recursive: true, force: true })
const bundle = await rolldown({
  input: { easel: here('src/main.ts') },
  platform: 'node',
  // Keeps modules that both chunks share in `easel.js`.
  preserveEntrySignatures: 'allow-extension',
  // npm installs these beside the bundle.
  external: ['sharp', '@napi-rs/canvas'],
})
await bundle.write({
  dir: folder,
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
})
