import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { TEST_DATABASE_URL } from '../harness/open-test-database.ts'
import { startServer } from '../kill/server-process.ts'

/** Data folders that earlier releases left behind after a clean stop: Ada's account and one picture, in this style. */
const RELEASES = [
  ['0.1.0', 'watercolor'],
  ['0.2.0', 'pixel-art'],
] as const

it.skipIf(TEST_DATABASE_URL).each(RELEASES)(
  'the data folder of %s opens with its account, session secret and pictures',
  async (release, style) => {
    const folder = mkdtempSync(join(tmpdir(), 'easel-upgrade-'))
    const fixture = new URL(`../fixtures/data-of-${release}.tar.br`, import.meta.url)
    const input = brotliDecompressSync(readFileSync(fixture))
    expect(spawnSync('tar', ['-x', '--no-same-owner', '-C', folder], { input }).status).toBe(0)
    const server = startServer(folder, {})
    try {
      const url = await server.ready
      const signIn = await fetch(`${url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery' }),
      })
      expect(signIn.status).toBe(200)
      const authorization = `Bearer ${signIn.headers.get('set-auth-token')}`
      const history = await fetch(`${url}/api/generations`, { headers: { authorization } })
      const { items } = (await history.json()) as { items: readonly object[] }
      expect(items).toMatchObject([{ prompt: 'a red circle on white paper', style }])
      const path = /\/images\/[^"\s]+/.exec(JSON.stringify(items))?.[0] ?? ''
      const picture = await fetch(url + path)
      expect(picture.status).toBe(200)
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
      expect(await server.stop()).toBe(0)
    } finally {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  120_000,
)
