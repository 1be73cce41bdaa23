import type { Thing } from '../builder/thing.ts'

function steel(t: Thing): number {
  return t.main('#c9ced6', 'chrome')
}

/** A fork, `z` aside. */
export function fork(t: Thing, z: number): void {
  const metal = steel(t)
  t.rod([0, -1, z], [0, 0.1, z], 0.07, metal, 0.045)
  t.slab([0, 0.28, z], [0.03, 0.16, 0.15], metal, 0.03)
  for (let i = 0; i < 4; i++) t.rod([0, 0.4, z - 0.13 + i * 0.087], [0, 0.95, z - 0.13 + i * 0.087], 0.03, metal, 0.02)
}

/** A knife to eat with, `z` aside. */
export function tableKnife(t: Thing, z: number): void {
  const metal = steel(t)
  t.rod([0, -1, z], [0, 0, z], 0.07, metal, 0.06)
  for (let i = 0; i < 4; i++) t.rod([0, 0.02, z + i * 0.04], [0, 0.98 - i * i * 0.03, z - 0.02 + i * 0.035], 0.03, metal, 0.02, 0.03)
}

export function spoon(t: Thing): void {
  const metal = steel(t)
  t.rod([0, -1, 0], [0, 0.42, 0], 0.07, metal, 0.045)
  t.ball([0, 0.68, 0], [0.06, 0.34, 0.22], metal, 0.06)
  t.ball([0.045, 0.68, 0], [0.03, 0.26, 0.16], t.main('#8d949e', 'chrome'))
}

export function chopsticks(t: Thing): void {
  const wood = t.main('#8a4a2a', 'wood')
  for (const side of [-1, 1]) t.rod([0, -1, side * 0.05], [0, 1, side * 0.2], 0.03, wood, 0.055)
}

export function spatula(t: Thing): void {
  t.rod([0, -1, 0], [0, 0.2, 0], 0.08, t.second('#8a5a34', 'wood'), 0.06)
  t.slab([0, 0.55, 0], [0.035, 0.38, 0.24], t.main('#c9ced6', 'satin'), 0.03)
}

export function whisk(t: Thing): void {
  const metal = steel(t)
  t.rod([0, -1, 0], [0, -0.1, 0], 0.09, t.second('#8a5a34', 'wood'), 0.08)
  for (let i = 0; i < 3; i++) {
    const turn = (i / 3) * Math.PI
    const at = (wide: number, y: number) => [Math.sin(turn) * wide, y, Math.cos(turn) * wide] as const
    t.tube([at(0, -0.1), at(0.2, 0.25), at(0.32, 0.65), at(0.2, 0.92), at(0, 1), at(-0.2, 0.92), at(-0.32, 0.65), at(-0.2, 0.25), at(0, -0.1)], 0.022, metal)
  }
}
