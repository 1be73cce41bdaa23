import { generationIdSchema } from '@easel/contract/fields'
import { getGeneration, listGenerations } from '@easel/contract/generations'
import { UsageError } from '../exit-codes.ts'
import { checked, readFormat, readNumber, readStyle } from '../fields.ts'
import { readTarget } from '../save-files.ts'
import { fetchPicture } from '../server/fetch-picture.ts'
import { createServer } from '../server/server.ts'
import { requireAccess } from '../settings.ts'
import { deliver } from './order.ts'
import type { Run } from './run.ts'

const PAGE = 100

export const history: Run = async (given, console) => {
  const server = createServer(requireAccess(console.env, given.text('server')))
  const limit = readNumber('limit', given.text('limit')) ?? 20
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit takes a whole number from 1')
  const style = given.text('style')
  const query = {
    q: given.words[0],
    style: style === undefined ? undefined : readStyle(style),
    tag: given.text('tag'),
    ...(given.has('favorite') ? { favorite: 'true' as const } : {}),
  }
  let left = limit
  let cursor: string | undefined
  do {
    const page = await server.call(
      listGenerations,
      { query: { ...query, limit: Math.min(PAGE, left), cursor } },
      { signal: console.signal },
    )
    for (const item of page.items) {
      const { id, created_at: at, width, height, style: drawn, prompt } = item
      if (given.has('json')) console.result(JSON.stringify(item))
      else
        console.result(
          [id, at.slice(0, 16).replace('T', ' '), `${width}x${height}`, drawn, oneLine(prompt)].join('\t'),
        )
    }
    left -= page.items.length
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && left > 0)
}

/** A prompt may contain line breaks and control characters, which a terminal would execute. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ')
}

export const download: Run = async (given, console) => {
  const ids = given.words.map((word) => checked(word, generationIdSchema, word))
  const target = readTarget(given.text('output'))
  if (target.kind === 'stdout' && (ids.length > 1 || given.has('json')))
    throw new UsageError('One picture alone goes to stdout: name a folder with -o.')
  const format = readFormat(given.text('format'), target.kind === 'file' ? target.path : undefined)
  const server = createServer(requireAccess(console.env, given.text('server')))
  const { signal } = console
  for (const [index, id] of ids.entries()) {
    if (ids.length > 1) console.progress.show(index / ids.length, `${index} of ${ids.length}`)
    const generation = await server.call(getGeneration, { params: { id } }, { signal })
    const picture = await fetchPicture(server, id, { format, isStripped: given.has('strip'), signal })
    const place = { fileName: picture.fileName, index, count: ids.length }
    const path = await deliver(target, picture.bytes, place, console)
    if (given.has('json')) console.result(JSON.stringify({ path, ...generation }))
    else if (path !== null) console.result(path)
  }
}
