import { createHash } from 'node:crypto'
import type { EndpointRequest } from '@easel/contract/endpoint'
import { generateImage } from '@easel/contract/functions'
import { deleteGeneration, getGeneration } from '@easel/contract/generations'
import { createDownload } from '@easel/contract/library/downloads'
import { EXPORT_SIZES } from '@easel/contract/library/export-sizes'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Generations, openGenerations } from '../../../test/generations/start-generations.ts'
import { readZip } from '../../../test/harness/read-zip.ts'
import { addPictures } from '../../../test/library/add-pictures.ts'
import type { HttpApp, HttpEnv } from '../../platform/http/context.ts'
import { sendError } from '../../platform/http/error-response.ts'
import { silentLogger } from '../../platform/logger.ts'
import type { Actor } from '../../platform/use-case.ts'
import { pictureFileName } from './file-names.ts'

type Body = EndpointRequest<typeof createDownload>['body']

const FORMATS = ['png', 'jpg', 'webp', 'avif'] as const
const PROMPT = '=HYPERLINK("http://evil") <img src=x onerror=alert(1)> ../../etc שלום'

/** The provider's description of the picture. */
const LEFT = 'a boat at the left'
const AT_LEFT = { left: 0.05, top: 0.3, width: 0.1, height: 0.2 }

const { database, start } = await openGenerations()
let product: Generations
let http: HttpApp
let ada: Actor
let now = new Date()

beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  product = await start({
    clock: { now: () => now },
    script: ({ prompt }) => ({ do: 'draw', ...(prompt === LEFT ? { subjects: [AT_LEFT] } : {}) }),
  })
  http = new Hono<HttpEnv>()
  http.onError((error, c) => sendError(c, error, silentLogger))
  product.library.addDownloadRoutes(http)
  product.generations.addImageRoutes(http, async () => undefined)
  ada = await product.makeUser('ada', 'pro')
})

async function make(prompt = 'a boat'): Promise<string> {
  const body = { prompt, negative_prompt: 'fog', width: 1024, height: 1024, seed: 7 }
  return (await product.call(generateImage, ada, { body })).id
}
const ask = (user: Actor, body: Body) => product.call(createDownload, user, { body })
async function fetchBytes(path: string): Promise<Buffer> {
  const answer = await http.request(path)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

describe('one picture', () => {
  test.each(FORMATS)('[1.6] leaves as a whole %s that says how it was made', async (format) => {
    const id = await make('un café 🦊')
    const link = await ask(ada, { ids: [id], format })
    const bytes = await fetchBytes(link.url)
    const { format: real, width, height } = await sharp(bytes).metadata()
    expect([real, width, height]).toEqual([
      { jpg: 'jpeg', avif: 'heif' }[format as string] ?? format,
      1024,
      1024,
    ])
    await sharp(bytes, { failOn: 'warning' }).raw().toBuffer()
    expect(readMetadata(bytes)).toMatchObject({
      prompt: 'un café 🦊',
      negativePrompt: 'fog',
      style: 'photorealistic',
      seed: 7,
      width: 1024,
      provider: 'scripted',
      model: 'gradient-1',
      sourceType: 'trainedAlgorithmicMedia',
    })
  })

  test.each(FORMATS)(
    'as %s without metadata says only that a machine made it, on every way out',
    async (format) => {
      const id = await make('a secret')
      const link = await ask(ada, { ids: [id], format, metadata: 'strip' })
      const { image_url } = await product.call(getGeneration, ada, { params: { id } })
      const shown = image_url.replace('.png?', `.${format}?`)
      const ways = [
        link.url,
        shown,
        `${shown}&w=128`,
        `${shown}&download=1`,
        `${shown}&size=google-rectangle`,
        `${shown}&size=x-header&x=0.1&y=1&w=256`,
      ]
      for (const way of ways) {
        const bytes = await fetchBytes(way)
        expect([way, readMetadata(bytes)]).toEqual([way, { sourceType: 'trainedAlgorithmicMedia' }])
        expect(bytes.includes('a secret')).toBe(false)
      }
    },
  )

  test('the picture a browser saves is named after its words', async () => {
    const id = await make(PROMPT)
    const link = await ask(ada, { ids: [id], format: 'webp' })
    const name = (await http.request(link.url)).headers.get('content-disposition') ?? ''
    expect(name).toContain('attachment; filename="')
    expect(name.includes('/') || name.includes('..') || name.includes('<')).toBe(false)
    expect(link.file_name).toMatch(
      /^hyperlink-http-evil-img-src-x-onerror-alert-1-etc-שלום-photorealistic-7\.webp$/,
    )
  })
})

describe('export sizes', () => {
  test('there are at least twelve, each with its own name; each is cut to its very size, and its preview has the same shape', {
    timeout: 60_000,
  }, async () => {
    expect(new Set(EXPORT_SIZES.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12)
    const id = await make()
    const { image_url } = await product.call(getGeneration, ada, { params: { id } })
    for (const { id: size, width, height } of EXPORT_SIZES) {
      const link = await ask(ada, { ids: [id], format: 'jpg', size, focus: { x: 0.9, y: 0.1 } })
      const file = await sharp(await fetchBytes(link.url)).metadata()
      expect([size, file.width, file.height]).toEqual([size, width, height])
      const preview = await sharp(await fetchBytes(`${image_url}&size=${size}&w=128`)).metadata()
      expect(preview.width / preview.height).toBeCloseTo(width / height, 0)
    }
  })

  test('a cut keeps what the picture is about, in its preview and in the file', async () => {
    const id = await make(LEFT)
    const { image_url } = await product.call(getGeneration, ada, { params: { id } })
    const shown = `${image_url}&size=instagram-story`
    const around = (x: number) => fetchBytes(`${shown}&x=${x}&y=0.4`)
    expect(await fetchBytes(shown)).toEqual(await around(0.1))
    expect(await fetchBytes(shown)).not.toEqual(await around(0.5))
    const file: Body = { ids: [id], format: 'png', metadata: 'strip', size: 'instagram-story' }
    expect(await fetchBytes((await ask(ada, file)).url)).toEqual(await around(0.1))
  })

  test('a copy is made once and then served from where it is kept; what is cut by hand is not kept', async () => {
    const id = await make()
    const { image_url } = await product.call(getGeneration, ada, { params: { id } })
    for (let time = 0; time < 2; time += 1) await fetchBytes(`${image_url}&size=google-rectangle`)
    await fetchBytes(`${image_url}&size=google-rectangle&x=0.5&y=0.5`)
    expect(await product.files('variants/')).toEqual([
      `variants/${id.slice(-2)}/${id}-google-rectangle-full.png`,
    ])
  })

  test.each([
    'size=poster',
    'size=x-post&x=2&y=0',
    'size=x-post&x=0.5',
    'size=x-post&x=NaN&y=0',
    'w=0',
    'w=1e3',
  ])('refuses %s', async (query) => {
    const { image_url } = await product.call(getGeneration, ada, { params: { id: await make() } })
    expect((await http.request(`${image_url}&${query}`)).status).toBe(400)
  })
})

describe('many pictures', () => {
  test('leave as an archive with a table that runs nothing and a page that works without a network', async () => {
    const ids = [await make(PROMPT), await make(PROMPT), await make('زهرة, "two"\nlines')]
    const link = await ask(ada, { ids, format: 'png' })
    expect(link.file_name).toBe('easel-2026-03-01-3-pictures.zip')
    const files = readZip(await fetchBytes(link.url))
    const names = [...files.keys()]
    expect(names).toHaveLength(5)
    expect(names.slice(-2)).toEqual(['pictures.csv', 'index.html'])
    for (const name of names.slice(0, 3)) {
      expect(name).toMatch(/^images\/\d{3}-[\p{L}\p{M}\p{N}-]+\.png$/u)
      expect(readMetadata(files.get(name) ?? Buffer.alloc(0))?.sourceType).toBe('trainedAlgorithmicMedia')
    }
    const table = files.get('pictures.csv')?.toString('utf8') ?? ''
    expect(table).toContain(`"'=HYPERLINK(""http://evil"")`)
    expect(table).not.toMatch(/(^|,|")=/m)
    const page = files.get('index.html')?.toString('utf8') ?? ''
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page.match(/<img /g)).toHaveLength(3)
    const style = /<style>([^<]+)<\/style>/.exec(page)?.[1] ?? ''
    expect(page).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(page.includes('http://') && !page.includes('&quot;http://evil')).toBe(false)
  })

  test('without metadata carry no prompt anywhere', async () => {
    const ids = [await make('hidden words'), await make('hidden words')]
    const { url } = await ask(ada, { ids, format: 'jpg', metadata: 'strip' })
    const files = readZip(await fetchBytes(url))
    for (const [name, bytes] of files) {
      if (!name.startsWith('images/')) expect(bytes.includes('hidden words')).toBe(false)
      else expect(readMetadata(bytes)).toEqual({ sourceType: 'trainedAlgorithmicMedia' })
    }
  })

  test('of which one was deleted meanwhile, and files are gone or damaged, leave without them, and say which are missing', async () => {
    const ids = [await make(), await make(), await make('a gone boat'), await make('a damaged boat')]
    const { url } = await ask(ada, { ids })
    await product.call(deleteGeneration, ada, { params: { id: ids[1] ?? '' } })
    await product.storage.delete(`images/${ids[2]}.png`)
    await product.storage.put(`images/${ids[3]}.png`, Buffer.from('no picture'))
    const files = readZip(await fetchBytes(url))
    expect([...files.keys()]).toHaveLength(4)
    expect(files.get('missing.txt')?.toString('utf8')).toMatch(
      /^These pictures could not be packed: their files are gone or damaged\.\n\nimages\/00\d-a-gone-boat-.+\.png\nimages\/00\d-a-damaged-boat-.+\.png\n$/,
    )
  })

  test('more than five hundred are refused', async () => {
    const ids = await addPictures(
      database,
      'ada',
      Array.from({ length: 501 }, () => ({})),
    )
    await expect(ask(ada, { ids })).rejects.toThrow()
  })
})

describe('links', () => {
  test('[6.1] are made for one’s own pictures alone', async () => {
    const bob = await product.makeUser('bob')
    const id = await make()
    await expect(ask(bob, { ids: [id] })).rejects.toMatchObject({ code: 'not_found' })
    const own = await addPictures(database, 'bob', [{}])
    await ask(bob, { ids: [id, ...own] })
    await product.call(deleteGeneration, ada, { params: { id } })
    await expect(ask(ada, { ids: [id] })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('end after a quarter of an hour, and cannot be guessed', async () => {
    const { url } = await ask(ada, { ids: [await make()] })
    for (const path of [
      '/downloads/',
      '/downloads/x',
      `${url}x`,
      '/downloads/..%2f..%2fetc%2fpasswd',
      "/downloads/'",
    ])
      expect((await http.request(path)).status).toBe(404)
    now = new Date(now.getTime() + 15 * 60_000)
    expect((await http.request(url)).status).toBe(404)
    await product.library.forgetDownloads()
  })
})

test.each([
  ['../../etc/passwd', 'etc-passwd-anime-7.png'],
  ['CON\0.txt', 'con-txt-anime-7.png'],
  ['\u202egnp.exe', 'gnp-exe-anime-7.png'],
  ['....', 'picture-anime-7.png'],
  ['e\u0301tude', 'étude-anime-7.png'],
  ['👩‍👩‍👧', 'picture-anime-7.png'],
])('the prompt %j makes the name %s', (prompt, name) => {
  expect(pictureFileName({ prompt, style: 'anime', seed: 7 }, { format: 'png' })).toBe(name)
})

test.each([
  ['letters of four bytes', '𝓪'.repeat(200)],
  ['letters of three bytes', '狐'.repeat(200)],
  ['accents upon accents', `e${'\u0301'.repeat(400)}`],
  ['one long word', 'a'.repeat(500)],
])('a name of %s has at most 112 bytes and keeps its ending', (_, prompt) => {
  const row = { prompt, style: 'photorealistic', seed: 4_294_967_295 }
  const name = pictureFileName(row, { format: 'jpg' })
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(112)
  expect(name).toMatch(/-photorealistic-4294967295\.jpg$/)
  expect(name).not.toMatch(/\ufffd|--/)
})

test('a name in a script that is read from right to left keeps its letters and no sign that turns the direction', () => {
  const prompt = '\u200fثعلب \u202eأحمر\u202c \u2067في\u2069 الثلج'
  const name = pictureFileName({ prompt, style: 'anime', seed: 7 }, { format: 'png' })
  expect(name).toBe('ثعلب-أحمر-في-الثلج-anime-7.png')
})

test.each(['con', 'NUL', 'aux.', 'com1', 'lpt9', 'COM¹'])(
  'the prompt %j makes no name that means a device on Windows',
  (prompt) => {
    for (const style of ['', 'anime']) {
      const [stem = ''] = pictureFileName({ prompt, style, seed: null }, { format: 'png' }).split('.')
      expect(stem).not.toMatch(/^(con|prn|aux|nul|com.|lpt.)$/i)
    }
  },
)
