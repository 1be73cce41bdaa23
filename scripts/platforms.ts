// Installs the lockfile as other systems would, into temporary folders: `npm run platforms`. Reports packages whose native part is missing on a
// system. It takes a minute per system and downloads packages, so run it by hand after the lockfile changes.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MANIFESTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  '{apps,packages}/*/package.json',
  'e2e/package.json',
]
const PLATFORMS = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
] as const

type Locked = {
  readonly os?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
)

/** Packages with a native part for each system, and those parts. */
const inParts = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
  const parts = Object.keys(optionalDependencies).filter((name) => packages[`node_modules/${name}`]?.os)
  return path.startsWith('node_modules/') && parts.length > 1 ? [{ path, parts }] : []
})

function hasNativePart(folder: string, part: string): boolean {
  const cwd = join(folder, 'node_modules', part)
  return existsSync(cwd) && globSync('**/{*.node,*.exe,*.wasm,bin/*,biome,tsc}', { cwd }).length > 0
}

function lackingOn(platform: (typeof PLATFORMS)[number]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'easel-platform-'))
  try {
    for (const path of globSync(MANIFESTS, { cwd: ROOT })) cpSync(join(ROOT, path), join(folder, path))
    const system = Object.entries(platform).map(([name, value]) => `--${name}=${value}`)
    const options = [...system, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync('npm', ['ci', ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    if (status !== 0) return ['everything: npm ci failed']
    return inParts
      .filter(({ path }) => existsSync(join(folder, path)))
      .filter(({ parts }) => !parts.some((part) => hasNativePart(folder, part)))
      .map(({ path }) => path.slice('node_modules/'.length))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

let isWhole = true
for (const platform of PLATFORMS) {
  const lacking = lackingOn(platform)
  console.log(
    `${Object.values(platform).join(' ')}: ${lacking.length === 0 ? 'whole' : `lacks ${lacking.join(', ')}`}`,
  )
  isWhole &&= lacking.length === 0
}
process.exit(isWhole ? 0 : 1)
