import { add, along, type KitBuilder, lerp, quads, sub, triples, unit, type Vec3 } from '../builder/index.ts'
import { buildDragonThorns } from './dragon.ts'
import type { QuadrupedPose, QuadrupedRow } from './row.ts'
import type { Skeleton } from './skeleton.ts'

/** Number of teeth in the crest down a lizard's back. */
const RIDGE = 16

/** How far to the side the locks of a forelock end, in skull radii. */
const FORELOCK = [-0.3, 0.12, -0.1, 0.26, -0.02] as const

/** Long hair: a horse's mane and forelock, a lion's ruff, a zebra's crest, a sheep's wool. */
export function buildMane(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, pose: QuadrupedPose, material: number, dark: number): void {
  const { neckStart, neckEnd, head, chest, pelvis } = bones
  const r = row.head.skull
  const way = unit(sub(neckEnd, neckStart))
  const back: Vec3 = [-way[1], way[0], 0]
  if (row.mane === 'horse') {
    const windy = pose === 'run' || pose === 'rear'
    const locks = row.small ? 7 : 22
    const wide = row.small ? 1.7 : 0.72
    for (let i = 0; i < locks; i++) {
      const t = -0.16 + (i / (locks - 1)) * 1.14
      const girth = row.neck.base + (row.neck.tip - row.neck.base) * t
      const root = along(lerp(neckStart, neckEnd, t), back, crestHeight(row, t))
      const long = row.neck.base * (1 + 0.11 * ((i * 5) % 4))
      const flutter = ((i * 7) % 3) - 1
      // Most of the mane falls on one side, over the swell of the neck, and some on the other.
      const side = i % 5 === 2 ? 0.9 : -1
      const [middle, tip]: Vec3[] = windy
        ? triples([-long * 0.55, long * 0.16, girth * 0.3 * flutter, -long * 1.15, long * (0.1 + 0.14 * flutter), girth * 0.5 * flutter])
        : triples([-long * 0.1, -long * 0.4, side * girth * 0.95, -long * 0.16, -long, side * girth * 1.1])
      const strand = i % 3 === 1 ? dark : material
      kit.path([root, add(root, middle), add(root, tip)], [r * 0.24 * wide, r * 0.25 * wide, r * 0.05], strand, r * 0.02)
    }
    // The forelock falls between the ears over the brow.
    for (const [i, aside] of FORELOCK.entries())
      kit.path(
        [head.at([-r * 0.15, r * 0.9, r * aside * 0.3]), head.at([r * 0.4, r * 0.84, r * aside * 0.7]),
          head.at([r * (0.95 + 0.08 * (i % 2)), r * (0.34 - 0.1 * (i % 2)), r * aside])],
        [r * 0.15, r * 0.13, r * 0.025],
        i % 2 ? dark : material,
        r * 0.02)
  } else if (row.mane === 'crest') {
    const tufts = Math.max(6, Math.ceil(row.neck.length / (r * 0.45)))
    for (let i = 0; i < tufts; i++) {
      const t = -0.1 + (i / (tufts - 1)) * 1.12
      const root = along(lerp(neckStart, neckEnd, t), back, crestHeight(row, t))
      kit.cone(root, along(root, back, r * 0.5), r * 0.28, r * 0.2, i % 2 ? material : dark, r * 0.06)
    }
  } else if (row.mane === 'plates' && row.make === 'dragon') {
    buildDragonThorns(kit, row, bones, material, dark)
  } else if (row.mane === 'ridge') {
    // A crest of small teeth down the back, and a casque behind the eyes.
    for (let i = 0; i < RIDGE; i++) {
      const t = 0.2 + (0.72 * i) / RIDGE
      const place = lerp(bones.tail[2], neckEnd, t)
      const root: Vec3 = [place[0], lerpSpine(bones, row, t) - r * 0.12, 0]
      kit.cone(root, add(root, [-r * 0.06, r * 0.3, 0]), r * 0.1, r * 0.02, i % 2 ? material : dark)
    }
    kit.blade(head.at([r * 0.3, r * 0.6, 0]), head.at([-r * 0.95, r * 1.25, 0]), r * 0.4, r * 0.14, head.z, 0.5, dark, r * 0.2)
  } else if (row.mane === 'plates') {
    const R = row.chest
    for (let i = 0; i < 9; i++) {
      const t = i / 8
      const back2 = lerp(bones.tail[2], neckEnd, t)
      const root: Vec3 = [back2[0], lerpSpine(bones, row, t), (i % 2 ? 1 : -1) * R * 0.12]
      const tall = R * (0.4 + 0.75 * Math.sin(Math.PI * (0.12 + t * 0.76)))
      kit.ellipsoid([root[0], root[1] + tall * 0.5, root[2]], [R * 0.3, tall * 0.7, R * 0.07], i % 2 ? material : dark, R * 0.02)
    }
  } else if (row.mane === 'fringe') {
    for (const side of [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]) {
      const root = head.at([-r * 0.06, r * 0.9, side * r * 0.46])
      kit.path(
        [root, head.at([r * (0.6 - 0.2 * Math.abs(side)), r * 0.8, side * r * 0.66]),
          head.at([r * (1.24 - 0.5 * Math.abs(side)), r * (0.3 - 0.3 * Math.abs(side)), side * r * 0.8])],
        [r * 0.24, r * 0.22, r * 0.04],
        material,
        r * 0.1)
    }
  } else if (row.mane === 'lion') {
    for (const [ring, count, reach, set] of quads([0, 21, 1.42, -0.2, 1, 20, 2, -0.75, 2, 16, 2.2, -1.4])) {
      for (let i = 0; i < count; i++) {
        const angle = ((i + ring * 0.5) / count) * Math.PI * 2
        const up = Math.cos(angle)
        const aside = Math.sin(angle)
        // Locks of different lengths make a shaggy edge, which is low over the brow and hangs in front of the chest.
        const hangs = up < -0.45
        const long = reach * (1 + 0.1 * ((i * 5 + ring) % 3)) * (hangs && ring ? 1.12 : 1 - 0.24 * Math.max(0, up))
        const root = head.at([set * r, up * r * 0.5, aside * r * 0.55])
        const [middle, end] = hangs ? [set * 0.5 - 0.15, -0.1 - 0.25 * ring] : [set - 0.15, set - 0.5]
        const bend = head.at([middle * r, up * r * long * 0.74, aside * r * long * 0.74])
        const tip = head.at([end * r, up * r * long * 0.98 - r * (hangs ? 0.2 : 0.3), aside * r * long * (hangs ? 0.72 : 0.96)])
        // Broad flat pointed locks, the inner ones over the outer ones.
        const tone = (i + ring) % 3 ? material : dark
        kit.blade(root, bend, r * 0.26, r * 0.28, head.x, 0.6, tone, r * 0.12).blade(bend, tip, r * 0.28, r * 0.05, head.x, 0.6, tone, r * 0.12)
      }
    }
    kit.cone(add(neckStart, [-r * 0.1, r * 0.1, 0]), head.at([-r * 0.6, 0, 0]), row.neck.base * 1.1, r * 0.95, dark, r * 0.3)
  } else if (row.mane === 'wool') {
    const R = row.chest
    kit.cone(pelvis, chest, row.hip * 1.16, R * 1.14, material)
    // Curls in a spiral around the trunk.
    const curls = row.small ? 14 : 64
    for (let i = 0; i < curls; i++) {
      const turn = i * 2.39996 + ((i * 5) % 7) * 0.09
      const middle = lerp(pelvis, chest, -0.34 + (1.62 * (i + 0.5 + ((i * 7) % 5) * 0.6)) / (curls + 2.4))
      // The curls close over the rump and the breast.
      const end = Math.max(0, Math.abs((i + 0.5) / curls - 0.5) * 2 - 0.62) / 0.38
      const out = R * (1.1 - 0.66 * end * end)
      const low = Math.max(-0.72, Math.cos(turn))
      kit.sphere(add(middle, [0, out * low, out * 0.96 * Math.sin(turn)]), R * (row.small ? 0.3 : 0.19 + 0.04 * (i % 3)), material, R * 0.18)
    }
    kit.ellipsoid(head.at([-r * 0.24, r * 0.66, 0]), [r * 0.56, r * 0.42, r * 0.5], material, r * 0.1)
    kit.cone(neckStart, neckEnd, row.neck.base * 1.15, row.neck.tip * 1.2, material, r * 0.2)
  }
}

/** Distance from the neck's axis to its top at `t`; a horse's neck is arched. */
function crestHeight({ neck, make }: QuadrupedRow, t: number): number {
  const girth = neck.base + (neck.tip - neck.base) * t
  return girth * (make === 'horse' ? 0.92 + 0.5 * t * (1 - t) : 0.85)
}

/** Height of the back line at `t`: 0 over the base of the tail, 1 at the head. */
function lerpSpine(bones: Skeleton, row: QuadrupedRow, t: number): number {
  const points = [bones.tail[2], add(bones.pelvis, [0, row.hip, 0]), add(bones.chest, [0, row.chest, 0]), add(bones.neckEnd, [0, row.neck.tip, 0])]
  const place = Math.min(2.999, t * 3)
  const index = Math.floor(place)
  return lerp(points[index], points[index + 1], place - index)[1]
}
