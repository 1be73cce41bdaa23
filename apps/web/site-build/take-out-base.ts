import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { BUILD_BASE } from '@easel/contract/paths'

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/
const NAME = BUILD_BASE.slice(1)

/**
 * Removes the placeholder for the site's path from every file, so that the site is ready for the root of a host, and records its byte offsets,
 * where the server inserts a path (platform/http/static-site.ts).
 */
export function takeOutBase(folder: string): void {
  const places: Record<string, readonly number[]> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    const found = takeOut(bytes)
    // The placeholder is left in another spelling, perhaps escaped, or removing it would leave an empty address.
    if (found.bytes.includes(NAME) || bytes.includes(`href="${BUILD_BASE}"`))
      throw new Error(`${path} writes the site's path in a way that cannot be replaced.`)
    if (found.places.length === 0) continue
    writeFileSync(path, found.bytes)
    places[`/${path.slice(folder.length + 1).replaceAll(sep, '/')}`] = found.places
  }
  writeFileSync(join(folder, '__base-places'), JSON.stringify(places))
}

/** Returns the bytes without the placeholder, and the offsets where it was. */
export function takeOut(bytes: Buffer): { readonly bytes: Buffer; readonly places: readonly number[] } {
  const parts: Buffer[] = []
  const places: number[] = []
  let from = 0
  let length = 0
  for (let at = bytes.indexOf(BUILD_BASE); at >= 0; at = bytes.indexOf(BUILD_BASE, from)) {
    parts.push(bytes.subarray(from, at))
    length += at - from
    places.push(length)
    from = at + BUILD_BASE.length
  }
  return { bytes: Buffer.concat([...parts, bytes.subarray(from)]), places }
}

/** The framework writes pages below the site's path, and the shell as the root's `index.html`. Moves both to where the server expects them, without the copies of feeds that only the framework's own navigation reads. */
export function gatherPages(folder: string, shell: string): void {
  const pages = join(folder, BUILD_BASE)
  renameSync(join(folder, 'index.html'), join(folder, shell))
  cpSync(pages, folder, { recursive: true, filter: (path) => !path.endsWith('.data') })
  rmSync(pages, { recursive: true })
}
