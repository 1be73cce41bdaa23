import type { TaskMove } from '@easel/contract/queue'

/** The list after a move, as the server has it. */
export function movedTask<Task extends { readonly id: string }>(
  tasks: readonly Task[],
  { id, before }: TaskMove,
): Task[] {
  const moved = tasks.find((task) => task.id === id)
  if (!moved || id === before) return [...tasks]
  const others = tasks.filter((task) => task.id !== id)
  const found = before === null ? -1 : others.findIndex((task) => task.id === before)
  return others.toSpliced(found < 0 ? others.length : found, 0, moved)
}
