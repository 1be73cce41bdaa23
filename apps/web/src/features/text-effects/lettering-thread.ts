import type { LetteringSettings } from '@easel/contract/lettering'
import { fontFiles } from '@easel/lettering/font-files'
import { createPolicy } from '#web/shared/lib/trusted-types.ts'
import { fontUrl } from './font-urls.ts'
import type { ExportFormat, LetteringAnswer, LetteringRequest } from './lettering-messages.ts'
import workerUrl from './lettering-worker.ts?worker&url'

const trusted = createPolicy('easel-lettering', { createScriptURL: () => workerUrl })

export type Drawn = Extract<LetteringAnswer, { kind: 'drawn' }>

export type LetteringThread = {
  /** Rejects for a text that cannot be drawn; the message says what to do. */
  readonly draw: (settings: LetteringSettings, size: number) => Promise<Drawn>
  readonly toFile: (settings: LetteringSettings, format: ExportFormat) => Promise<Blob>
  readonly close: () => void
}

type Waiting = {
  readonly resolve: (answer: LetteringAnswer) => void
  readonly reject: (error: Error) => void
}

async function readFont(file: string): Promise<Uint8Array> {
  try {
    const response = await fetch(fontUrl(file))
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
  } catch {
    // The browser's own message means nothing to people.
  }
  throw new Error('This typeface did not load. Check your connection.')
}

/** `readPicture` fetches one of the user's pictures. */
export function createLetteringThread(readPicture: (id: string) => Promise<Blob>): LetteringThread {
  const worker = new Worker(trusted.createScriptURL(''), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  const sent = new Map<string, Promise<void>>()
  let pictureSent: string | undefined
  let count = 0

  worker.addEventListener('message', ({ data }: MessageEvent<LetteringAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'refused') asked?.reject(new Error(data.message))
    else asked?.resolve(data)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The preview stopped. Reload the page.'))
    waiting.clear()
  })

  const post = (request: LetteringRequest) => worker.postMessage(request)

  function sendFont(file: string): Promise<void> {
    const known = sent.get(file)
    if (known) return known
    const sending = readFont(file).then((bytes) => post({ kind: 'font', file, bytes }))
    sent.set(file, sending)
    sending.catch(() => sent.delete(file))
    return sending
  }

  async function prepare({ font, text, background }: LetteringSettings): Promise<void> {
    await Promise.all(fontFiles(font, text).map(sendFont))
    if (background.kind !== 'picture' || pictureSent === background.generation_id) return
    post({ kind: 'picture', id: background.generation_id, blob: await readPicture(background.generation_id) })
    pictureSent = background.generation_id
  }

  async function ask<K extends LetteringAnswer['kind']>(
    kind: K,
    settings: LetteringSettings,
    request: (id: number) => LetteringRequest,
  ): Promise<Extract<LetteringAnswer, { kind: K }>> {
    await prepare(settings)
    count += 1
    const id = count
    const answer = await new Promise<LetteringAnswer>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      post(request(id))
    })
    if (answer.kind !== kind) throw new Error('The preview answered something else. Reload the page.')
    return answer as Extract<LetteringAnswer, { kind: K }>
  }

  return {
    draw: (settings, size) => ask('drawn', settings, (id) => ({ kind: 'draw', id, settings, size })),
    toFile: async (settings, format) =>
      (await ask('exported', settings, (id) => ({ kind: 'export', id, settings, format }))).blob,
    close: () => worker.terminate(),
  }
}
