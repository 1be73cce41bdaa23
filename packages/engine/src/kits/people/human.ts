import { add, boundsOf, createRandom, finishFor, type Kit, type KitInput, type KitPiece, placeBody, scaled, type Vec3 } from '../builder/index.ts'
import { actingFor, ON_BROOM, PAIRED } from './action.ts'
import { apartFromSkin, CASUAL, type Costume, casualCostume, inColor } from './costumes/casual.ts'
import { EVERYDAY } from './costumes/everyday.ts'
import { FABLED, inBeastsSkin, STORIED } from './costumes/fabled.ts'
import { HISTORIC } from './costumes/historic.ts'
import { buildFigure } from './figure.ts'
import { lookFor } from './look.ts'
import { SWADDLED, swaddledPiece, TURNS, turnedBody, underlay } from './turned-figure.ts'
import { dressed, isEyewear, isHat } from './worn.ts'

/** A member of a group: meters forward and to the side. */
type Member = { readonly variant: string; readonly x: number; readonly z: number; readonly action?: string }

const GROUPS: Readonly<Record<string, readonly Member[]>> = {
  couple: [{ variant: 'man', x: 0, z: -0.18 }, { variant: 'woman', x: 0.04, z: 0.18 }],
  family: [{ variant: 'man', x: -0.05, z: -0.62 }, { variant: 'woman', x: -0.05, z: 0.58 }, { variant: 'girl', x: 0.12, z: 0.06, action: 'waving' },
    { variant: 'boy', x: 0.16, z: -0.3 }],
  crowd: [{ variant: 'man', x: 0.5, z: -1.05 }, { variant: 'woman', x: 0.55, z: -0.35 }, { variant: 'person', x: 0.5, z: 0.35 },
    { variant: 'woman', x: 0.45, z: 1.05 }, { variant: 'person', x: -0.3, z: -1.4 }, { variant: 'man', x: -0.3, z: -0.7, action: 'raised arms' },
    { variant: 'person', x: -0.35, z: 0 }, { variant: 'man', x: -0.3, z: 0.72 }, { variant: 'woman', x: -0.35, z: 1.42, action: 'waving' }],
}

/** Several people as one piece: their parts side by side, with the first person's anchors. */
function groupPiece(input: KitInput, person: (input: KitInput) => KitPiece): KitPiece {
  const random = createRandom(input.seed + 3)
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

const COSTUMES: Readonly<Record<string, Costume>> = { ...EVERYDAY, ...HISTORIC, ...FABLED, ...STORIED }

/** Height of the drawn figure to the crown of the head, in its own units. */
const DRAWN = 1.75

/** Adjectives for gear strapped to the feet; they override the action. */
const ON_SKIS = 'on skis'
const ON_BOARD = 'on a snowboard'

/** Gear that a person rides or flies on determines the pose and overrides the action. */
function deedOf({ attributes, action, variant }: KitInput): string | undefined {
  if (attributes.includes(ON_SKIS)) return 'skiing'
  if (attributes.includes(ON_BOARD)) return 'snowboarding'
  if (attributes.includes(ON_BROOM)) return ON_BROOM
  return variant === 'astronaut' && action === 'flying' ? 'drifting' : action
}

function costumeFor(input: KitInput, fem: number): Costume {
  const { variant, among } = input
  const costume = CASUAL[variant] ? casualCostume(input, fem) : COSTUMES[variant]
  if (!costume) throw new Error(`No person "${variant}"`)
  const { tops } = costume
  return among && tops ? inColor(costume, tops[(among.group + among.index) % tops.length]) : costume
}

/** One person of one or more bodies; `height` is always the standing height, whatever the pose. */
export function buildPerson(input: KitInput): KitPiece {
  const known = CASUAL[input.variant]
  const base = costumeFor(input, known?.person.fem ?? 0)
  const first = lookFor(input, base.person ?? {})
  const usual = known ? apartFromSkin(costumeFor(input, first.fem), first.skin) : base
  // Elves of every trade show their ears.
  const elven = input.attributes.some((word) => /^el(f|ven|vish)/.test(word))
  const own: Costume = elven ? { ...usual, ears: 'pointed', hat: undefined } : usual
  const chosen = inBeastsSkin(own, input.variant, input.attributes)
  const { costume, drew } = dressed(chosen, input.wears)
  const look = lookFor(input, costume.person ?? {})
  if (input.action === SWADDLED) return swaddledPiece(look, costume, input, costume.height)
  const acting = actingFor(deedOf(input), input.holds, costume, look, input.seed)
  const figure = buildFigure(look, costume, acting, input, finishFor(input.material))
  const scale = costume.height / DRAWN
  const { turned } = acting
  const turn = turned ? TURNS[turned] : (p: Vec3): Vec3 => p
  const shapes = turned ? figure.bodies.map((body) => turnedBody(body, turned)) : figure.bodies
  const bodies = acting.under ? [...shapes, underlay(acting.under, figure, shapes)] : shapes
  const flat = turned === 'side' || turned === 'prone'
  const raw = boundsOf(bodies)
  const shift: Vec3 = [flat ? -(raw.min[0] + raw.max[0]) / 2 : 0, -raw.min[1], 0]
  const place = (p: Vec3): Vec3 => scaled(add(turn(p), shift), scale)
  const { rig, headRadius: r } = figure
  const placed = bodies.map((body) => placeBody(body, scaled(shift, scale), scale))
  const held = acting.holds !== undefined && input.holds.includes(acting.holds) ? [acting.holds] : []
  return {
    bodies: placed,
    // A quilt hides the shirt.
    decals: (acting.under === 'quilt' ? figure.decals.slice(0, 1) : figure.decals).map((decal) => ({ ...decal, center: place(decal.center),
      right: scaled(turn(decal.right), scale), up: scaled(turn(decal.up), scale) })),
    ...(figure.light ? { lights: [{ position: place(figure.light), color: [0.5, 1.1, 1.3], radius: 2.2 * scale }] } : {}),
    height: costume.height,
    radius: (flat ? DRAWN / 2 : 0.32) * scale,
    anchors: {
      seat: place(add(rig.shoulders[0], [0, 0.06, 0])),
      // Food and drink are at the lips, between them and the hand.
      hand:
        acting.arms === 'sip' ? place(add(rig.mouth, [-0.005, -0.085, -0.02])) : place([rig.wrists[1][0] + 0.06, rig.wrists[1][1] - 0.01, rig.wrists[1][2]]),
      head: place(rig.head.at([-r * 0.05, r * 1.0, 0])),
      rest: turned ? [0, 0, 0] : place(rig.folded ? rig.underside : [0, -shift[1], 0]),
      face: place(rig.head.at([r * 0.9, -r * 0.1, 0])),
    },
    drew: [...drew, ...held],
    parts: [...held, ...drew].flatMap((noun) => {
      const { parts } = figure
      const body = held.includes(noun) ? parts.held : isEyewear(noun) ? parts.glasses : isHat(noun) ? parts.hat : undefined
      return body === undefined ? [] : [{ noun, bodies: [body] }]
    }),
  }
}

const build = (input: KitInput): KitPiece => GROUPS[input.variant] ? groupPiece(input, buildPerson) : buildPerson(input)

export const humanKit: Kit = { name: 'human', variants: [...Object.keys(CASUAL), ...Object.keys(COSTUMES), ...Object.keys(GROUPS)], build }
