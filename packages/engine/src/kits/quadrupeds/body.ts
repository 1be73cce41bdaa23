import { add, along, cross, type KitBuilder, lerp, pairs, sub, unit, type Vec3 } from '../builder/index.ts'
import { buildApeLimb, buildApeNeck, buildApeTrunk } from './ape.ts'
import { buildCatShoulders, buildCatToes } from './cat.ts'
import { buildCattleTrunk } from './cattle.ts'
import { buildDogLeg, buildDogNeck, buildDogTrunk } from './dog.ts'
import { buildDragonNeck, buildDragonTrunk, buildTalons } from './dragon.ts'
import { buildElephantLeg, buildElephantNeck, buildElephantTrunk } from './elephant.ts'
import { buildHorseNeck, buildHorseTrunk } from './horse.ts'
import type { CoatMaterials, QuadrupedPose, QuadrupedRow } from './row.ts'
import type { Leg, Skeleton } from './skeleton.ts'

const POSE_OF_ACTION: Readonly<Record<string, QuadrupedPose>> = {
  standing: 'stand', walking: 'walk', running: 'run', galloping: 'run', jumping: 'run', leaping: 'run', racing: 'run', chasing: 'run', hunting: 'walk',
  flying: 'run', sitting: 'sit', lying: 'lie', resting: 'lie', relaxing: 'lie', sleeping: 'sleep', napping: 'sleep', eating: 'graze', grazing: 'graze',
  drinking: 'graze', sniffing: 'graze', rearing: 'rear', howling: 'howl', dancing: 'upright', holding: 'upright', reading: 'upright', playing: 'upright',
  cooking: 'upright', painting: 'upright', waving: 'upright',
}

/**
 * Hoofed and heavy animals cannot stand upright: a hoofed one rears to dance, and otherwise they stand on all fours. A hoofed one lies down
 * instead of sitting.
 */
export function poseFor(row: QuadrupedRow, action: string | undefined): QuadrupedPose {
  const wanted = POSE_OF_ACTION[action ?? ''] ?? row.rest ?? 'stand'
  if (action === 'eating' && row.neck.length > row.length) return 'browse'
  const clumsy = row.foot === 'hoof' || row.foot === 'pad'
  if (clumsy && wanted === 'upright') return action === 'dancing' && row.foot === 'hoof' ? 'rear' : 'stand'
  if (clumsy && wanted === 'sit') return row.foot === 'pad' ? 'sit' : 'lie'
  return wanted
}

/** Leg of a hoofed animal: a muscled upper leg, a bony knee or hock, a thin cannon, fetlock, pastern and hoof. */
function buildHoofedLeg(kit: KitBuilder, row: QuadrupedRow, leg: Leg, coat: CoatMaterials): void {
  const { bone, chest, hip } = row
  const { root, knee, ankle, toe, hind, side } = leg
  const girth = hind ? hip : chest
  if (hind) {
    const inward = add(knee, [0, 0, -side * hip * 0.06])
    kit.cone(root, inward, Math.min(hip * 0.66, bone * 3.6), Math.max(hip * 0.36, bone * 1.5), coat.limbs, girth * 0.3)
    kit.cone(inward, ankle, Math.max(hip * 0.34, bone * 1.4), bone * 0.86, coat.limbs, bone * 1.6)
    if (!row.small) {
      const buttock = add(root, [-hip * 0.34, -hip * 0.22, 0])
      kit.cone(buttock, lerp(inward, ankle, 0.42), hip * 0.36, bone * 1.1, coat.limbs, hip * 0.3)
    }
  } else {
    kit.cone(root, knee, Math.min(girth * 0.5, bone * 2.5), bone * 1.75, coat.limbs, girth * 0.3)
    kit.cone(knee, ankle, bone * 1.62, bone * 0.84, coat.limbs, bone * 1.2)
  }
  const down = unit(sub(toe, ankle))
  const ahead = unit(cross(down, [0, 0, -1]))
  const long = bone * 1.6
  const fetlock = along(along(toe, down, -long), ahead, -bone * 0.45)
  if (row.small) kit.cone(ankle, along(toe, down, -bone * 0.4), bone * 0.76, bone * 0.56, coat.socks, bone * 0.35)
  else {
    if (hind) {
      const heel = along(along(ankle, down, -bone * 0.7), ahead, -bone * 0.62)
      kit.cone(heel, ankle, bone * 0.42, bone * 0.84, coat.limbs, bone * 0.5)
    } else kit.sphere(along(ankle, ahead, bone * 0.14), bone * 0.84, coat.limbs, bone * 0.4)
    kit.path([lerp(ankle, fetlock, 0.1), lerp(ankle, fetlock, 0.85), fetlock], [bone * 0.72, bone * 0.54, bone * 0.62], coat.socks, bone * 0.35)
    kit.cone(fetlock, along(toe, down, -bone * 0.5), bone * 0.6, bone * 0.6, coat.socks, bone * 0.3)
  }
  buildHoof(kit, row, toe, down, ahead, coat)
}

/** A hoof widens from its coronet to a flat sole; a lifted hoof turns with the leg. */
function buildHoof(kit: KitBuilder, { bone, small }: QuadrupedRow, toe: Vec3, down: Vec3, ahead: Vec3, coat: CoatMaterials): void {
  const coronet = along(toe, down, -bone * 0.25)
  const sole = (x: number) => along(along(toe, down, bone * 0.5), ahead, bone * x)
  kit.cone(coronet, sole(0.42), bone * 0.68, bone * 0.52, coat.feet, bone * 0.1)
  if (small) return
  kit.cone(coronet, sole(-0.28), bone * 0.66, bone * 0.5, coat.feet, bone * 0.3)
}

/** Small and medium-sized hunters share a trunk and legs. */
const isLithe = ({ make }: QuadrupedRow): boolean => make === 'dog' || make === 'kitty' || make === 'koala'

/** Heavy animals with pillar-like legs share a trunk and legs, too. */
const isHeavy = ({ make }: QuadrupedRow): boolean => make === 'elephant' || make === 'rhino' || make === 'hippo'

const TRUNKS: { readonly [make in NonNullable<QuadrupedRow['make']>]?: typeof buildHorseTrunk } = {
  horse: buildHorseTrunk, cattle: buildCattleTrunk, dog: buildDogTrunk, kitty: buildDogTrunk, koala: buildDogTrunk, ape: buildApeTrunk,
  dragon: buildDragonTrunk, elephant: buildElephantTrunk, rhino: buildElephantTrunk, hippo: buildElephantTrunk,
}

const NECKS: { readonly [make in NonNullable<QuadrupedRow['make']>]?: typeof buildHorseNeck } = {
  horse: buildHorseNeck, cattle: buildHorseNeck, dog: buildDogNeck, kitty: buildDogNeck, ape: buildApeNeck, koala: buildDogNeck, dragon: buildDragonNeck,
  elephant: buildElephantNeck, rhino: buildElephantNeck, hippo: buildElephantNeck,
}

/** Neck and throat. They are part of the trunk and, again, of the head's separate body, so that the two meet without a seam. */
export function buildNeck(kit: KitBuilder, row: QuadrupedRow, bones: Pick<Skeleton, 'neckStart' | 'neckEnd'>, coat: CoatMaterials, share: number): void {
  const own = row.make && NECKS[row.make]
  if (own) {
    own(kit, row, bones, coat, share)
    return
  }
  const { neckStart, neckEnd } = bones
  const { chest: R, neck } = row
  kit.cone(neckStart, neckEnd, neck.base * (2 - share), neck.tip * share, coat.main, R * 0.45)
  const way = unit(sub(neckEnd, neckStart))
  const throat = (t: number, out: number) => along(lerp(neckStart, neckEnd, t), [way[1], -way[0], 0], out)
  kit.cone(add(throat(0, neck.base * 0.72), [0, -R * 0.3, 0]), throat(0.9, neck.tip * 0.62), neck.base * 0.42, neck.tip * 0.46 * share, coat.belly, R * 0.2)
}

/** Trunk of a curled-up animal: a back roundest at shoulders and rump, and a belly that fills the ring. */
function buildRing(kit: KitBuilder, row: QuadrupedRow, ring: readonly Vec3[], coat: CoatMaterials): void {
  const { chest: R, hip, waist } = row
  const soft = R * 0.6
  const girths = [R, R * 1.1, (waist + R) * 0.56, (waist + hip) * 0.56, hip * 1.1, hip * 1.04]
  const middle = ring.reduce((sum, point) => add(sum, [point[0] / ring.length, 0, point[2] / ring.length]), [0, 0, 0] as Vec3)
  kit.ellipsoid([middle[0], R * 0.62, middle[2]], [R * 0.9, R * 0.72, R * 0.9], coat.belly).path(ring, girths, coat.main, soft)
}

export function buildTrunk(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials): void {
  if (bones.ring) {
    buildRing(kit, row, bones.ring, coat)
    return
  }
  const own = row.make && TRUNKS[row.make]
  if (own) {
    own(kit, row, bones, coat)
    return
  }
  const { pelvis, chest } = bones
  const { chest: R, hip, waist } = row
  const soft = R * 0.5
  kit.cone(pelvis, chest, Math.min(waist, hip * 0.98), waist, coat.main, 0).ellipsoid(chest, [R * 0.98, R * 1.04, R * 0.88], coat.main, soft)
    .ellipsoid(pelvis, [hip * 0.98, hip * 1.02, hip * 0.88], coat.main, soft)
  const down = unit([chest[1] - pelvis[1], pelvis[0] - chest[0], 0])
  // Light undersides are low and narrow: their color fades into the coat with distance and must not reach the flanks.
  const belly = (t: number, depth: number) => along(lerp(pelvis, chest, t), down, depth)
  kit.cone(belly(0.2, waist * 0.66), belly(0.96, R * 0.64), waist * 0.37, R * 0.4, coat.belly, soft * 0.4)
  if (row.make === 'cat') buildCatShoulders(kit, row, bones, coat)
  buildNeck(kit, row, bones, coat, 0.96)
  if (row.extra === 'hump') kit.ellipsoid(add(chest, [-R * 0.15, R * 0.75, 0]), [R * 0.75, R * 0.6, R * 0.55], coat.main, soft)
}

export function buildLegs(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials, pose: QuadrupedPose): void {
  for (const leg of bones.legs) {
    if (leg.folded && leg.hind) buildHaunch(kit, row, leg, coat, pose)
    else if (row.foot === 'hoof' && !leg.folded) buildHoofedLeg(kit, row, leg, coat)
    else if (isHeavy(row)) buildElephantLeg(kit, row, leg, coat)
    else if (row.make === 'ape') buildApeLimb(kit, row, leg, coat)
    else if (isLithe(row) || row.make === 'dragon') {
      buildDogLeg(kit, row, leg, coat)
      buildFoot(kit, row, leg, coat)
    } else buildLeg(kit, row, leg, coat)
  }
}

function buildLeg(kit: KitBuilder, row: QuadrupedRow, leg: Leg, coat: CoatMaterials): void {
  const { bone } = row
  const heavy = row.foot === 'pad'
  const girth = leg.hind ? row.hip : row.chest
  const top = Math.min(girth * 0.62, bone * (leg.hind ? (row.foot === 'hoof' ? 3.2 : 2.6) : row.foot === 'hoof' ? 2.5 : 2.1))
  const knee = bone * (heavy ? 1.08 : 1.22)
  const ankle = bone * (heavy ? 1 : row.foot === 'hoof' ? 0.78 : 0.88)
  kit.cone(leg.root, leg.knee, top, knee, coat.limbs, girth * 0.34)
  kit.cone(leg.knee, leg.ankle, knee, ankle, row.foot === 'hoof' ? coat.socks : coat.limbs, bone * 0.9)
  const shin = bone * (heavy ? 1.05 : row.foot === 'hoof' ? 0.68 : 0.8)
  kit.cone(leg.ankle, leg.toe, ankle, shin, coat.socks, bone * 0.5)
  buildFoot(kit, row, leg, coat)
}

function buildFoot(kit: KitBuilder, row: QuadrupedRow, leg: Leg, coat: CoatMaterials): void {
  const { bone } = row
  const [x, y, z] = leg.toe
  const shin = unit(sub(leg.toe, leg.ankle))
  if (row.foot === 'hoof') {
    const heel = along(leg.toe, shin, -bone * 0.35)
    const tip = add(along(leg.toe, shin, bone * 0.05), [bone * 0.28, 0, 0])
    const low = Math.max(tip[1], bone * 0.78)
    kit.cone(heel, [tip[0], low, tip[2]], bone * 0.76, bone * 0.92, coat.feet, bone * 0.12)
  } else if (row.foot === 'pad') {
    kit.ellipsoid([x + bone * 0.1, y, z], [bone * 1.22, bone * 0.8, bone * 1.16], coat.feet, bone * 0.35)
  } else {
    const reach = row.foot === 'sole' ? 2.1 : isLithe(row) ? 1.28 : 1.55
    const tall = Math.min(y, bone * 0.85) || bone * 0.85
    const middle = leg.folded ? leg.toe : add(leg.toe, [bone * (reach - 1) * 0.75, 0, 0])
    kit.ellipsoid([middle[0], y, z], [bone * reach, tall, bone * (isLithe(row) ? 1.06 : 1.2)], coat.feet, bone * 0.4)
    if (row.make === 'dragon') buildTalons(kit, row, leg, coat)
    else if ((isLithe(row) || row.make === 'cat') && !leg.folded) buildCatToes(kit, row, leg, coat)
  }
}

/** Thigh of a sitting or lying animal: a round haunch with the foot under it. */
function buildHaunch(kit: KitBuilder, row: QuadrupedRow, leg: Leg, coat: CoatMaterials, pose: QuadrupedPose): void {
  const { hip, bone } = row
  const haunch = hip * (pose === 'upright' ? 0.56 : 0.64)
  const hipSide = add(leg.root, [-hip * 0.05, -leg.root[1] * 0.22, leg.side * hip * 0.14])
  kit.cone(hipSide, leg.knee, haunch, haunch * 0.78, coat.limbs, hip * 0.22).cone(leg.ankle, leg.toe, bone * 1.05, bone * 0.9, coat.socks, bone * 0.5)
  buildFoot(kit, row, leg, coat)
}

export function buildTail(kit: KitBuilder, row: QuadrupedRow, bones: Skeleton, coat: CoatMaterials): void {
  const { shape, radius } = row.tail
  const points = bones.tail
  const last = points.length - 1
  if (shape === 'stub') {
    kit.cone(points[0], points[1], radius, radius * 0.8, coat.tail, radius * 0.5)
    return
  }
  const girth = (s: number): number => {
    if (shape === 'brush') return radius * (0.42 + 0.75 * Math.sin(Math.PI * Math.min(1, s * 0.82 + 0.08))) - radius * 0.25 * s ** 4
    if (shape === 'plume') return radius * (0.5 + 0.6 * Math.sin(Math.PI * Math.min(0.85, s * 0.8 + 0.1)))
    if (shape === 'hair') return radius * (0.7 + 0.7 * Math.sin(Math.PI * s * 0.8)) - radius * 0.75 * s ** 3
    if (shape === 'thick') return radius * (1 - 0.72 * s)
    if (shape === 'coil') return radius * (1.1 - 0.8 * s)
    return radius * (1 - 0.25 * s)
  }
  if (shape === 'hair') {
    // Locks of different lengths around the dock.
    for (const [aside, long] of pairs([0, 1.08, 0.5, 0.9, -0.5, 0.98])) {
      const lock = [0, 1, 3, last].map((i) => add(lerp(points[0], points[i], long), [0, 0, (aside * radius * i) / last]))
      const thick = [girth(0.1) * 0.8, girth(0.2) * 0.85, girth(0.6) * 0.8, radius * 0.12]
      kit.path(lock, thick, long < 1 ? coat.tailTip : coat.tail, radius * 0.25)
    }
    return
  }
  for (let i = 0; i < last; i++) {
    const tip = i >= last - (shape === 'brush' ? 2 : 1)
    const loose = shape === 'tuft' && tip
    const ringed = row.tail.rings === true && i % 2 === 1
    const material = (row.tail.rings ? ringed : tip || loose) ? coat.tailTip : coat.tail
    const from = girth(i / last)
    const to = girth((i + 1) / last)
    kit.cone(points[i], points[i + 1], from, loose ? radius * 0.8 : to, material, radius * (shape === 'coil' ? 0.15 : 0.6))
  }
  if (shape === 'tuft') {
    const end = points[last]
    const way = unit(sub(end, points[last - 1]))
    kit.cone(end, along(end, way, radius * 4), radius * 2.1, radius * 0.6, coat.tailTip, radius)
  }
}
