const own = new Set<string>()

/** Remembers tasks that this tab queued: it alone reports how they ended, however many tabs are open. */
export function rememberOwnTasks(ids: readonly string[]) {
  for (const id of ids) own.add(id)
}

/** Whether this tab queued the task and has not reported it yet; true only once. */
export function takeOwnTask(id: string): boolean {
  return own.delete(id)
}
