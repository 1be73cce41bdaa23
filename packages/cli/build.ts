// Bundles the command line: `node packages/cli/build.ts [FOLDER]`, default `packages/cli/dist`. Everything is in `easel.js`, but for
// what draws without a server: that is loaded only then, for it needs native code.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const [, , folder = here('dist')] = process.argv

rmSync(folder, { recursive: true, force: true })
const bundle = await rolldown({
  input: { easel: here('src/main.ts') },
  platform: 'node',
  // What both need stays in `easel.js`.
  preserveEntrySignatures: 'allow-extension',
  // Installed by npm beside it.
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
