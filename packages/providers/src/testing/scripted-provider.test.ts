import { afterAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import { FAILURE_KINDS } from '../image-provider.ts'
import { createScriptedProvider, SCRIPTED_FORBIDDEN_PROMPT } from './scripted-provider.ts'

const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 1 }

describe('the scripted provider', () => {
  const provider = createScriptedProvider()
  afterAll(() => provider.close())
  const subject = { provider, forbiddenPrompt: SCRIPTED_FORBIDDEN_PROMPT }
  for (const { title, run } of conformanceOf(subject)) test(title, () => run(subject))

  test('plays every kind of failure', async () => {
    for (const kind of FAILURE_KINDS) {
      const outcome = await createScriptedProvider(() => ({ do: 'fail', kind })).generate(request)
      expect(outcome).toMatchObject({ ok: false, kind })
    }
  })

  test('hangs until it is aborted', async () => {
    const signal = AbortSignal.timeout(30)
    const outcome = await createScriptedProvider(() => ({ do: 'hang' })).generate(request, { signal })
    expect(outcome).toMatchObject({ ok: false, kind: 'timeout' })
  })
})
