import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAiServer, photo, startOpenAiServer } from './start-openai-server.ts'

const run = promisify(execFile)
const GUIDE = readFileSync(fileURLToPath(new URL('../../../../docs/api.md', import.meta.url)), 'utf8')
/** Where `openai` and `replicate` are found. */
const PACKAGE = fileURLToPath(new URL('../../', import.meta.url))

let server: OpenAiServer
let folder: string
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  server = await startOpenAiServer()
  const { key } = await server.makeKey('ada')
  folder = mkdtempSync(join(tmpdir(), 'easel-guide-'))
  writeFileSync(join(folder, 'fox.png'), await photo())
  env = { PATH: process.env['PATH'], EASEL_URL: server.baseUrl.replace(/\/v1$/, ''), EASEL_KEY: key }
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.stop()
})

const examples = (language: string) =>
  [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code)

describe.skipIf(process.platform === 'win32')('the guide’s examples in a shell', () => {
  it.each(examples('sh'))('%s', async (code) => {
    const { stdout } = await run('sh', ['-c', code], { cwd: folder, env })
    const { data } = JSON.parse(stdout) as { data: { url: string }[] }
    expect((await fetch(data[0]?.url ?? '')).status).toBe(200)
  })
})

describe('the guide’s examples in TypeScript', () => {
  const runCode = (code: string) =>
    run(
      process.execPath,
      [
        '--input-type=module-typescript',
        '-e',
        code.replaceAll("'fox.png'", JSON.stringify(join(folder, 'made.png'))),
      ],
      {
        cwd: PACKAGE,
        env,
      },
    )
  const [plain = '', streamed = '', predicted = '', ...others] = examples('ts')

  it('are the three that are run here', () => {
    expect(others).toEqual([])
  })

  it('make a picture', async () => {
    await runCode(plain)
    expect(await sharp(join(folder, 'made.png')).metadata()).toMatchObject({ width: 1536, height: 1024 })
  })

  it('stream one', async () => {
    const { stdout } = await runCode(streamed)
    const types = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0])
    expect(types).toEqual(['image_generation.partial_image', 'image_generation.completed'])
  })

  it('make one by Replicate’s client', async () => {
    const { stdout } = await runCode(predicted)
    expect((await fetch(stdout.trim())).status).toBe(200)
  })
})
