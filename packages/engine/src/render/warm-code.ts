import type { View } from './view.ts'

const kept = new Map<string, unknown[]>()
/** Pictures of at most this many pixels, as previews are, hold little memory. */
const SMALL = 300 * 300

/**
 * Keeps the newest closures of a kind alive. The machine code that V8 made of a function goes with the last closure of it, and every
 * picture has closures of its own: without this, each garbage collection between two pictures would have the next begin in slow
 * code, which takes a third longer. Small pictures share their code with large ones.
 */
export function keepWarm(kind: string, view: View, closures: unknown, count: number): void {
  if (view.width * view.height > SMALL) return
  const sets = kept.get(kind) ?? []
  sets.push(closures)
  if (sets.length > count) sets.shift()
  kept.set(kind, sets)
}
