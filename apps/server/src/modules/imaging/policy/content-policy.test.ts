import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/harness/start-test-app.ts'
import { createContentPolicy } from './content-policy.ts'

const folder = mkdtempSync(join(tmpdir(), 'policy-'))
const file = join(folder, 'policy.txt')
writeFileSync(file, '# ours\r\nAcme Robot\n\n  zwerg \n')
afterAll(() => rmSync(folder, { recursive: true }))

describe('the content policy', () => {
  test.each([
    ['an acme robot in a field', true],
    ['an ACME-robot', true],
    ['ein Zwerg im Garten', true],
    ['a nude statue', true],
    ['a robot', false],
    ['Zwerge', false],
    ['ours', false],
    ['Scunthorpe', false],
    ['a bare tree', false],
    ['a cocktail', false],
    ['a grape', false],
  ])('with the operator’s list %j is refused: %s', (prompt, isRefused) => {
    expect(createContentPolicy(file).refuses({ prompt })).toBe(isRefused)
  })

  test('a file that cannot be read stops the start', () => {
    expect(() => createContentPolicy(join(folder, 'gone'))).toThrow(/CONTENT_POLICY_FILE.*cannot be read/)
  })

  test('[8.3] a refused prompt reaches no provider, costs no place, and is told so', async () => {
    const provider = createScriptedProvider()
    const app = await startTestApp({ env: { CONTENT_POLICY_FILE: file }, provider })
    const ada = await app.signUp('ada')
    const ask = (prompt: string, extra: object = {}) =>
      app.send('POST', '/api/functions/generate-image', {
        user: ada,
        body: { prompt, width: 1024, height: 1024, ...extra },
      })
    for (const answer of [
      await ask('our zwerg'),
      await ask('a naked man'),
      await ask('a woman', { negative_prompt: 'clothes' }),
    ]) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({
        error: {
          code: 'nsfw_content',
          message: 'Your prompt contains restricted content. Please modify it.',
        },
      })
    }
    expect(provider.requests).toHaveLength(0)
    const limits = await app.send('GET', '/api/limits', { user: ada })
    expect(await limits.json()).toMatchObject({ generations_today: 0, reserved: 0 })
    await app.stop()
  })
})
