import { expect, test } from 'vitest'
import { silentLogger } from './logger.ts'
import { stopInTurn } from './stop-in-turn.ts'

test('parts end in their order, and one that fails or hangs is named and keeps no other from ending', async () => {
  const ended: string[] = []
  const named: unknown[] = []
  const note = (part: string) => async () => {
    ended.push(part)
  }
  await stopInTurn(
    {
      first: note('first'),
      absent: () => undefined,
      failing: () => Promise.reject(new Error('no')),
      hanging: () => new Promise(() => {}),
      last: note('last'),
    },
    { withinMs: 20, logger: { ...silentLogger, error: (facts: unknown) => named.push(facts) } },
  )
  expect(ended).toEqual(['first', 'last'])
  expect(named).toEqual([{ err: new Error('no'), part: 'failing' }, { part: 'hanging' }])
})
