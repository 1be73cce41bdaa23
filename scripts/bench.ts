// Measures the time and size goals of the product. Needs an otherwise idle machine; every figure is from this run. `npm run bench` runs every
// benchmark, `npm run bench -- starts generator` only the named ones; after `lighthouse` may follow the pages to audit and `--runs=1`.
import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Row } from './bench/statistics.ts'

/** By name, in the order they run. */
const BENCHES: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  starts: async () => (await import('./bench/starts.ts')).measureStarts(),
  memory: async () => (await import('./bench/memory.ts')).measureMemory(),
  'first-picture': async () => (await import('./bench/first-picture.ts')).measureFirstPicture(),
  'api-under-load': async () => (await import('./bench/api-under-load.ts')).measureApiUnderLoad(),
  proxy: async () => (await import('./bench/proxy.ts')).measureProxy(),
  keys: async () => (await import('./bench/keys.ts')).measureKeys(),
  streams: async () => (await import('./bench/streams.ts')).measureStreams(),
  claims: async () => (await import('./bench/claims.ts')).measureClaims(),
  operation: async () => (await import('./bench/operation.ts')).measureOperation(),
  generator: async () => (await import('./bench/generator.ts')).measureGenerator(),
  gallery: async () => (await import('./bench/gallery.ts')).measureGallery(),
  'text-effects': async () => (await import('./bench/text-effects.ts')).measureTextEffects(),
  engine: async () => (await import('./bench/engine.ts')).measureEngine(),
  library: async () => (await import('./bench/library.ts')).measureLibrary(),
  'library-screen': async () => (await import('./bench/library-screen.ts')).measureLibraryScreen(),
  interactions: async () => (await import('./bench/interactions.ts')).measureInteractions(),
  archive: async () => (await import('./bench/archive.ts')).measureArchive(),
  large: async () => (await import('./bench/large.ts')).measureLarge(),
  import: async () => (await import('./bench/import.ts')).measureImport(),
  backup: async () => (await import('./bench/backup.ts')).measureBackup(),
  lighthouse: async () => (await import('./bench/lighthouse.ts')).measureLighthouse(process.argv.slice(2)),
  clone: async () => (await import('./bench/fresh-clone.ts')).measureFreshClone(),
}

const wanted = process.argv.slice(2).filter((word) => !/^(\/|--runs=)/.test(word))
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`no bench is called ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`)
  process.exit(2)
}

// In a child process, so that the build's memory does not distort what is measured here.
execFileSync(process.execPath, [fileURLToPath(new URL('./build.ts', import.meta.url))], { stdio: 'inherit' })
console.log(`load average before: ${loadavg()[0]?.toFixed(2)}`)
let missed = 0
for (const [name, measure] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n— ${name}`)
  for (const { what, measured, goal, met } of await measure()) {
    if (!met) missed += 1
    console.log(`${met ? 'ok  ' : 'MISS'} ${what}: ${measured} (goal ${goal})`)
  }
}
process.exit(missed === 0 ? 0 : 1)
