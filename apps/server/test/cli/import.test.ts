import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { zipStream } from '../../src/platform/zip/zip-stream.ts'
import { startCliWithServer } from './start-cli.ts'

const { cli, origin, person, server, stop } = await startCliWithServer()
afterAll(stop)

let shade = 0

/** A picture that no other call has made, with its prompt in the file. */
async function picture(prompt: string) {
  shade += 1
  const bytes = await sharp({
    create: { width: 48, height: 32, channels: 3, background: { r: shade, g: 80, b: 120 } },
  })
    .png()
    .toBuffer()
  return writeMetadata(bytes, {
    sourceType: 'algorithmicMedia',
    about: { prompt, style: 'neon', seed: shade },
  })
}

async function promptsOf(env: Record<string, string>) {
  const { stdout } = await cli.run(['history', '--json', '--limit', '100'], { env })
  const items = stdout.split('\n').filter(Boolean)
  return items.map((line) => JSON.parse(line) as { id: string; prompt: string; tags: string[] })
}

describe('easel import', () => {
  it('takes files, folders and ZIP files, each picture once, and tells which it could not take', async () => {
    const { env } = await person('ada')
    const folder = join(cli.folder, 'old/deep')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(cli.folder, 'old/fox.png'), await picture('a red fox'))
    writeFileSync(join(folder, 'boat.png'), await picture('a blue boat'))
    writeFileSync(join(folder, 'notes.txt'), 'no picture')
    writeFileSync(join(folder, 'broken.png'), 'no picture either')
    const owl = await picture('an owl')
    const modifiedAt = new Date()
    const zip = zipStream(
      (async function* () {
        yield { name: 'a/owl.png', modifiedAt, bytes: owl }
        yield { name: 'a/readme.md', modifiedAt, bytes: Buffer.from('words') }
      })(),
    )
    writeFileSync(join(cli.folder, 'other.zip'), Buffer.from(await new Response(zip).arrayBuffer()))

    const first = await cli.run(['import', 'old', 'other.zip'], { env })
    expect(first).toMatchObject({
      code: 2,
      stderr: `broken.png: Import PNG, JPEG, WebP or AVIF files\neasel: 3 imported, 1 not imported.\n`,
    })
    const there = await promptsOf(env)
    expect(there.map(({ prompt }) => prompt).sort()).toEqual(['a blue boat', 'a red fox', 'an owl'])
    expect(there.every(({ tags }) => tags.includes('imported'))).toBe(true)
    expect(first.stdout.split('\n').filter(Boolean).sort()).toEqual(there.map(({ id }) => id).sort())

    writeFileSync(join(cli.folder, 'new.png'), await picture('a new lamp'))
    const again = await cli.run(['import', 'old/fox.png', 'other.zip', 'new.png'], { env })
    expect(again).toMatchObject({ code: 0, stderr: '1 imported, 2 there already.\n' })
    const json = await cli.run(['import', 'old/fox.png', '--json'], { env })
    expect(json).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(json.stdout)).toEqual({ imported: [], known: 1, refused: [] })
    expect(await promptsOf(env)).toHaveLength(4)
  })

  it('takes a picture whose name in a ZIP file is longer than a name may be, cut inside a character', async () => {
    const { env } = await person('eve')
    const [name, bytes] = [`${'🦊'.repeat(140)}.png`, await picture('many foxes')]
    const zip = zipStream(
      (async function* () {
        yield { name, modifiedAt: new Date(), bytes }
      })(),
    )
    writeFileSync(join(cli.folder, 'foxes.zip'), Buffer.from(await new Response(zip).arrayBuffer()))
    expect(await cli.run(['import', 'foxes.zip'], { env })).toMatchObject({
      code: 0,
      stderr: '1 imported.\n',
    })
    expect(await promptsOf(env)).toMatchObject([{ prompt: 'many foxes' }])
  })

  it('sends nothing where a path is wrong, and needs a key that may change the library', async () => {
    const { env, user } = await person('ben')
    writeFileSync(join(cli.folder, 'one.png'), await picture('one'))
    expect(await cli.run(['import', 'one.png', 'nowhere'], { env })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'easel: nowhere does not exist, or may not be read.\n',
    })
    const made = await server.app.send('POST', '/api/account/keys', {
      user,
      body: { name: 'Reader', scopes: ['read'] },
    })
    const { key } = (await made.json()) as { key: string }
    const reader = { EASEL_SERVER: origin, EASEL_API_KEY: key }
    expect(await cli.run(['import', 'one.png'], { env: reader })).toMatchObject({ code: 3, stdout: '' })
    expect(await promptsOf(env)).toHaveLength(0)
  })
})
