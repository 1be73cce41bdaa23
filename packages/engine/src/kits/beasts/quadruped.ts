import { REPTILES } from '../animals/reptile.ts'
import { add, boundsOf, type Kit, type KitInput, type KitPiece, placeBody, type SolidKit, type Vec3 } from '../builder/index.ts'
import { buildPerson } from '../people/human.ts'
import { quadrupedPiece } from '../quadrupeds/piece.ts'
import { kin } from '../quadrupeds/row.ts'
import { QUADRUPEDS } from '../quadrupeds/rows.ts'

/** A person's upper body: all parts above `cut`. */
const over = (bodies: readonly SolidKit[], cut: number): SolidKit[] =>
  bodies
    .map((body) => ({ ...body, primitives: body.primitives.filter((part) => (part.type === 'cone' ? Math.max(part.a[1], part.b[1]) : part.center[1]) > cut) }))
    .filter((body) => body.primitives.length > 0)

function centaur(input: KitInput): KitPiece {
  const { color: _, ...plain } = input
  const action = input.action === 'running' || input.action === 'walking' ? input.action : 'standing'
  const row = kin(QUADRUPEDS['horse'], { height: 1.55, mane: undefined, neck: { length: 0.12, rise: 1.3, base: 0.2, tip: 0.16 } })
  const horse = quadrupedPiece(row, { ...input, variant: 'horse', action })
  const man = buildPerson({ ...plain, variant: 'archer', action: 'standing', holds: input.holds })
  const chest = Math.max(...horse.bodies[0].primitives.map((part) => (part.type === 'ellipsoid' ? part.center[0] : -9)))
  const waist = man.height * 0.5
  const seat: Vec3 = [chest + 0.1, horse.anchors.seat[1] - waist * 1.12, 0]
  // The horse supplies trunk, legs and tail; its head and face are left out.
  const trunk = horse.bodies.slice(0, 1)
  const torso = over(man.bodies, waist).map((body) => placeBody(body, seat))
  const bodies = [...trunk, ...torso]
  const lift = (p: Vec3): Vec3 => add(p, seat)
  return {
    ...man,
    bodies,
    decals: (man.decals ?? []).map((decal) => ({ ...decal, center: lift(decal.center) })),
    height: boundsOf(torso).max[1],
    radius: horse.radius,
    anchors: { seat: horse.anchors.seat, face: lift(man.anchors.face), ...(man.anchors.hand ? { hand: lift(man.anchors.hand) } : {}),
      ...(man.anchors.head ? { head: lift(man.anchors.head) } : {}) },
  }
}

/** A reclining lion with a person's head under a royal headcloth. */
function sphinx(input: KitInput): KitPiece {
  const lion = quadrupedPiece(
    kin(QUADRUPEDS['lioness'], { height: 2.6, length: 0.62, legs: 0.48, bone: 0.056, neck: { length: 0.13, rise: 0.72, tip: 0.14 },
      head: { skull: 0.155, droop: 0 } }),
    { ...input, variant: 'lioness', action: input.action ?? 'lying' })
  const { color: _, ...plain } = input
  const ruler = buildPerson({ ...plain, variant: 'pharaoh', action: 'looking', holds: [] })
  const scale = 2.4
  const head = ruler.anchors.head ?? ruler.anchors.face
  const cut = head[1] - 0.46
  const target = lion.anchors.head ?? lion.anchors.face
  const shift: Vec3 = [target[0] - head[0] * scale - 0.05, target[1] - head[1] * scale + 0.7, 0]
  const top = over(ruler.bodies, cut).map((body) => placeBody(body, shift, scale))
  const lift = (p: Vec3): Vec3 => [p[0] * scale + shift[0], p[1] * scale + shift[1], p[2] * scale]
  const faces = (ruler.decals ?? []).slice(0, 1)
  return {
    ...lion,
    bodies: [lion.bodies[0], ...top],
    decals: faces.map((decal) => ({
      ...decal,
      center: lift(decal.center),
      right: [decal.right[0] * scale, decal.right[1] * scale, decal.right[2] * scale],
      up: [decal.up[0] * scale, decal.up[1] * scale, decal.up[2] * scale],
    })),
    height: 3,
    anchors: { ...lion.anchors, head: lift(head), face: lift(ruler.anchors.face) },
    drew: [],
  }
}

function griffin(input: KitInput): KitPiece {
  const row = kin(QUADRUPEDS['lioness'], {
    height: 1.9,
    make: undefined,
    neck: { length: 0.24, rise: 1.05, base: 0.19, tip: 0.14 },
    head: { skull: 0.145, muzzle: { length: 0.14, base: 0.075, tip: 0.03, drop: 0.5 }, cheek: 0.2, nose: 'none', whiskers: false,
      eyes: { size: 0.2, aside: 42, iris: '#f2b41e' }, ears: { shape: 'pointed', length: 0.7, width: 0.34, lean: 0.3 } },
    coat: { muzzle: '#f0b42e', face: '#e8a82a', belly: '#f6f1e6', ear: '#f4efe4', horn: '#7a5230', mane: '#4f3320' },
    extra: 'wings',
  })
  return quadrupedPiece(row, input)
}

/** Beings with an animal's head and fur that stand on two legs. */
const upright = (variant: string): (input: KitInput) => KitPiece => (input) => buildPerson({ ...input, variant })

const FABLED_BEASTS: Readonly<Record<string, (input: KitInput) => KitPiece>> = { centaur, sphinx, griffin, werewolf: upright('werewolf'),
  yeti: upright('yeti'), bigfoot: upright('bigfoot') }

function build(input: KitInput): KitPiece {
  const row = QUADRUPEDS[input.variant]
  if (row) return quadrupedPiece(row, input)
  const other = REPTILES[input.variant] ?? FABLED_BEASTS[input.variant]
  if (!other) throw new Error(`No quadruped "${input.variant}"`)
  return other(input)
}

export const quadrupedKit: Kit = { name: 'quadruped', variants: [...Object.keys(QUADRUPEDS), ...Object.keys(REPTILES), ...Object.keys(FABLED_BEASTS)], build }
