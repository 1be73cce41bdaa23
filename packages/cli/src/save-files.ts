import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Where `-o` sends the results. */
export type Target =
  | { readonly kind: 'stdout' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string }

export function readTarget(output: string | undefined): Target {
  if (output === '-') return { kind: 'stdout' }
  if (output === undefined) return { kind: 'folder', path: '.' }
  const isFolder = /[\\/]$/.test(output) || (existsSync(output) && statSync(output).isDirectory())
  return { kind: isFolder ? 'folder' : 'file', path: output }
}

/** Path of one of several results. In a folder it is the server's file name, changed where a file of that name exists. */
export function pathIn(
  target: Exclude<Target, { kind: 'stdout' }>,
  name: string,
  index: number,
  count: number,
): string {
  if (target.kind === 'folder') return freePath(join(target.path, name))
  if (count === 1) return target.path
  const { dir, name: stem, ext } = parse(target.path)
  return join(dir, `${stem}-${index + 1}${ext}`)
}

function freePath(path: string): string {
  const { dir, name, ext } = parse(path)
  let free = path
  for (let number = 2; existsSync(free); number++) free = join(dir, `${name}-${number}${ext}`)
  return free
}

/** Writes atomically: a file of this name is always complete. */
export function saveBytes(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.part`
  writeFileSync(part, bytes)
  renameSync(part, path)
}

/** The same for a response that may be large. */
export async function saveStream(path: string, body: ReadableStream<Uint8Array>): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.part`
  try {
    // Opened before anything can fail: a file opened later would reappear after its removal.
    const file = await open(part, 'w')
    await pipeline(body, file.createWriteStream())
    renameSync(part, path)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
