import type { View } from './view.ts'

const kept = new Map<string, unknown[]>()
/** Max pixels of a small picture, such as a preview, whose closures hold little memory. */
const SMALL = 300 * 300

/**
 * Keeps the newest closures of a kind alive. V8 drops a function's machine code together with its last closure, and every picture has its own
 * closures: otherwise each garbage collection between two pictures would make the next one start in slow code, which takes a third longer. Small
 * pictures share their code with large ones.
 */
export function keepWarm(kind: string, view: View, closures: unknown, count: number): void {
  if (view.width * view.height > SMALL) return
  const sets = kept.get(kind) ?? []
  sets.push(closures)
  if (sets.length > count) sets.shift()
  kept.set(kind, sets)
}
