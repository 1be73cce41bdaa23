import { cancelTask, getQueue, moveTask } from '@easel/contract/queue'
import { describe, expect, test } from 'vitest'
import {
  eventually,
  type Generations,
  openGenerations,
} from '../../../../test/generations/start-generations.ts'
import type { Actor } from '../../../platform/use-case.ts'

const { start } = await openGenerations()

async function tasksOf({ call }: Generations, actor: Actor) {
  return (await call(getQueue, actor, { query: {} })).tasks
}

async function orderOf(product: Generations, actor: Actor): Promise<string> {
  return (await tasksOf(product, actor)).map(({ id }) => id).join(' ')
}

/** The order that a tab shows after a move, by the contract's rule. */
function moved(order: string, id: string, before: string | null): string {
  const rest = order.split(' ').filter((other) => other !== id)
  rest.splice(before === null ? rest.length : rest.indexOf(before), 0, id)
  return rest.join(' ')
}

async function untilStatus(product: Generations, actor: Actor, status: string): Promise<void> {
  await eventually(
    async () => (await tasksOf(product, actor)).every((task) => task.status === status),
    `every task is ${status}`,
  )
}

describe('tasks that are moved', { timeout: 60_000 }, () => {
  test('run in the new order, which every tab can follow from the news', async () => {
    const product = await start({ worker: false, slots: 1 })
    const { addBatch, call, generations, makeUser, newsOf, provider } = product
    const ada = await makeUser('ada')
    for (const id of 'abcde') await addBatch(ada, 1, { ids: [id], prompt: id })
    let shown = await orderOf(product, ada)
    for (const [id, before] of [
      ['d', 'a'],
      ['b', null],
      ['e', 'c'],
      ['a', 'a'],
      ['d', 'd'],
      ['b', 'd'],
    ] as const) {
      expect(await call(moveTask, ada, { params: { id }, body: { before } })).toEqual({ id, before })
      if (id !== before) shown = moved(shown, id, before)
      expect(await orderOf(product, ada)).toBe(shown)
    }
    expect(shown).toBe('b d a e c')
    expect((await tasksOf(product, ada)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
    expect((await newsOf(ada)).filter(({ type }) => type === 'task.moved')).toHaveLength(4)
    await generations.start({ worker: true })
    await untilStatus(product, ada, 'done')
    expect(provider.requests.map(({ prompt }) => prompt).join(' ')).toBe(shown)
    expect(await orderOf(product, ada)).toBe(shown)
  })

  test('keep their order however often the same place is taken, also by many at once', async () => {
    const product = await start({ worker: false })
    const { addBatch, call, makeUser, newsOf } = product
    const ada = await makeUser('ada')
    await addBatch(ada, 4, { ids: ['a', 'b', 'c', 'd'] })
    let shown = 'a b c d'
    for (let turn = 0; turn < 130; turn += 1) {
      const id = turn % 2 === 0 ? 'b' : 'c'
      await call(moveTask, ada, { params: { id }, body: { before: 'd' } })
      shown = moved(shown, id, 'd')
    }
    expect(await orderOf(product, ada)).toBe(shown)
    await Promise.all(
      ['a', 'b', 'c', 'a', 'c', 'b'].map((id) =>
        call(moveTask, ada, { params: { id }, body: { before: 'd' } }),
      ),
    )
    const told = (await newsOf(ada)).flatMap(({ type, payload }) =>
      type === 'task.moved' ? [payload as { id: string; before: string | null }] : [],
    )
    const followed = told.reduce((order, { id, before }) => moved(order, id, before), 'a b c d')
    expect(await orderOf(product, ada)).toBe(followed)
    await addBatch(ada, 1, { ids: ['e'] })
    expect((await orderOf(product, ada)).endsWith('d e')).toBe(true)
  })

  test('overtake no other user', async () => {
    const product = await start({ worker: false, slots: 1 })
    const { addBatch, call, generations, makeUser, provider } = product
    const ada = await makeUser('ada')
    const bob = await makeUser('bob')
    await addBatch(bob, 1, { prompt: 'of bob' })
    await addBatch(ada, 3, { ids: ['a', 'b', 'c'], prompt: 'of ada' })
    for (let turn = 0; turn < 4; turn += 1)
      for (const [id, before] of [
        ['c', 'a'],
        ['a', 'c'],
      ] as const)
        await call(moveTask, ada, { params: { id }, body: { before } })
    await generations.start({ worker: true })
    await untilStatus(product, ada, 'done')
    expect(provider.requests[0]?.prompt).toBe('of bob')
  })

  test('are queued, and so is what they are put before', async () => {
    const product = await start({ worker: false })
    const { addBatch, call, makeUser } = product
    const ada = await makeUser('ada')
    await addBatch(ada, 2, { ids: ['a', 'b'] })
    await call(cancelTask, ada, { params: { id: 'a' } })
    for (const [id, before, code] of [
      ['a', 'b', 'conflict'],
      ['b', 'a', 'conflict'],
      ['b', 'unknown', 'not_found'],
      ['unknown', 'b', 'not_found'],
    ] as const)
      await expect(call(moveTask, ada, { params: { id }, body: { before } })).rejects.toMatchObject({ code })
    expect(await orderOf(product, ada)).toBe('a b')
  })
})
