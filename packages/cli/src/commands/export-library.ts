import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listGenerations } from '@easel/contract/generations'
import { createDownload } from '@easel/contract/library/downloads'
import { LIMITS } from '@easel/contract/limits'
import * as z from 'zod/mini'
import { UsageError } from '../exit-codes.ts'
import { readFormat } from '../fields.ts'
import { saveBytes, saveStream } from '../save-files.ts'
import { createServer, type Server } from '../server/server.ts'
import { requireAccess } from '../settings.ts'
import type { Run } from './run.ts'

const LIST = 'easel-export.json'
/** Ids in each archive, so that a second run adds only new pictures. */
const exportedSchema = z.object({
  server: z.string(),
  archives: z.array(z.object({ file: z.string(), ids: z.array(z.string()) })),
})
type Exported = z.output<typeof exportedSchema>

export const exportLibrary: Run = async (given, console) => {
  const server = createServer(requireAccess(console.env, given.text('server')))
  const { signal } = console
  const folder = given.text('output') ?? 'easel-export'
  if (folder === '-') throw new UsageError('An export is a folder of files: name one with -o.')
  const format = readFormat(given.text('format'), undefined)
  const list = join(folder, LIST)
  let exported = readExported(list, server.address)
  const known = new Set(exported.archives.flatMap(({ ids }) => ids))
  const fresh = await listIds(server, known, signal)
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (let from = 0; from < fresh.length; from += LIMITS.zipPictures) {
    console.progress.show(from / fresh.length, `${from} of ${fresh.length}`)
    const ids = fresh.slice(from, from + LIMITS.zipPictures)
    const body = { ids, format, metadata: given.has('strip') ? ('strip' as const) : ('keep' as const) }
    const { url } = await server.call(createDownload, { body }, { signal })
    const extension = ids.length === 1 ? format : 'zip'
    const file = freeName(folder, exported.archives.length + 1, extension)
    await server.download(url, (body) => saveStream(join(folder, file), body), signal)
    exported = { ...exported, archives: [...exported.archives, { file, ids }] }
    saveBytes(list, Buffer.from(`${JSON.stringify(exported, null, 2)}\n`))
    files.push(join(folder, file))
  }
  console.progress.end()
  if (given.has('json')) console.result(JSON.stringify({ files, pictures: fresh.length }))
  else for (const file of files) console.result(file)
  if (fresh.length === 0) console.note('Nothing is new since the last export.')
}

function freeName(folder: string, first: number, extension: string): string {
  const nameOf = (number: number) => `easel-${String(number).padStart(3, '0')}.${extension}`
  let number = first
  while (existsSync(join(folder, nameOf(number)))) number++
  return nameOf(number)
}

/** Ids of all pictures that are not in an archive yet, oldest first. */
async function listIds(server: Server, known: ReadonlySet<string>, signal: AbortSignal): Promise<string[]> {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const query = { sort: 'oldest' as const, limit: LIMITS.historyPageSizeMax, cursor }
    const page = await server.call(listGenerations, { query }, { signal })
    for (const { id } of page.items) if (!known.has(id)) found.push(id)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return found
}

function readExported(list: string, server: string): Exported {
  if (!existsSync(list)) return { server, archives: [] }
  const read = exportedSchema.safeParse(parseJson(readFileSync(list, 'utf8')))
  if (!read.success) throw new UsageError(`${list} cannot be read. Export to another folder with -o.`)
  if (read.data.server !== server)
    throw new UsageError(`This folder holds an export of ${read.data.server}. Name another one with -o.`)
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
