import { getQueue } from '@easel/contract/queue'
import type { Actor } from '../../src/platform/use-case.ts'
import { eventually, type Generations } from './start-generations.ts'

export async function tasksOf({ call }: Generations, actor: Actor) {
  return (await call(getQueue, actor, { query: {} })).tasks
}

export async function orderOf(product: Generations, actor: Actor): Promise<string> {
  return (await tasksOf(product, actor)).map(({ id }) => id).join(' ')
}

export async function untilStatus(product: Generations, actor: Actor, status: string): Promise<void> {
  await eventually(
    async () => (await tasksOf(product, actor)).every((task) => task.status === status),
    `every task is ${status}`,
  )
}
