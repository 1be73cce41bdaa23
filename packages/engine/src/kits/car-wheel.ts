import type { Thing } from './thing.ts'

/** Tyre, rim and hub; `z` says which side they are on. */
export function wheel(t: Thing, x: number, z: number, radius: number, thick: number, hub = '#c9ced6'): void {
  const y = radius
  t.ring([x, y, z], radius - thick, thick, 'z', t.fixed('#1b1b1e', 'matte'))
  t.ball([x, y, z], [radius * 0.66, radius * 0.66, thick * 0.8], t.fixed(hub, 'metal'))
  t.ball(
    [x, y, z + Math.sign(z) * thick * 0.6],
    [radius * 0.2, radius * 0.2, thick * 0.5],
    t.fixed('#4a4d55', 'metal'),
  )
}
