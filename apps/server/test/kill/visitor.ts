import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { NOON_ZONE } from '../harness/noon-zone.ts'

/** What the visitor knows for sure, because the server said so. */
export type Acknowledged = {
  readonly pictures: Set<string>
  readonly tasks: Set<string>
  readonly deleted: Set<string>
  /** Deletions that were asked for; the answer may have been lost. */
  readonly deletionsAsked: Set<string>
  readonly imported: Set<string>
}

export type Visitor = ReturnType<typeof createVisitor>

/** A person at the page: asks for pictures and batches, deletes, watches the news, and remembers every answer that came. */
export function createVisitor() {
  const known: Acknowledged = {
    pictures: new Set(),
    tasks: new Set(),
    deleted: new Set(),
    deletionsAsked: new Set(),
    imported: new Set(),
  }
  let base = ''
  let token = ''
  let requests = 0
  let paid = 0

  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        origin: base,
        'x-time-zone': NOON_ZONE,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': `request-${requests++}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  async function make(prompt: string, model: string): Promise<void> {
    const body = { prompt, aspect_ratio: '1:1', model }
    const { id } = (await send('POST', '/api/functions/replicate-generate', body)) as { id: string }
    known.pictures.add(id)
  }

  return {
    known,
    connect: (address: string) => {
      base = address
    },
    signUp: async () => {
      const response = await fetch(`${base}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: base },
        body: JSON.stringify({ email: 'ada@example.org', name: 'Ada', password: 'correct horse battery' }),
      })
      token = response.headers.get('set-auth-token') ?? ''
      if (!token) throw new Error(`sign-up: ${response.status} ${await response.text()}`)
    },
    read: (path: string) => send('GET', path),
    /** The built-in engine draws it. */
    makePicture: () => make('a desert at noon', 'flux-schnell'),
    /** A vendor draws it; the prompt is unique. */
    buyPicture: (prompt = `a desert, ${paid++}`) => make(prompt, 'flux-dev'),
    addBatch: async (count: number) => {
      const body = {
        prompt: 'clouds',
        style: 'line-art',
        quality: 'standard',
        aspect_ratio: '1:1',
        count,
      }
      const { tasks } = (await send('POST', '/api/queue', body)) as { tasks: { id: string }[] }
      for (const { id } of tasks) known.tasks.add(id)
    },
    deletePicture: async () => {
      const id = [...known.pictures].find((picture) => !known.deletionsAsked.has(picture))
      if (!id) return
      known.deletionsAsked.add(id)
      await send('POST', '/api/generations/bulk', { ids: [id], change: { action: 'delete' } })
      known.deleted.add(id)
    },
    /** One that no import before brought. */
    importPicture: async () => {
      const noise = randomBytes(256 * 256 * 3)
      const png = await sharp(noise, { raw: { width: 256, height: 256, channels: 3 } })
        .png()
        .toBuffer()
      const body = { image: `data:image/png;base64,${png.toString('base64')}`, name: 'noise.png' }
      const { generation } = (await send('POST', '/api/imports', body)) as {
        generation: { id: string } | null
      }
      if (generation) known.imported.add(generation.id)
    },
    /** The ids of all that the library shows. */
    pictures: async () => {
      const ids: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = (await send('GET', `/api/generations${cursor && `?cursor=${cursor}`}`)) as {
          items: { id: string }[]
          nextCursor: string | null
        }
        ids.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      }
      return ids
    },
    /** Calls back with every piece of news until the connection breaks. */
    watch: async (onNews: (news: string) => void) => {
      const response = await fetch(`${base}/api/events`, { headers: { authorization: `Bearer ${token}` } })
      for await (const chunk of response.body ?? []) onNews(Buffer.from(chunk).toString())
    },
  }
}
