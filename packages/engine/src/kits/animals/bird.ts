import { add, boundsOf, createRandom, type Frame, finishFor, frameAt, isBust, type Kit, KitBuilder, type KitInput, type KitPiece, lerp, linear, mixColor, pairs,
  placeBody, type Rgb, type SolidKit, scaled, shade, surfacePoint, type Vec3, worksOf } from '../builder/index.ts'
import { birdBeak, birdCrest, birdLeg, birdRuff, birdTail } from './bird-parts.ts'
import { BIRDS, type BirdRow } from './bird-rows.ts'
import { buildEye } from './creature.ts'
import { buildNeckwear, type Neck } from './neckwear.ts'
import { foldedWing, handOf, membraneWing, spreadWing } from './wings.ts'

/** How far a bird turns its head in a portrait, radians. */
const TO_VIEWER = 0.3

/** Necks of this length or more curve; points along the neck of a courting bird, in neck lengths: back, up and over. */
const LONG_NECK = 0.5
const COURTING: readonly (readonly [ahead: number, up: number])[] = pairs([0, 0, -0.1, 0.34, -0.06, 0.66, 0.14, 0.9, 0.4, 0.92, 0.56, 0.76])

/** Birds at least this upright, radians, have flippers. */
const FLIPPERED = 1.35

/** Index of the body with eyes and beak. */
const DETAILS = 2

type Pose = 'stand' | 'fly' | 'float' | 'sleep' | 'court'

function poseFor(action: string | undefined): Pose {
  if (action === 'flying' || action === 'jumping' || action === 'hunting') return 'fly'
  if (action === 'swimming') return 'float'
  if (action === 'courting') return 'court'
  return action === 'sleeping' ? 'sleep' : 'stand'
}

function assemble(row: BirdRow, pose: Pose, input: KitInput): { bodies: SolidKit[]; head: Frame; back: Vec3; neck: Neck; hand?: Vec3 } {
  const random = createRandom(input.seed * 31 + 7)
  const finish = finishFor(input.material)
  const kit = new KitBuilder()
  const own = linear(row.coat.main)
  const asked = input.color
  const color = (hex: string | undefined, fallback: string): Rgb => {
    const plain = linear(hex ?? fallback)
    if (!asked) return plain
    const light = plain[0] + plain[1] + plain[2] > own[0] + own[1] + own[2] + 0.25
    return light ? (input.color2 ?? mixColor(asked, [0.9, 0.9, 0.88], 0.55)) : hex === row.coat.main ? asked : shade(asked, 0.75)
  }
  const { coat } = row
  const feathers = (tone: Rgb, fur = 0.3) => kit.material(finish ?? { color: tone, fur, specular: 0.06, gloss: 12 })
  const main = feathers(color(coat.main, coat.main))
  const headTone = color(coat.head, coat.main)
  const crown = feathers(headTone)
  const tailTone = feathers(color(coat.tail, row.wing.color))
  const scale = kit.material(finish ?? { color: linear(row.legs.color), specular: 0.2, gloss: 18 })
  const flying = pose === 'fly'
  const pitch = flying && !row.wing.skin ? Math.min(row.pitch, 0.22) : row.pitch
  const g = row.girth
  const courts = pose === 'court' && row.neck.length > LONG_NECK
  const webbed = row.legs.webbed === true && (pose === 'float' || pose === 'court')
  const standing = row.legs.length + g * 0.82 * Math.cos(pitch) + Math.sin(pitch) * 0.3
  const lift = webbed ? g * 0.55 : Math.max(standing, 0.42 * Math.sin(pitch) + g * 0.36 + 0.03)
  const body = frameAt([0, lift, 0], 0, pitch)
  const at = (x: number, y: number, z: number): Vec3 => body.at([x, y, z])

  const bust = isBust(input)
  kit.cone(at(-0.26, 0, 0), at(0.18, 0, 0), g * 0.66, g, main).cone(at(-0.42, g * 0.04, 0), at(-0.2, 0, 0), g * 0.36, g * 0.66, main, g * 0.5)
  const neckFrom = at(0.32, g * 0.12, 0)
  const rise = flying ? Math.min(row.neck.rise, 0.35) : row.neck.rise
  const reach = row.neck.length
  const bow = reach > LONG_NECK && !flying ? 0.3 : 0
  const neckMid = add(neckFrom, [Math.cos(rise) * reach * 0.5 + bow * reach * 0.55, Math.sin(rise) * reach * 0.45, 0])
  const neckEnd = add(neckFrom, [Math.cos(rise) * reach + bow * reach * 0.1, Math.sin(rise) * reach, 0])
  const slim = row.neck.thick
  const bowed = COURTING.map(([ahead, up]) => add(neckFrom, [ahead * reach, up * reach, 0]))
  const growNeck = (into: KitBuilder, share: number, lower: number, upper: number): void => {
    const base = Math.min(g * 0.9 * share, Math.max(slim * 1.35 * share, g * 0.5 * share))
    const middle = Math.min(slim * 1.1 * share, g * 0.9)
    if (courts) {
      const girths = bowed.map((_, i) => (i === 0 ? base : slim * (1.2 - 0.06 * i) * share))
      into.path(bowed, girths, upper, g * 0.3)
      return
    }
    into.cone(neckFrom, neckMid, base, middle, reach > LONG_NECK ? upper : lower, g * 0.35)
    into.cone(neckMid, neckEnd, middle, slim * 0.97, upper, slim * 0.6)
  }
  growNeck(kit, 1, main, crown)
  const aside = row.tail.outer === undefined ? undefined : feathers(linear(row.tail.outer))
  birdTail(kit, row, at(-0.52, g * 0.06, 0), tailTone, feathers(linear('#2a4fd0'), 0.1), !flying, aside)

  const chance = random() - 0.5
  const turn = input.facesViewer ? -TO_VIEWER : chance * (row.disc ? 0.5 : 0.4)
  const head = courts
    ? frameAt(add(bowed[5], [row.head * 0.2, -row.head * 0.2, 0]), 0, -0.75)
    : frameAt(add(neckEnd, [row.head * 0.25, row.head * 0.3, 0]), turn, pose === 'sleep' ? -0.35 : 0)
  const r = row.head
  // The bib is a separate body, since a penguin's white front has a sharp edge.
  const bib = new KitBuilder()
  const belly = bib.material(finish ?? { color: color(coat.belly, coat.belly), fur: 0.3, specular: 0.06, gloss: 12 })
  const low = row.pitch > 1.35 ? -0.3 : -0.26
  bib.cone(at(low, -g * 0.2, 0), at(0.22, -g * 0.22, 0), g * (row.pitch > 1.35 ? 0.7 : 0.56), g * 0.88, belly)
  bib.cone(at(0.22, -g * 0.22, 0), at(0.4, -g * 0.12, 0), g * 0.87, g * 0.6, belly, g * 0.2)
  const top = new KitBuilder()
  const plume = (tone: Rgb, fur = 0.25) => top.material(finish ?? { color: tone, fur, specular: 0.06, gloss: 12 })
  const chest = plume(color(coat.main, coat.main), 0.3)
  const skull = plume(headTone)
  // Chest and neck again, slightly smaller, so that the head grows out of them without a crease.
  if (bust) birdRuff(top, row, head.origin, skull, chest)
  else {
    top.cone(at(-0.1, 0, 0), at(0.18, 0, 0), g * 0.7, g * 0.985, chest)
    growNeck(top, 0.985, chest, skull)
  }
  top.ellipsoid(head.origin, [r, r * 0.96, r * 0.96], skull, Math.min(r, g) * 0.5)
  if (coat.face) {
    const face = plume(color(coat.face, coat.main), 0.2)
    for (const side of row.disc ? [] : [1, -1]) top.ellipsoid(head.at([r * 0.48, -r * 0.16, side * r * 0.38]), [r * 0.56, r * 0.56, r * 0.54], face, r * 0.06)
  }
  if (coat.brow) top.ellipsoid(head.at([r * 0.5, r * 0.42, 0]), [r * 0.52, r * 0.44, r * 0.5], plume(asked ? headTone : linear(coat.brow), 0.2), r * 0.06)
  const skin = top.build()
  if (row.crest) birdCrest(top, row, head, plume(coat.crest ? linear(coat.crest) : headTone))

  const details = new KitBuilder()
  const horn = details.material(finish ?? { color: linear(row.beak.color), specular: 0.35, gloss: 30 })
  const dark = details.material({ color: linear('#17110f'), specular: 0.9, gloss: 90 })
  const { lower } = row.beak
  const jaw = lower && !finish ? details.material({ color: linear(lower), specular: 0.35, gloss: 30 }) : horn
  birdBeak(details, row, head, horn, dark, jaw)
  for (const side of [1, -1]) {
    const aside = row.disc ? 0.42 : 0.85
    const from = head.at([Math.cos(aside) * r * 3, r * 0.16, Math.sin(aside) * r * 3 * side])
    const hit = surfacePoint(skin, from, head.turn([-Math.cos(aside), 0, -Math.sin(aside) * side]), r * 5)
    buildEye(details, { ...hit, size: r * (row.disc ? 0.29 : 0.17), forward: head.x, upward: head.y, iris: coat.eye, faces: input.faces,
      asleep: pose === 'sleep', lens: worksOf(input)?.lens, lid: row.beak.shape === 'hook' && !row.disc ? headTone : undefined, dark })
  }
  const discs = row.disc && coat.face ? faceDiscs(row, head, color(coat.face, coat.main), shade(headTone, 0.4)) : []
  const wings = new KitBuilder()
  const wing = wings.material(finish ?? { color: color(row.wing.color, coat.main), fur: 0.2, specular: 0.08, gloss: 14 })
  const tip = wings.material(
    finish ?? { color: row.wing.tip && (!asked || row.wing.middle) ? linear(row.wing.tip) : shade(color(row.wing.color, coat.main), 0.7), fur: 0.2,
      specular: 0.08, gloss: 14 })
  const { middle } = row.wing
  const band = middle === undefined ? undefined : wings.material(finish ?? { color: linear(middle), fur: 0.2, specular: 0.08, gloss: 14 })
  const holding = row.pitch > FLIPPERED && !flying && input.holds.length > 0
  const beat = 0.35 + random() * 0.5
  for (const side of [1, -1]) {
    if (flying && row.wing.skin) membraneWing(wings, at(0.16, g * 0.1, side * g * 0.5), row.wing.span, side, beat * 0.3, wing, tip)
    else if (flying) spreadWing(wings, row, body, side, wing, tip, beat, input.small === true, band)
    else foldedWing(wings, row, body, side, wing, tip, input.small === true, holding && side < 0, band)
  }
  if (!webbed) {
    for (const side of [1, -1]) {
      // An upright bird stands on short legs under its belly, not in front of it.
      const hip = row.pitch > 1.2 ? at(-0.34, -g * 0.16, side * g * 0.42) : at(-0.08, -g * 0.55, side * g * 0.42)
      const foot: Vec3 = flying ? add(hip, [-row.legs.length * 0.8, -row.legs.length * 0.25, 0]) : [hip[0] + 0.06, row.legs.thick, hip[2]]
      birdLeg(kit, row, hip, foot, main, scale)
    }
  }
  return {
    bodies: bust ? [top.build(), details.build(), ...discs] : [kit.build(), top.build(), details.build(), wings.build(), bib.build(), ...discs],
    head,
    back: at(0, g, 0),
    ...(holding ? { hand: handOf(row, body, -1) } : {}),
    // On a short neck, neckwear lies where the head meets the chest.
    neck: {
      at: reach > 0.3 ? lerp(neckFrom, neckEnd, 0.6) : add(head.origin, [-r * 0.2, -r * 0.86, 0]),
      way: add(head.origin, scaled(neckFrom, -1)),
      radius: reach > 0.3 ? slim * 1.2 : Math.max(r * 0.96, slim * 1.1),
      front: [1, 0, 0],
      isShort: reach <= 0.3,
    },
  }
}

/** An owl's face: two round fields of pale feathers with a dark rim, each a separate body to keep its edge sharp. */
function faceDiscs(row: BirdRow, head: Frame, tone: Rgb, edge: Rgb): SolidKit[] {
  const r = row.head
  const field = (out: number, size: number, color: Rgb): SolidKit => {
    const kit = new KitBuilder()
    const feathers = kit.material({ color, fur: 0.3, specular: 0.05, gloss: 10 })
    for (const side of [1, -1]) kit.ellipsoid(head.at([r * out, r * 0.06, side * r * 0.4]), [r * 0.5, r * size, r * size * 0.94], feathers)
    return kit.build()
  }
  return [field(0.45, 0.6, edge), field(0.5, 0.53, tone)]
}

function build(input: KitInput): KitPiece {
  const row = BIRDS[input.variant]
  if (!row) throw new Error(`No bird "${input.variant}"`)
  const standing = assemble(row, 'stand', input)
  const { min, max } = boundsOf(isBust(input) ? standing.bodies : standing.bodies.slice(1, DETAILS + 1))
  const scale = row.height / (max[1] - (isBust(input) ? min[1] : 0))
  const { bodies, head, back, neck, hand } = assemble(row, poseFor(input.action), input)
  const neckwear = buildNeckwear(neck, input.wears)
  if (neckwear) bodies.push(neckwear.body)
  const raw = boundsOf(bodies)
  const shift: Vec3 = [0, -raw.min[1], 0]
  const place = (p: Vec3): Vec3 => scaled(add(p, shift), scale)
  const { min: low, max: high } = boundsOf([bodies[isBust(input) ? 1 : DETAILS]])
  const reach = Math.max(row.head * 1.15, (high[0] - low[0]) / 2)
  return {
    bodies: bodies.map((body) => placeBody(body, scaled(shift, scale), scale)),
    portrait: { center: place(head.at([reach - row.head * 1.1, 0, 0])), reach: reach * scale },
    height: row.height,
    radius: 0.55 * scale,
    anchors: { seat: place(back), ...(hand ? { hand: place(hand) } : {}), head: place(head.at([0, row.head * 0.9, 0])),
      face: place(head.at([row.head * 0.8, 0, 0])) },
    drew: neckwear?.drew ?? [],
    parts: neckwear ? [{ noun: neckwear.noun, bodies: [bodies.length - 1] }] : [],
  }
}

export const birdKit: Kit = { name: 'bird', variants: Object.keys(BIRDS), build }
