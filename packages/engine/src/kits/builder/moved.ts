import type { Primitive, SolidKit, Vec3 } from '../../render/scene.ts'
import type { KitPiece } from '../kit.ts'
import { boundsOf, castingOf, KitBuilder, movedStrands, placeBody } from './kit-builder.ts'
import { movedCone, turnedOutline } from './surface.ts'

const flipped = ([x, y, z]: Vec3): Vec3 => [x, y, -z]

function flippedPart(part: Primitive): Primitive {
  if (part.type === 'cone') return movedCone(part, flipped, flipped)
  const center = flipped(part.center)
  if (part.type === 'box') return { ...part, center, yaw: -part.yaw }
  if (part.type !== 'lathe' || part.axis !== 'z') return { ...part, center }
  return { ...part, center, profile: part.profile.map(([at, radius]) => [-at, radius] as const).reverse() }
}

const flippedBody = ({ key: _, ...body }: SolidKit): SolidKit => ({ ...body, primitives: body.primitives.map(flippedPart) })

/** The piece with left and right swapped. Only for pieces made of bodies. */
export function mirrored(piece: KitPiece): KitPiece {
  const { seat, face, hand, head } = piece.anchors
  return {
    ...piece,
    bodies: piece.bodies.map(flippedBody),
    ...(piece.portrait ? { portrait: { ...piece.portrait, center: flipped(piece.portrait.center) } } : {}),
    anchors: { ...piece.anchors, seat: flipped(seat), face: flipped(face), ...(hand ? { hand: flipped(hand) } : {}), ...(head ? { head: flipped(head) } : {}) },
  }
}

/** Transparent bodies are clipped exactly along their own axes, so they stay upright. */
const canLean = ({ bodies, cards, boxes, decals }: KitPiece): boolean =>
  !cards?.length &&
  !boxes?.length &&
  !decals?.length &&
  bodies.every(({ materials }) => materials.every(({ sheer = 0, clear = 0 }) => sheer === 0 && clear === 0))

/** The piece tilted by `tilt` radians, from +x toward +y, resting on its lowest point; unchanged if it cannot lean. */
export function leant(piece: KitPiece, tilt: number): KitPiece {
  if (!canLean(piece)) return piece
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)]
  const turn = ([x, y, z]: Vec3): Vec3 => [x * c - y * s, x * s + y * c, z]
  const lean = (part: Primitive): Primitive =>
    part.type === 'cone' ? { ...part, a: turn(part.a), b: turn(part.b) } : { ...part, center: turn(part.center), tilt: (part.tilt ?? 0) + tilt }
  const bodies = piece.bodies.map((body) => ({
    ...castingOf(body),
    primitives: body.primitives.map(lean),
    materials: body.materials.map((material) => movedStrands(material, turn, turn)),
  }))
  const { min, max } = boundsOf(bodies)
  const move = (point: Vec3): Vec3 => {
    const [x, y, z] = turn(point)
    return [x, y - min[1], z]
  }
  const { seat, face } = piece.anchors
  return {
    ...piece,
    bodies: bodies.map((body) => placeBody(body, [0, -min[1], 0])),
    lights: piece.lights?.map((light) => ({ ...light, position: move(light.position) })),
    height: max[1] - min[1],
    anchors: { ...piece.anchors, seat: move(seat), face: move(face) },
  }
}

/** For each new axis, the old axis it comes from, and its sign. */
type Turn = { readonly from: Vec3; readonly sign: Vec3 }

/**
 * `front` faces the viewer, as a quarter turn of yaw does; `top` shows the top, as a plate is seen from above; `sky` lies on its back, front up,
 * and keeps its left and right.
 */
const TURNS = {
  front: { from: [2, 1, 0], sign: [1, 1, -1] },
  top: { from: [2, 0, 1], sign: [1, -1, -1] },
  sky: { from: [1, 0, 2], sign: [-1, 1, 1] },
} as const satisfies Record<string, Turn>

const AXES = ['x', 'y', 'z'] as const

const turnedPoint = (point: Vec3, { from, sign }: Turn): Vec3 => [point[from[0]] * sign[0], point[from[1]] * sign[1], point[from[2]] * sign[2]]

function turnedPart(part: Primitive, turn: Turn): Primitive {
  const point = (p: Vec3) => turnedPoint(p, turn)
  if (part.type === 'cone') return movedCone(part, point, point)
  const center = turnedPoint(part.center, turn)
  const sides = ([x, y, z]: Vec3): Vec3 => {
    const [a, b, c] = turnedPoint([x, y, z], turn)
    return [Math.abs(a), Math.abs(b), Math.abs(c)]
  }
  if (part.type === 'ellipsoid') return { ...part, center, radii: sides(part.radii) }
  // A yaw about the vertical axis has no equivalent about a horizontal one: the box is left unrotated.
  if (part.type === 'box') return { ...part, center, half: sides(part.half), yaw: turn === TURNS.front ? part.yaw : 0 }
  const to = turn.from.indexOf(AXES.indexOf(part.axis))
  const axis = AXES[to]
  if (part.type === 'plate') return { ...part, center, axis, ...turnedOutline(part, axis, (p) => turnedPoint(p, turn)) }
  if (part.type === 'torus' || turn.sign[to] > 0) return { ...part, center, axis }
  const profile = part.profile.map(([along, radius]) => [-along, radius] as const).reverse()
  return { ...part, center, axis, profile }
}

function turnedBody(body: SolidKit, turn: Turn): SolidKit {
  const moved = (p: Vec3) => turnedPoint(p, turn)
  const materials = body.materials.map((material) => movedStrands(material, moved, moved))
  return { primitives: body.primitives.map((part) => turnedPart(part, turn)), materials }
}

/**
 * The piece with its front or its top fixed toward the viewer (yaw 0), or with its front toward the sky, resting on its lowest point. Only for
 * pieces made of bodies.
 */
export function quarterTurned(piece: KitPiece, toward: keyof typeof TURNS): KitPiece {
  const turn = TURNS[toward]
  const shown = piece.bodies.filter((_, i) => toward !== 'top' || !piece.rising?.includes(i))
  const bodies = shown.map((body) => turnedBody(body, turn))
  const { min, max } = boundsOf(bodies)
  const up = -min[1]
  const moved = (point: Vec3): Vec3 => {
    const [x, y, z] = turnedPoint(point, turn)
    return [x, y + up, z]
  }
  const { seat, face } = piece.anchors
  return {
    ...piece,
    bodies: bodies.map((body) => placeBody(body, [0, up, 0])),
    lights: piece.lights?.map((light) => ({ ...light, position: moved(light.position) })),
    decals: piece.decals?.map((decal) => ({ ...decal, center: moved(decal.center), right: turnedPoint(decal.right, turn), up: turnedPoint(decal.up, turn) })),
    height: max[1] + up,
    anchors: { seat: moved(seat), face: moved(face) },
  }
}

/** Tilt of a watering can, radians, and how far its water flies per unit of fall. */
const TIPPED = -0.5
const FLIGHT = 0.34
const STREAMS = 9

/** Streams of water from a rose at `from`; each falls in an arc to the height `floor`. */
function water(from: Vec3, floor: number, wide: number): SolidKit {
  const kit = new KitBuilder()
  const drop = kit.material({ color: [0.55, 0.8, 0.95], specular: 1.4, gloss: 90, emission: [0.05, 0.1, 0.13] })
  const fall = from[1] - floor
  const radius = wide * 0.055
  for (let i = 0; i < STREAMS; i++) {
    const turn = i * 2.399
    const out = Math.sqrt((i + 0.5) / STREAMS)
    const [aside, ahead] = [Math.sin(turn) * out, Math.cos(turn) * out]
    const at = (t: number): Vec3 => [
      from[0] + fall * FLIGHT * t * (1 + 0.45 * ahead),
      from[1] + 0.4 * wide * ahead * (1 - t) - fall * t * t * (0.9 + 0.1 * (1 - out)),
      from[2] + aside * wide * (0.4 + 1.1 * t),
    ]
    // Streams break up into drops as they fall.
    kit.path([at(0), at(0.22), at(0.42)], [radius, radius * 0.9, radius * 0.5], drop)
    for (const t of [0.52, 0.63, 0.74, 0.85, 0.97]) kit.cone(at(t - 0.035), at(t + 0.02), radius * 0.35, radius * 0.85, drop)
  }
  return { ...kit.build(), castsShadow: false }
}

/**
 * A tipped watering can, its spout ahead, with water that falls from the hand's height down by `fall`, in meters of the piece. Its seat is where
 * the water lands.
 */
export function poured(can: KitPiece, fall: number): KitPiece {
  // The spout is built along +z.
  const ahead = { ...can, bodies: can.bodies.map((body) => placeBody(body, [0, 0, 0], 1, Math.PI / 2)) }
  const [fx, fy, fz] = can.anchors.face
  const tipped = leant({ ...ahead, anchors: { ...can.anchors, face: [fz, fy, -fx] } }, TIPPED)
  const hand: Vec3 = [0, tipped.height * 0.62, 0]
  const rose = tipped.anchors.face
  const floor = hand[1] - fall
  const wide = 0.16 * can.height
  const landing: Vec3 = [rose[0] + (rose[1] - floor) * FLIGHT, floor, 0]
  return { ...tipped, bodies: [...tipped.bodies, water(rose, floor, wide)], anchors: { ...tipped.anchors, hand, seat: landing } }
}
