import { execFile, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ENDPOINTS } from '@easel/contract/endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../accounts/make-key.ts'
import { type OpenAiServer, startOpenAiServer } from './start-openai-server.ts'

const run = promisify(execFile)
const GUIDE = readFileSync(
  fileURLToPath(new URL('../../../../docs/api-examples.md', import.meta.url)),
  'utf8',
)
const hasPython = spawnSync('python3', ['--version']).status === 0

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const TSC = join(ROOT, 'node_modules/.bin/tsc')

/** The typed client as npm publishes it, installed in a folder of its own with what it needs. */
async function packClient(folder: string) {
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: join(ROOT, 'packages/client') })
  const home = join(folder, 'node_modules/easel-client')
  mkdirSync(home, { recursive: true })
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  await run('tar', ['-xzf', join(folder, archive), '--strip-components=1', '-C', home])
  for (const name of ['zod', '@types'])
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
}

let server: OpenAiServer
let folder: string
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  server = await startOpenAiServer()
  const user = await server.app.signUp('ada')
  const { token } = await makeKey(server.app, user, { scopes: ['generate', 'read'] })
  folder = mkdtempSync(join(tmpdir(), 'easel-examples-'))
  env = { PATH: process.env['PATH'], EASEL_URL: server.baseUrl.replace(/\/v1$/, ''), EASEL_KEY: token }
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.stop()
})

const examples = (language: string) =>
  [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code)
const one = (language: string) => {
  const [code = '', ...more] = examples(language)
  expect(more).toEqual([])
  return code
}

async function expectPicture(stdout: string) {
  const file = join(folder, 'fox.png')
  expect(await sharp(file).metadata()).toMatchObject({ width: 1536, height: 1024 })
  rmSync(file)
  expect(stdout).toMatch(/^gen_\w{26} 1536x1024 a red fox in the snow$/m)
}

describe('the examples of the guide', () => {
  it('name paths that the contract has', () => {
    const known = new Set<string>(Object.values(ENDPOINTS).map(({ path }) => path))
    const named = [...GUIDE.matchAll(/["'`/](\/api\/[a-z/-]+)/g)].map(([, path = '']) => path)
    const others = ['/api/docs', '/api/openapi']
    for (const path of named) expect([path, known.has(path) || others.includes(path)]).toEqual([path, true])
  })

  it.skipIf(process.platform === 'win32')('for curl make a picture and find it', async () => {
    const [make = '', find = '', ...more] = examples('sh')
    expect(more).toEqual([])
    const shell = async (code: string) =>
      JSON.parse((await run('sh', ['-c', code], { cwd: folder, env })).stdout)
    const made = await shell(make)
    expect((await fetch(new URL(made.imageURL, env['EASEL_URL']))).status).toBe(200)
    expect((await shell(find)).items).toEqual([expect.objectContaining({ id: made.id, style: 'watercolor' })])
    expect((await shell(make)).id).toBe(made.id)
  })

  it('for TypeScript make a picture, save it and find it', async () => {
    const options = { cwd: folder, env }
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module-typescript', '-e', one('ts')],
      options,
    )
    await expectPicture(stdout)
  })

  it('for the typed client are checked by its types, make a picture and find it', async () => {
    await packClient(folder)
    const check = async (code: string) => {
      writeFileSync(join(folder, 'program.mts'), code)
      const options = [
        '--noEmit',
        '--strict',
        '--module',
        'nodenext',
        '--target',
        'es2024',
        '--types',
        'node',
      ]
      return run(TSC, [...options, 'program.mts'], { cwd: folder, env }).then(
        () => [],
        ({ stdout }: { stdout: string }) =>
          [...stdout.matchAll(/\((\d+),\d+\): error/g)].map(([, line]) => line),
      )
    }
    const wrong = [
      "import { createEasel } from 'easel-client'",
      "const easel = createEasel({ server: '' })",
      'await easel.generateImage({ body: { prompt: 7 } })',
      'await easel.generateImage()',
      'await easel.listGenerations({ query: { limit: 5 } })',
      "await easel.createApiKey({ body: { name: 'a key' } })",
      'const { items } = await easel.listGenerations({ query: {} })',
      'console.log(items[0]?.widht)',
    ]
    expect(await check(wrong.join('\n'))).toEqual(['3', '4', '6', '8'])
    const code = one('mts')
    expect(await check(code)).toEqual([])
    const { stdout } = await run(process.execPath, ['program.mts'], { cwd: folder, env })
    const [made, refused] = stdout.trim().split('\n')
    expect(made).toMatch(/^gen_\w{26} 1536x1024 a red fox in the snow$/)
    expect(refused).toMatch(/^403 forbidden .*write/)
  }, 120_000)

  it.skipIf(!hasPython)('for Python make a picture, save it and find it', async () => {
    const { stdout } = await run('python3', ['-c', one('python')], { cwd: folder, env })
    await expectPicture(stdout)
  })
})
