import type { Vec3 } from '../../render/scene.ts'
import type { Thing } from '../builder/thing.ts'

/** A wooden handle; returns its material. */
export function handle(t: Thing, low: number, high: number, radius = 0.07, hex = '#8a5a34'): number {
  const wood = t.main(hex, 'wood')
  t.rod([0, low, 0], [0, high, 0], radius, wood, radius * 0.9)
  return wood
}

/** The steel of a tool. */
export function steelOf(t: Thing): number {
  return t.second('#aeb5bd', 'metal')
}

/** A paintbrush. */
export function brush(t: Thing): void {
  t.rod([0, -1, 0], [0, 0.4, 0], 0.06, t.main('#c8322b', 'gloss'), 0.11)
  t.drum([0, 0.55, 0], 0.14, 0.14, t.fixed('#d8dce2', 'chrome'), 0.02)
  t.rod([0, 0.7, 0], [0, 0.82, 0], 0.14, t.fixed('#3a2a1c', 'fur'), 0.15)
  t.rod([0, 0.85, 0], [0, 1.18, 0], 0.14, t.second('#2a62b8', 'fur'), 0.03)
}

/** A pencil. */
export function pencil(t: Thing): void {
  t.drum([0, 0, 0], 0.11, 0.85, t.main('#f0b81d', 'satin'), 0.01)
  t.rod([0, -0.9, 0], [0, -1.12, 0], 0.1, t.fixed('#e8c99a', 'wood'), 0.03)
  t.rod([0, -1.1, 0], [0, -1.2, 0], 0.035, t.fixed('#26272b'), 0.01)
  t.drum([0, 0.92, 0], 0.115, 0.08, t.fixed('#c9ced6', 'metal'), 0.01)
  t.rod([0, 1, 0], [0, 1.08, 0], 0.1, t.fixed('#ee8fa0', 'matte'))
}

/** A toothed wheel. */
export function gear(t: Thing): void {
  const brass = t.main('#a87b3a', 'metal')
  t.disc([0, 0, 0], 0.78, 0.12, 'x', brass)
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    t.rod([0, Math.sin(turn) * 0.72, Math.cos(turn) * 0.72], [0, Math.sin(turn) * 0.92, Math.cos(turn) * 0.92], 0.12, brass)
  }
  t.ring([0.12, 0, 0], 0.5, 0.05, 'x', brass)
  t.ball([0.1, 0, 0], [0.1, 0.2, 0.2], t.fixed('#2c2420', 'matte'))
}

/** Points on a circle facing +x. */
export function loop(radius: number, points = 12, from = 0, turn = Math.PI * 2): Vec3[] {
  return Array.from({ length: points + 1 }, (_, i): Vec3 => [0, Math.sin(from + (i / points) * turn) * radius, Math.cos(from + (i / points) * turn) * radius])
}
