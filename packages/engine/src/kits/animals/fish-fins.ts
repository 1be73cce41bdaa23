import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import type { FishRow } from './fish-rows.ts'

const UPRIGHT: Vec3 = [0, 0, 1]
const LEVEL: Vec3 = [0, 1, 0]
/** How thin fins are against the width of their rays. */
const THIN = 0.16

/** The rays of an upright tail: their angles from straight back, and their lengths. */
const TAILS: Readonly<Record<'fan' | 'fork' | 'veil', readonly (readonly [angle: number, reach: number])[]>> = {
  fan: [-0.62, -0.38, -0.13, 0.13, 0.38, 0.62].map((angle) => [angle, 0.21 - 0.05 * Math.cos(angle * 2.4)] as const),
  fork: [-0.86, -0.66, -0.4, 0.4, 0.66, 0.86].map((angle) => [angle, 0.26 * Math.abs(angle) ** 0.9 + 0.05] as const),
  veil: [-0.95, -0.7, -0.45, -0.2, 0.05, 0.3, 0.55, 0.8].map((angle) => [angle, 0.36 + 0.05 * Math.sin(angle * 7)] as const),
}

/** Tail, back fin and flippers: thin rays that run into each other. */
export function buildFins(fins: KitBuilder, row: FishRow, fin: number, mid: number): void {
  const { deep, wide } = row
  const end: Vec3 = [-0.45, 0, 0]
  if (row.tail === 'flukes') buildFlukes(fins, fin)
  else if (row.tail !== 'none') {
    const veil = row.tail === 'veil'
    for (const [angle, reach] of TAILS[row.tail]) {
      const tip: Vec3 = [end[0] - Math.cos(angle) * reach, Math.sin(angle) * reach, veil ? 0.06 * Math.sin(angle * 5) : 0]
      fins.blade(end, tip, 0.03, veil ? 0.05 : 0.034, UPRIGHT, THIN * 1.6, fin, 0.03)
    }
  }
  if (row.back === 'shark' || row.back === 'low') {
    const tall = row.back === 'low' ? 0.42 : 1
    const at = (x: number, y: number): Vec3 => [mid + x, deep * (0.86 + (y - 0.86) * tall), 0]
    fins.blade(at(0.02, 0.7), at(-0.13, 1.8), deep * 0.3, deep * 0.06, UPRIGHT, 0.22, fin)
    fins.blade(at(-0.07, 0.7), at(-0.15, 1.7), deep * 0.36, deep * 0.07, UPRIGHT, 0.2, fin, deep * 0.1)
  } else if (row.back === 'fin') {
    for (let i = 0; i < 6; i++)
      fins.blade([mid + 0.02 - i * 0.055, deep * 0.78, 0], [mid - 0.07 - i * 0.07, deep * (1.5 - 0.1 * i), 0], 0.034, 0.026, UPRIGHT, THIN * 1.6, fin, 0.03)
  } else if (row.back === 'long') {
    for (const side of [1, -1])
      for (let i = 0; i < 7; i++)
        fins.blade([mid - 0.0 - i * 0.075, side * deep * (0.8 - 0.09 * i), 0], [mid - 0.19 - i * 0.09, side * (deep * (1.6 - 0.12 * i) + 0.02), 0], 0.036, 0.03,
          UPRIGHT, THIN * 1.4, fin, 0.03)
  }
  if (row.flippers > 0) for (const side of [1, -1]) buildFlipper(fins, row, fin, mid, side, deep, wide)
}

/** A whale's tail lies level: two swept blades with a notch between them. */
function buildFlukes(fins: KitBuilder, fin: number): void {
  fins.cone([-0.38, 0, 0], [-0.5, 0.02, 0], 0.055, 0.034, fin)
  for (const side of [1, -1]) {
    const tip: Vec3 = [-0.62, 0.05, side * 0.22]
    fins.blade([-0.47, 0.02, side * 0.01], tip, 0.05, 0.012, LEVEL, 0.26, fin, 0.02)
    fins.blade([-0.52, 0.02, side * 0.05], [-0.61, 0.04, side * 0.15], 0.05, 0.02, LEVEL, 0.24, fin, 0.02)
  }
}

function buildFlipper(fins: KitBuilder, row: FishRow, fin: number, mid: number, side: number, deep: number, wide: number): void {
  const root: Vec3 = [mid + 0.08, -deep * 0.42, side * wide * 0.72]
  const long = row.flippers
  const tip: Vec3 = [root[0] - long * 0.7, root[1] - long * 0.36, root[2] + side * long * 0.66]
  const across: Vec3 = [0.1, 1, side * 0.6]
  fins.blade(root, tip, 0.046, 0.018, across, 0.26, fin, 0.02)
  fins.blade(root, [tip[0] - long * 0.08, tip[1] + long * 0.14, tip[2] - side * long * 0.16], 0.044, 0.022, across, 0.24, fin, 0.03)
}
