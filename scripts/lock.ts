// Refuses a lockfile that would not install on every system: `npm run check` runs this.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type LockedPackage = {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly integrity?: string
  readonly resolved?: string
  /** True for a workspace. */
  readonly link?: boolean
  /** Bundled in another package, under that package's checksum. */
  readonly inBundle?: boolean
  readonly hasInstallScript?: boolean
}

export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> }

/**
 * Optional dependencies without an entry in the lockfile, as `package > dependency`. npm drops the builds for other systems from a lockfile that
 * is regenerated beside an existing `node_modules`, and then neither `npm ci` nor a start works on those systems.
 */
export function missingFromLock({ packages }: Lock): readonly string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path || 'package.json'} > ${name}`),
  )
}

/**
 * Packages that could change unnoticed or run code when installed: without a checksum, from an address, or with an install script that
 * `allowScripts` in package.json neither allows nor forbids.
 */
export function untrustedInLock({ packages }: Lock, decided: ReadonlySet<string>): readonly string[] {
  return Object.entries(packages).flatMap(
    ([path, { integrity, resolved, link, inBundle, hasInstallScript }]) => {
      const name = path.split('node_modules/').at(-1) ?? ''
      if (!path.includes('node_modules/') || link || inBundle) return []
      return [
        ...(integrity?.startsWith('sha512-') ? [] : [`${path} has no SHA-512 checksum`]),
        ...(resolved ? [`${path} comes from ${resolved}`] : []),
        ...(hasInstallScript && !decided.has(name) ? [`${path} runs a script when it is installed`] : []),
      ]
    },
  )
}

/** Resolves as Node does: in the package's own `node_modules`, then in those of each parent folder. */
function isLocked(packages: Lock['packages'], path: string, name: string): boolean {
  const parts = path.split('/')
  for (let length = parts.length; length >= 0; length -= 1) {
    const folder = parts.slice(0, length).join('/')
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true
  }
  return false
}

if (import.meta.main) {
  const read = (name: string) =>
    JSON.parse(readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8'))
  const lock: Lock = read('package-lock.json')
  const missing = missingFromLock(lock)
  for (const line of missing) console.error(`package-lock.json lacks ${line}`)
  if (missing.length > 0)
    console.error('Take the lock of the last commit and run `npm install --package-lock-only` with it.')
  const untrusted = untrustedInLock(lock, new Set(Object.keys(read('package.json').allowScripts)))
  for (const line of untrusted) console.error(`package-lock.json: ${line}`)
  process.exit(missing.length + untrusted.length > 0 ? 1 : 0)
}
