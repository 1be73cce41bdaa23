// Refuses a lockfile that would not install everywhere: `npm run check` runs this.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type LockedPackage = { readonly optionalDependencies?: Readonly<Record<string, string>> }
export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> }

/**
 * Optional dependencies that no entry of the lock stands for, as `package > dependency`. npm drops the builds for other systems from a
 * lock that is written anew beside an existing `node_modules`, and then neither `npm ci` nor a start works on those systems.
 */
export function missingFromLock({ packages }: Lock): readonly string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path || 'package.json'} > ${name}`),
  )
}

/** Looks as Node does: in the package's own `node_modules`, then in those of each folder around it. */
function isLocked(packages: Lock['packages'], path: string, name: string): boolean {
  const parts = path.split('/')
  for (let length = parts.length; length >= 0; length -= 1) {
    const folder = parts.slice(0, length).join('/')
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true
  }
  return false
}

if (import.meta.main) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const missing = missingFromLock(JSON.parse(readFileSync(file, 'utf8')))
  for (const line of missing) console.error(`package-lock.json lacks ${line}`)
  if (missing.length > 0)
    console.error('Take the lock of the last commit and run `npm install --package-lock-only` with it.')
  process.exit(missing.length > 0 ? 1 : 0)
}
