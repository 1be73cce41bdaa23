import type { Vec3 } from '../../render/scene.ts'
import { placeBody, seededRandom } from '../builder/kit-builder.ts'
import { add } from '../builder/vector.ts'
import type { KitInput, KitPiece } from '../kit.ts'
import { PAIRED } from './action.ts'

/** Who belongs to a group, and where they stand: meters forward and aside. */
type Member = { readonly variant: string; readonly x: number; readonly z: number; readonly action?: string }

export const GROUPS: Readonly<Record<string, readonly Member[]>> = {
  couple: [{ variant: 'man', x: 0, z: -0.18 }, { variant: 'woman', x: 0.04, z: 0.18 }],
  family: [{ variant: 'man', x: -0.05, z: -0.62 }, { variant: 'woman', x: -0.05, z: 0.58 }, { variant: 'girl', x: 0.12, z: 0.06, action: 'waving' },
    { variant: 'boy', x: 0.16, z: -0.3 }],
  crowd: [{ variant: 'man', x: 0.5, z: -1.05 }, { variant: 'woman', x: 0.55, z: -0.35 }, { variant: 'person', x: 0.5, z: 0.35 },
    { variant: 'woman', x: 0.45, z: 1.05 }, { variant: 'person', x: -0.3, z: -1.4 }, { variant: 'man', x: -0.3, z: -0.7, action: 'raised arms' },
    { variant: 'person', x: -0.35, z: 0 }, { variant: 'man', x: -0.3, z: 0.72 }, { variant: 'woman', x: -0.35, z: 1.42, action: 'waving' }],
}

/** Several people as one thing: their parts side by side, the first one's anchors. */
export function groupPiece(input: KitInput, person: (input: KitInput) => KitPiece): KitPiece {
  const random = seededRandom(input.seed + 3)
  const members = GROUPS[input.variant].map((member, index) => {
    const close = input.variant === 'couple' ? PAIRED[input.action ?? 'hugging'] : undefined
    const action = close?.[index] ?? member.action ?? input.action
    const { color: _, color2: __, ...rest } = input
    const piece = person({ ...rest, variant: member.variant, noun: member.variant, ...(action ? { action } : {}), holds: index === 0 ? input.holds : [],
      wears: index === 0 ? input.wears : [], seed: input.seed * 13 + index * 29 + Math.floor(random() * 9), among: { index, group: input.seed },
      ...(input.variant === 'family' ? { kin: input.seed } : {}) })
    const offset: Vec3 = [member.x, 0, member.z]
    return { piece, offset }
  })
  const [first] = members
  const shifted = (p: Vec3): Vec3 => add(p, first.offset)
  const { anchors } = first.piece
  return {
    bodies: members.flatMap(({ piece, offset }) => piece.bodies.map((body) => placeBody(body, offset))),
    decals: members.flatMap(({ piece, offset }) => (piece.decals ?? []).map((decal) => ({ ...decal, center: add(decal.center, offset) }))),
    height: Math.max(...members.map(({ piece }) => piece.height)),
    radius: Math.max(...members.map(({ offset }) => Math.hypot(offset[0], offset[2]))) + 0.35,
    anchors: {
      seat: shifted(anchors.seat),
      ...(anchors.hand ? { hand: shifted(anchors.hand) } : {}),
      ...(anchors.head ? { head: shifted(anchors.head) } : {}),
      face: [first.offset[0], anchors.face[1], 0],
    },
    drew: first.piece.drew,
    parts: first.piece.parts ?? [],
  }
}
