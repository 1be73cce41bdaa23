import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import {
  createScriptedProvider,
  SCRIPTED_FORBIDDEN_PROMPT,
  type Step,
} from '@easel/providers/testing/scripted-provider'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startCliWithServer } from './start-cli.ts'

let next: (prompt: string) => Step = () => ({ do: 'draw' })
const provider = createScriptedProvider(({ prompt }) => next(prompt))
const { cli, server, person, stop } = await startCliWithServer({ provider, env: { DEFAULT_TIER: 'free' } })
const { books } = server
afterAll(stop)

describe('easel generate', () => {
  it('makes a picture, saves it with its settings and says nothing on a pipe but its path', async () => {
    next = () => ({ do: 'draw' })
    const { env, user } = await person('ada')
    const args = ['--style', 'anime', '--size', '1536x1024', '--seed', '7', '--negative', 'people']
    const ended = await cli.run(['generate', 'a red fox', ...args, '-o', 'fox.webp'], { env })
    expect(ended).toMatchObject({ code: 0, stdout: 'fox.webp\n', stderr: '' })
    const bytes = readFileSync(join(cli.folder, 'fox.webp'))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1536, height: 1024 })
    expect(readMetadata(bytes)).toMatchObject({
      prompt: 'a red fox',
      negativePrompt: 'people',
      style: 'anime',
      seed: 7,
    })
    expect(await books(user)).toEqual({ made: 1, reserved: 0 })
  })

  it('takes its prompt from a pipe and gives the picture’s bytes to one', async () => {
    const { env } = await person('bob')
    const ended = await cli.run(['generate', '-o', '-', '--format', 'jpg'], { env, input: 'a blue boat\n' })
    expect(ended).toMatchObject({ code: 0, stderr: '' })
    expect(await sharp(ended.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1024 })
    expect(readMetadata(ended.bytes)?.prompt).toBe('a blue boat')
  })

  it('tells of several pictures as JSON, of those that failed, too', async () => {
    const { env } = await person('cat')
    const args = ['-n', '2', '--seed', '4294967295', '-o', 'boat.png', '--json']
    const ended = await cli.run(['generate', 'a boat', ...args], { env })
    expect(ended.code).toBe(0)
    const { pictures, failed } = JSON.parse(ended.stdout)
    expect(failed).toEqual([])
    expect(pictures).toMatchObject([
      { path: 'boat-1.png', seed: 4294967295, width: 1024, height: 1024, prompt: 'a boat' },
      { path: 'boat-2.png', seed: 0 },
    ])
    for (const { path } of pictures) expect(readFileSync(join(cli.folder, path)).length).toBeGreaterThan(100)
  })

  it('asks for no background and for a small change of a seed’s picture, as the page does', async () => {
    next = () => ({ do: 'draw' })
    const { env, user } = await person('ivy')
    const args = ['--background', 'transparent', '--seed', '7', '--variation', '2', '-n', '2', '--json']
    const ended = await cli.run(['generate', 'a boat', ...args, '-o', 'clear.png'], { env })
    expect(ended.code).toBe(0)
    const list = await (await server.app.send('GET', '/api/generations', { user })).json()
    const clear = { requested: { background: 'transparent' } }
    expect(list).toMatchObject({ items: [clear, clear] })
    for (const [option, value, words] of [
      ['--background', 'blue', '--background: A background is opaque or transparent'],
      ['--variation', '1.5', '--variation: The variation must be a whole number from 0 to 9999'],
    ] as const)
      expect(await cli.run(['generate', 'a boat', option, value], { env })).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(words),
      })
  })

  it('run again with its key, it fetches the same pictures and makes none', async () => {
    const { env, user } = await person('dan')
    const args = ['generate', 'a boat', '-n', '2', '--key', 'my-boats', '--json', '-o', 'again/']
    const first = JSON.parse((await cli.run(args, { env })).stdout)
    const second = await cli.run(args, { env })
    expect(second.code).toBe(0)
    const ids = ({ pictures }: { pictures: { id: string }[] }) => pictures.map(({ id }) => id)
    expect(ids(JSON.parse(second.stdout))).toEqual(ids(first))
    expect(await books(user)).toEqual({ made: 2, reserved: 0 })
    const other = await cli.run(['generate', 'a house', '-n', '2', '--key', 'my-boats'], { env })
    expect(other).toMatchObject({
      code: 9,
      stdout: '',
      stderr: 'easel: This Idempotency-Key was used before with another body. Send a new key.\n',
    })
  })

  it('says how to fetch a picture that could not be written, and then makes no other', async () => {
    const { env, user } = await person('hal')
    writeFileSync(join(cli.folder, 'a-file'), '')
    const ended = await cli.run(['generate', 'a boat', '-o', 'a-file/boat.png'], { env })
    expect(ended).toMatchObject({ code: 1, stdout: '' })
    const [, key] =
      /^Your pictures are still made, and kept in the library\. To fetch them, run the same command with --key (\S+)\neasel: (?:EEXIST|ENOTDIR): .+\n$/.exec(
        ended.stderr,
      ) ?? []
    const again = await cli.run(['generate', 'a boat', '-o', 'kept.png', '--key', `${key}`], { env })
    expect(again).toMatchObject({ code: 0, stdout: 'kept.png\n' })
    expect(await books(user)).toEqual({ made: 1, reserved: 0 })
  })

  it('run again with its key, it tries anew what failed', async () => {
    const { env } = await person('eve')
    let isBroken = true
    next = () => (isBroken ? { do: 'fail', kind: 'bad_response', retryable: false } : { do: 'draw' })
    const args = ['generate', 'a boat', '--key', 'broken-boat', '-o', 'mended.png']
    const failed = await cli.run(args, { env })
    expect(failed).toMatchObject({ code: 8, stdout: '' })
    expect(failed.stderr).toMatch(/^easel: .+\n$/)
    isBroken = false
    expect(await cli.run(args, { env })).toMatchObject({ code: 0, stdout: 'mended.png\n' })
  })

  it('Ctrl-C cancels what is not made and gives its places back', async () => {
    const { env, user } = await person('fay')
    next = () => ({ do: 'hang' })
    const child = cli.start(['generate', 'a boat', '-n', '3'], { env })
    const ended = new Promise((resolve) => child.once('close', resolve))
    await vi.waitFor(async () => expect(await books(user)).toEqual({ made: 0, reserved: 3 }), 10_000)
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(await books(user)).toEqual({ made: 0, reserved: 0 })
    next = () => ({ do: 'draw' })
  })

  it('ends by the class of what went wrong, in the product’s words', async () => {
    next = () => ({ do: 'draw' })
    const { env } = await person('gus')
    const cases = [
      [['generate', 'a boat', '--style', 'nope'], 2, /There is no style “nope”/],
      [['generate', 'a boat', '--size', '9000x10'], 2, /--size is 1:1, 16:9, 9:16/],
      [
        ['generate', 'a boat', '--size', '768x1152'],
        2,
        /^easel: width, height: Scripted provider draws no 768x1152\. Sizes are .*1792x768\.\n$/,
      ],
      [['generate', 'a boat', '--count', '11'], 2, /Choose 1 to 10 images/],
      [['generate', 'a boat', '--seed', '1.5'], 2, /The seed must be a whole number/],
      [['generate', '   '], 2, /Please enter a prompt/],
      [['generate', 'a boat', '-n', '2', '-o', '-'], 2, /One picture goes to stdout/],
      [['generate', 'a boat', '--reference', 'none.png'], 2, /none\.png cannot be read: ENOENT/],
      [['generate', SCRIPTED_FORBIDDEN_PROMPT], 6, /restricted content/],
      [['generate', 'a boat', '-n', '9'], 5, /left today/],
      [['download', 'gen_00000000000000000000000000'], 4, /does not exist, or is not yours/],
      [['nonsense'], 2, /There is no command “nonsense”/],
    ] as const
    for (const [args, code, words] of cases) {
      const ended = await cli.run(args, { env })
      expect(ended, args.join(' ')).toMatchObject({ code, stdout: '' })
      expect(ended.stderr).toMatch(words)
    }
    const wrong = await cli.run(['history'], { env: { ...env, EASEL_API_KEY: 'easel_wrong' } })
    expect(wrong).toMatchObject({ code: 3, stderr: 'easel: Please sign in to continue\n' })
    const secure = env['EASEL_SERVER']?.replace('http:', 'https:') ?? ''
    for (const [address, reason] of [
      ['http://127.0.0.1:2', /^nothing listens there \(ECONNREFUSED\)$/],
      ['http://easel.invalid', /^no such host was found \((ENOTFOUND|EAI_AGAIN)\)$/],
      [secure, /^it does not speak HTTPS, so write http:\/\/ before its address \([A-Z_]+\)$/],
    ] as const) {
      const away = await cli.run(['history'], { env: { ...env, EASEL_SERVER: address } })
      expect(away.code).toBe(7)
      const [, told] = /^easel: \S+ cannot be reached: (.+)\.\n$/.exec(away.stderr) ?? []
      expect(told).toMatch(reason)
    }
  })
})

describe('without a server', () => {
  it('says what is missing where native packages are not installed', async () => {
    const ended = await cli.run(['generate', 'a red fox'])
    expect(ended).toMatchObject({ code: 2, stdout: '' })
    expect(ended.stderr).toMatch(/Drawing here needs packages that are not installed/)
  })

  it('draws with the built-in engine, the same pixels for the same seed', async () => {
    symlinkSync(
      fileURLToPath(new URL('../../../../node_modules', import.meta.url)),
      join(cli.program, 'node_modules'),
    )
    const args = ['generate', 'a red fox', '--seed', '5', '--variation', '9999', '--local']
    for (const file of ['here-1.png', 'here-2.png'])
      expect(await cli.run([...args, '-o', file])).toMatchObject({ code: 0, stdout: `${file}\n`, stderr: '' })
    const [one, two] = ['here-1.png', 'here-2.png'].map((file) => readFileSync(join(cli.folder, file)))
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true)
    expect(readMetadata(one ?? Buffer.alloc(0))).toMatchObject({
      prompt: 'a red fox',
      seed: 5,
      provider: 'built-in',
    })
    const several = [
      'generate',
      'a red fox',
      '--seed',
      '5',
      '--variation',
      '9998',
      '-n',
      '2',
      '--local',
      '--json',
    ]
    const { pictures } = JSON.parse((await cli.run([...several, '-o', 'change.png'])).stdout)
    expect(pictures).toMatchObject([{ seed: 5 }, { seed: 5 }])
    const changes = ['change-1.png', 'change-2.png'].map((file) => readFileSync(join(cli.folder, file)))
    expect(await pixels(changes[1])).toEqual(await pixels(one))
    expect(await pixels(changes[0])).not.toEqual(await pixels(one))
    const own = ['generate', 'a red fox', '--size', '512x640', '--local', '-o', 'own.png']
    expect(await cli.run(own)).toMatchObject({ code: 0 })
    const { width, height } = await sharp(join(cli.folder, 'own.png')).metadata()
    expect([width, height]).toEqual([512, 640])
    expect(readdirSync(cli.folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

const pixels = (file: Buffer | undefined) => sharp(file).raw().toBuffer()
