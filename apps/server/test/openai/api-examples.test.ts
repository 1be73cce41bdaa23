import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

  it.skipIf(!hasPython)('for Python make a picture, save it and find it', async () => {
    const { stdout } = await run('python3', ['-c', one('python')], { cwd: folder, env })
    await expectPicture(stdout)
  })
})
