import type { Rgb, SolidKit, Vec3 } from '../../render/scene.ts'
import { KitBuilder, linear, mixColor, shade } from '../builder/kit-builder.ts'
import { worksOf } from '../builder/mechanized.ts'
import { surfacePoint } from '../builder/surface.ts'
import type { KitInput } from '../kit.ts'
import { pairs, triples } from '../tuples.ts'
import { buildEye } from './creature-eye.ts'
import { buildFins } from './fish-fins.ts'
import type { FishRow } from './fish-rows.ts'
import { buildNeckwear } from './neckwear.ts'

export type Creature = {
  readonly bodies: readonly SolidKit[]
  readonly face: Vec3
  readonly back: Vec3
  readonly head: Vec3
  /** A body of its own that it wears. */
  readonly worn?: { readonly noun: string; readonly drew: readonly string[]; readonly body: SolidKit }
}

/** A fish, shark or whale one unit long, nose towards +x, drawn around the origin. */
export function buildFish(row: FishRow, input: KitInput): Creature {
  const kit = new KitBuilder()
  const asked = input.color
  const main: Rgb = asked ?? linear(row.coat.main)
  const light: Rgb = input.color2 ?? (asked ? mixColor(asked, [0.92, 0.92, 0.9], 0.6) : linear(row.coat.belly))
  const finTone: Rgb = asked ? shade(asked, 0.75) : linear(row.coat.fin)
  const wet = { specular: 0.5, gloss: 40, fur: 0.012 }
  const pattern = row.pattern ? { pattern: { ...row.pattern, color: linear(row.pattern.color) } } : {}
  const skin = kit.material({ color: main, ...wet, ...pattern })
  const belly = kit.material({ color: light, ...wet })
  const { deep, wide, thick } = row
  const nose = 0.5
  const mid = nose - thick
  const flat = wide / deep
  // Slices from nose to tail: deep spindles are flattened by stacking ellipsoids along the axis.
  const slices: readonly (readonly [number, number])[] = pairs([nose - 0.1, 0.62, (nose + mid) / 2 - 0.02, 0.9, mid, 1, mid - (mid + 0.5) * 0.32, 0.8,
    mid - (mid + 0.5) * 0.6, 0.5, -0.4, 0.24])
  for (const [x, size] of slices) {
    const reach = Math.max(0.13, deep * size * 1.05)
    kit.ellipsoid([x, 0, 0], [reach, deep * size, deep * size * (flat + (1 - flat) * 0.15)], skin, deep * 0.5)
  }
  // A core joins them, also where a leap bends the body.
  const core = Math.min(deep, wide) * 0.96
  for (const [i, [x, size]] of slices.slice(1).entries()) kit.cone([slices[i][0], 0, 0], [x, 0, 0], core * slices[i][1], core * size, skin, deep * 0.12)
  kit.ellipsoid([mid + 0.06, -deep * 0.5, 0], [0.3, deep * 0.56, wide * 0.8], belly, deep * 0.18)
  snout(kit, row, skin, belly)
  const body = kit.build()

  const fins = new KitBuilder()
  const fin = fins.material({ color: finTone, ...wet })
  buildFins(fins, row, fin, mid)
  if (row.spikes) {
    for (let i = 0; i < 26; i++) {
      const up = 1 - ((i + 0.5) / 26) * 2
      const round = Math.sqrt(1 - up * up)
      const turn = i * 2.39996
      const way: Vec3 = [Math.cos(turn) * round, up, Math.sin(turn) * round]
      const at = (k: number): Vec3 => [mid + way[0] * deep * k, way[1] * deep * k, way[2] * wide * k]
      fins.cone(at(0.95), at(1.22), 0.026, 0.004, fin)
    }
  }

  const details = new KitBuilder()
  const dark = details.material({ color: linear('#14110f'), specular: 0.9, gloss: 90 })
  const pale = details.material({ color: linear('#f6f4ef'), specular: 0.5, gloss: 40 })
  const small = row.eye < 0.04
  for (const side of [1, -1]) {
    const x = small ? nose - (row.snout === 'rorqual' ? 0.3 : 0.17) : nose - 0.15
    const y = small ? deep * (row.snout === 'rorqual' ? -0.06 : 0.1) : deep * 0.22
    const hit = surfacePoint(body, [x, y, side], [0, 0, -side], 2)
    if (row.coat.patch)
      details.ellipsoid([x - 0.07, y + deep * 0.28, hit.point[2] * 0.86], [0.085, deep * 0.17, wide * 0.2],
        details.material({ color: linear(row.coat.patch), ...wet }))
    buildEye(details, { ...hit, size: row.eye, forward: [1, 0, 0], upward: [0, 1, 0], iris: small ? undefined : '#f6f4ef', faces: input.faces,
      lens: worksOf(input)?.lens, dark })
  }
  for (let i = 0; i < (row.bands ?? 0); i++) {
    const x = nose - 0.26 - i * 0.24
    const top = surfacePoint(body, [x, 1, 0], [0, -1, 0], 2).point[1]
    const flank = surfacePoint(body, [x, 0, 1], [0, 0, -1], 2).point[2]
    const band = details.material({ color: linear(row.coat.band ?? '#ffffff'), ...wet })
    details.ellipsoid([x, 0, 0], [0.085, top * 1.045, flank * 1.06], band)
  }
  if (row.snout !== 'rorqual' && (row.smile || row.snout === 'jaw')) {
    const points = [-1, -0.5, 0.5, 1].map((t): Vec3 => {
      const y = -deep * (row.smile ? 0.24 - 0.1 * Math.abs(t) : 0.34 + 0.12 * Math.abs(t))
      const from: Vec3 = [nose + 0.2 - Math.abs(t) * 0.22, y, t]
      return surfacePoint(body, from, [-0.25 * (1 - Math.abs(t)) - 0.02, 0, -t], 2).point
    })
    for (const half of [points.slice(0, 2), points.slice(2)]) details.path(half, [0.008, 0.008], dark)
    if (row.snout === 'jaw') {
      for (let i = 0; i < 7; i++) {
        const z = (i / 6 - 0.5) * wide * 1.2
        const hit = surfacePoint(body, [1, -deep * 0.36, z], [-1, 0, 0], 2).point
        details.cone([hit[0] - 0.006, hit[1] + 0.012, hit[2]], [hit[0] - 0.004, hit[1] - 0.026, hit[2]], 0.012, 0.002, pale)
      }
    }
  }
  if (row.snout === 'rorqual') buildGrooves(details, row, body, dark)
  if (row.lure) {
    const glow = details.material({ color: [0.6, 1, 0.9], emission: [1.2, 2.4, 2] })
    details.path(triples([0.28, deep * 0.9, 0, 0.46, deep * 1.6, 0, 0.72, deep * 1.2, 0]), [0.016, 0.012, 0.009], dark)
    details.sphere([0.74, deep * 1.08, 0], 0.045, glow)
  }
  const worn = buildNeckwear({ at: [mid + 0.05, 0, 0], way: [1, 0, 0], radius: Math.max(deep, wide) * 0.98, front: [0.12, -1, 0.35] }, input.wears)
  return { bodies: [body, fins.build(), details.build(), ...(worn ? [worn.body] : [])], ...(worn ? { worn } : {}), face: [nose - 0.08, 0, 0],
    back: [mid, deep, 0], head: [nose - 0.2, deep * 0.9, 0] }
}

/** Folds of a whale's throat, from the chin to the belly. */
const GROOVES = [-0.78, -0.52, -0.26, 0, 0.26, 0.52, 0.78] as const

function buildGrooves(details: KitBuilder, { deep, wide, coat }: FishRow, body: SolidKit, dark: number): void {
  const fold = details.material({ color: shade(linear(coat.belly), 0.45), fur: 0.012 })
  for (const aside of GROOVES) {
    const line = [0.5, 0.4, 0.28, 0.14, 0, -0.1].map((x): Vec3 => {
      const z = aside * wide * (0.5 + 0.5 * Math.min(1, (0.56 - x) * 2.6))
      const from: Vec3 = [x, -deep * 3, z * 0.9]
      return surfacePoint(body, from, [0, 1, 0], deep * 4).point
    })
    details.path(line, [0.004, 0.006, 0.006, 0.006, 0.005, 0.002], fold)
  }
  for (const side of [1, -1]) {
    const lips = [0.5, 0.42, 0.34, 0.26, 0.2].map((x, i): Vec3 => {
      const from: Vec3 = [x, -deep * (0.02 + 0.06 * i - (i === 4 ? -0.1 : 0)), side * wide * 2]
      return surfacePoint(body, from, [0, 0, -side], wide * 4).point
    })
    details.path(lips, [0.005, 0.006, 0.006, 0.006, 0.003], dark)
  }
}

function snout(kit: KitBuilder, row: FishRow, skin: number, belly: number): void {
  const { deep, wide } = row
  switch (row.snout) {
    case 'blunt':
      kit.ellipsoid([0.36, deep * 0.08, 0], [0.17, deep * 0.86, wide * 0.86], skin, deep * 0.4)
      kit.ellipsoid([0.36, -deep * 0.46, 0], [0.16, deep * 0.42, wide * 0.72], belly, deep * 0.2)
      break
    case 'rorqual':
      // A long flat head: a thin upper jaw over a deep lower one that is a pouch.
      kit.cone([0.2, deep * 0.2, 0], [0.53, -deep * 0.02, 0], deep * 0.62, deep * 0.17, skin, deep * 0.3)
      kit.ellipsoid([0.26, -deep * 0.44, 0], [0.31, deep * 0.62, wide * 0.78], belly, deep * 0.12)
      kit.cone([0.3, -deep * 0.3, 0], [0.55, -deep * 0.16, 0], deep * 0.46, deep * 0.2, belly, deep * 0.2)
      break
    case 'beak':
      kit.cone([0.42, -deep * 0.14, 0], [0.58, -deep * 0.3, 0], deep * 0.36, deep * 0.2, skin, deep * 0.3)
      break
    case 'sword':
      kit.cone([0.44, 0, 0], [0.95, 0.02, 0], deep * 0.32, 0.006, skin, deep * 0.3)
      break
    case 'tusk':
      kit.ellipsoid([0.38, deep * 0.05, 0], [0.15, deep * 0.8, wide * 0.8], skin, deep * 0.4)
      kit.cone([0.5, 0, 0], [0.98, 0.05, 0], 0.022, 0.004, belly)
      break
    case 'hammer':
      kit.cone([0.44, 0, -0.2], [0.44, 0, 0.2], deep * 0.36, deep * 0.36, skin, deep * 0.3)
      break
    default:
      kit.cone([0.38, -deep * 0.05, 0], [0.49, -deep * 0.1, 0], deep * 0.5, deep * 0.22, skin, deep * 0.3)
  }
}
