import { hash2 } from '../../render/noise.ts'
import type { Rgb, Vec3 } from '../../render/scene.ts'
import { KitBuilder, linear, seededRandom } from '../builder/kit-builder.ts'
import { pairs } from '../tuples.ts'
import { gableFront, hipRoof, roofTiles, type Wall, windowed, withDoor } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { boards, type Face, glow, matte, plain } from './wall-faces.ts'

const STOREY = 3.1
const GLOW: Rgb = [1.9, 1.15, 0.32]

/** Windows of a house no one has looked after: some shine, most are dark, several are broken or boarded up. */
function neglected(wall: Face, width: number, rows: number, seed: number, lit: boolean): Face {
  const bay = width / Math.max(1, Math.round(width / 2.3))
  const panes = windowed(wall, width, lit, { sill: 1.1, storey: STOREY, rows, bay, width: 0.9, height: 1.7, frame: [0.16, 0.14, 0.13], lit: 0.5, arched: true,
    light: GLOW, seed })
  const columns = Math.max(1, Math.floor((width - 0.3) / bay))
  const start = (width - columns * bay) / 2
  return (axis, u, v, x, y, z, out) => {
    panes(axis, u, v, x, y, z, out)
    if (axis === 1) return
    const column = Math.floor((u - start) / bay)
    const row = Math.floor((v - 1.1) / STOREY)
    const du = u - start - (column + 0.5) * bay
    const dv = v - 1.1 - row * STOREY
    if (Math.abs(du) > 0.62 || dv < 0.05 || dv > 1.65 || column < 0 || column >= columns) return
    const chance = hash2(column * 5 + seed, row * 11 + axis)
    // Two boards nailed across.
    if (chance < 0.3) {
      const low = Math.abs(dv - 0.5 - du * 0.34) < 0.13
      const high = Math.abs(dv - 1.15 + du * 0.42) < 0.13
      if (low || high) matte(out, 0.13, 0.09, 0.06)
    } else if (chance < 0.6 && Math.abs(du) < 0.4) {
      // A hole with the teeth of the pane around it.
      const away = Math.hypot(du, (dv - 0.9) * 0.7)
      const tooth = 0.2 + 0.1 * Math.abs(((Math.atan2(dv - 0.9, du) * 2.2) % 1) - 0.4)
      if (away < tooth) {
        matte(out, 0.006, 0.006, 0.01)
        glow(out, 0, 0, 0)
      }
    }
  }
}

/** A bare tree that the wind has bent, its foot at `foot`. */
function deadTree(kit: KitBuilder, foot: Vec3, tall: number, lean: number, seed: number): void {
  const bark = kit.material({ color: [0.05, 0.04, 0.038], specular: 0.04 })
  const random = seededRandom(seed)
  const grow = (from: Vec3, angle: number, length: number, thick: number, depth: number): void => {
    let at = from
    let a = angle
    for (let i = 0; i < 2; i++) {
      a += (random() - 0.5) * 0.6
      const to: Vec3 = [at[0] + Math.sin(a) * length * 0.5, at[1] + Math.cos(a) * length * 0.5, at[2] + (random() - 0.5) * length * 0.3]
      kit.cone(upright(at), upright(to), thick * (1 - 0.2 * i), thick * (0.8 - 0.2 * i), bark)
      at = to
    }
    if (depth === 0) return
    for (const side of [-1, 1]) grow(at, a + side * (0.45 + 0.4 * random()), length * 0.66, thick * 0.55, depth - 1)
  }
  grow(foot, lean, tall * 0.42, tall * 0.032, 3)
}

/** Tall dark gables out of true, a tower with a pointed roof, dead trees, a fence with missing pales. */
function hauntedHouse(input: BuildingInput): BuildingParts {
  const tone = input.color ?? linear('#77717f')
  const siding = boards([tone[0] * 0.55, tone[1] * 0.55, tone[2] * 0.58], [tone[0] * 1.1, tone[1] * 1.1, tone[2] * 1.12], 0.26)
  const roof = roofTiles([0.04, 0.04, 0.055], [0.11, 0.105, 0.13], input.snowy)
  const seed = Math.abs(input.seed) % 89
  const front = (width: number, rows: number, own: number): Face => neglected(siding, width, rows, seed + own, input.lit)
  const trim = plain([0.05, 0.047, 0.05])
  const walls: Wall[] = [
    // The body, and its steep gables of different heights.
    { min: [-6.2, 0, -3], max: [3.4, 2 * STOREY + 0.6, 4], face: withDoor(front(9.6, 2, 1), 5.2, 1.5, 2.6, [0.07, 0.035, 0.03], true) },
    ...gableFront(-6.2, -1.4, -3.1, 4, 2 * STOREY + 0.5, 5.4, front(4.8, 1, 2), roof),
    ...gableFront(-1.2, 3.4, -2.8, 4, 2 * STOREY + 0.5, 3.6, front(4.6, 1, 3), roof),
    // A lower wing that leans away.
    { min: [-9.4, 0, -2], max: [-6.2, STOREY + 0.9, 3.4], face: front(3.2, 1, 4) },
    ...gableFront(-9.5, -6.1, -2.1, 3.4, STOREY + 0.8, 3.4, siding, roof),
    // The tower and its spire.
    { min: [3, 0, -4], max: [6.6, 4 * STOREY, -0.4], face: front(3.6, 4, 5) },
    { min: [2.75, 4 * STOREY - 0.3, -4.25], max: [6.85, 4 * STOREY, -0.15], face: trim },
    ...hipRoof(2.5, 7.1, -4.5, 0.1, 4 * STOREY, 5.6, roof, 0, 1.5),
    // Porch on thin posts.
    { min: [-3.4, 2.9, -4.9], max: [2.6, 3.12, -3], face: roof },
    ...[-3.2, -1.2, 0.5, 2.4].map((x) => ({ min: [x - 0.09, 0, -4.7] as const, max: [x + 0.09, 2.9, -4.52] as const, face: trim })),
    { min: [-1.5, 0, -5.1], max: [0.7, 0.2, -3], face: trim },
    // Chimney, half fallen.
    { min: [-4.2, 2 * STOREY, 1], max: [-3.3, 2 * STOREY + 6.2, 1.9], face: plain([0.12, 0.07, 0.06]) },
    { min: [-4.2, 2 * STOREY + 6.2, 1], max: [-3.8, 2 * STOREY + 6.7, 1.9], face: plain([0.12, 0.07, 0.06]) }]
  const iron = new KitBuilder()
  const black = iron.material({ color: [0.02, 0.02, 0.024], specular: 0.4, gloss: 20 })
  const random = seededRandom(seed + 5)
  for (const [from, to] of pairs([-11, -2.1, 1.4, 9.4])) {
    iron.cone(upright([from, 0.5, -7.4]), upright([to, 0.5, -7.4]), 0.045, 0.045, black)
    iron.cone(upright([from, 1.15, -7.4]), upright([to, 1.15, -7.4]), 0.045, 0.045, black)
    for (let x = from; x <= to; x += 0.72) {
      if (random() < 0.14) continue
      const lean = (random() - 0.5) * 0.26
      iron.cone(upright([x, 0, -7.4]), upright([x + lean, 1.62, -7.4]), 0.06, 0.05, black)
      iron.cone(upright([x + lean, 1.55, -7.4]), upright([x + lean * 1.2, 1.9, -7.4]), 0.1, 0.01, black)
    }
  }
  // The spire's vane, out of true.
  iron.cone(upright([4.8, 4 * STOREY + 5.2, -2.2]), upright([5.05, 4 * STOREY + 7.4, -2.2]), 0.07, 0.03, black)
  iron.cone(upright([4.5, 4 * STOREY + 6.5, -2.2]), upright([5.5, 4 * STOREY + 6.75, -2.2]), 0.05, 0.03, black)
  const trees = new KitBuilder()
  deadTree(trees, [-10.2, -0.1, -5], 9.4, 0.14, seed + 11)
  deadTree(trees, [9, -0.1, -4.6], 7.6, -0.2, seed + 23)
  return { walls, bodies: [iron.build(`haunted-iron:${seed}`), trees.build(`haunted-trees:${seed}`)], height: 4 * STOREY + 7.4, radius: 10.5,
    seat: [0, 2 * STOREY + 5, 0], face: [0, 6, -3], lights: input.lit ? [{ position: [-0.4, 2.2, -5.6], color: [1.5, 0.95, 0.35], radius: 8 }] : [] }
}

export const HAUNTED_RECIPES: Readonly<Record<string, Recipe>> = { 'haunted-house': hauntedHouse }
