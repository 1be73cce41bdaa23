import { buildNeckwear } from '../animals/neckwear.ts'
import { add, boundsOf, createRandom, finishFor, frameAt, isBust, KitBuilder, type KitInput, type KitPiece, lerp, linear, type Material, placeBody, type Rgb,
  type SolidKit, scaled, shade, spanOf, sub, unit, type Vec3, worksOf } from '../builder/index.ts'
import { buildLegs, buildNeck, buildTail, buildTrunk, poseFor } from './body.ts'
import { coatColors, isBlack, isWhite } from './coat.ts'
import { buildBatWings } from './dragon.ts'
import { buildArmor, buildBeard, buildMask, buildShell, buildSpines, buildStripe, buildTrunkNose, buildTusks, buildWings } from './extras.ts'
import { buildFace, type FaceLook } from './face.ts'
import { buildGarment } from './garment.ts'
import { buildHead, buildHorns, type HeadShape } from './head.ts'
import { buildMane } from './mane.ts'
import type { CoatMaterials, QuadrupedPose, QuadrupedRow } from './row.ts'
import { type Skeleton, skeletonFor } from './skeleton.ts'

/** How far some animals turn their heads to the viewer, radians. */
const LOOKS_ASIDE = 0.4
const ASIDE = new Set(['dog', 'kitty', 'horse', 'cattle', 'pig', 'rodent', 'ape', 'koala', 'hippo', 'rhino'])

/** The same for a portrait. */
const TO_VIEWER = 0.34

/** How far the head turns in a pose: almost never straight ahead. */
function turnFor({ make }: QuadrupedRow, pose: QuadrupedPose, chance: number, facesViewer: boolean | undefined): number {
  if (facesViewer) return -TO_VIEWER
  if (pose === 'run' || pose === 'graze' || pose === 'howl') return 0
  return (chance - 0.5) * 0.4 - (make && ASIDE.has(make) ? LOOKS_ASIDE : 0)
}

/** Hair length in a portrait relative to a picture of the whole animal. */
const NEAR_FUR = 1.8

/** Patterns that are finer on the head than on the trunk, and the factor. */
const FINER: ReadonlySet<string> = new Set(['stripes', 'rosettes', 'spots'])
const FINE = 2.7

type Parts = { bodies: SolidKit[]; bones: Skeleton; head: SolidKit }

function assemble(row: QuadrupedRow, pose: QuadrupedPose, input: KitInput): Parts {
  const random = createRandom(input.seed * 7919 + 13)
  const bones = skeletonFor(row, pose, turnFor(row, pose, random(), input.facesViewer))
  const colors = coatColors(row, input)
  const finish = finishFor(input.material)
  const fluffy = input.attributes.includes('fluffy') ? 0.35 : 0
  const fur = Math.min(1, row.fur + fluffy)
  const kit = new KitBuilder()
  // A recolored coat keeps its markings and their natural contrast: a black cat has no orange stripes.
  const markings = (hex: string): Rgb => {
    const mark = linear(hex)
    if (!input.color) return mark
    const own = linear(row.coat.main)
    return shade(input.color, Math.min(1, (mark[0] + mark[1] + mark[2]) / (own[0] + own[1] + own[2])))
  }
  const isFaded = row.pattern?.fades === true && input.color !== undefined && (row.pattern.kind === 'blotches' || isWhite(input.color) || isBlack(input.color))
  // With two requested colors, the blotches take the second; with one, there are none.
  const isPied = row.pattern?.kind === 'blotches' && input.color2 !== undefined
  const pattern =
    row.pattern && (isPied || (!input.color2 && !isFaded))
      ? { kind: row.pattern.kind, color: isPied && input.color2 ? input.color2 : markings(row.pattern.color), scale: row.pattern.scale }
      : undefined
  // Hairs are longer in close-ups.
  const near = input.facesViewer && fur > 0.1 ? NEAR_FUR : 1
  const hair = (color: Rgb, share: number, marked = false, finer = 1) =>
    kit.material(
      finish ?? {
        color,
        fur: Math.max(share === 0 ? 0.015 : 0.02, Math.min(1, fur * share * near)),
        specular: row.fur < 0.2 ? 0.1 : 0.03,
        gloss: row.fur < 0.2 ? 16 : 8,
        ...(marked && pattern ? { pattern: { ...pattern, scale: pattern.scale * finer } } : {}),
      })
  // Bare skin and short hair on a face have a sharp edge.
  const bare = row.make === 'ape' || row.make === 'cattle'
  const coat: CoatMaterials = {
    main: hair(colors.main, 1, true),
    plain: hair(colors.main, 0.7),
    belly: hair(colors.belly, 1),
    limbs: hair(colors.limbs, 1, true),
    socks: hair(colors.socks, 0.4, row.pattern?.kind === 'stripes'),
    feet: row.foot === 'hoof' ? kit.material(finish ?? { color: colors.feet, specular: 0.3, gloss: 24 }) : hair(colors.feet, 0.3),
    face: hair(colors.face, bare ? 0 : 0.55),
    muzzle: hair(colors.muzzle, bare ? 0 : 0.3),
    ear: hair(colors.ear, 0.35),
    earInner: kit.material(finish ?? { color: colors.earInner, specular: 0.05, gloss: 8 }),
    tail: hair(colors.tail, 1, true),
    tailTip: hair(colors.tailTip, 1),
  }
  // Stripes and rosettes are finer on the head than on the flanks.
  const crown: CoatMaterials = pattern && FINER.has(pattern.kind) ? { ...coat, main: hair(colors.main, 1, true, FINE) } : coat
  const bust = isBust(input)
  if (!bust) buildTrunk(kit, row, bones, coat)
  // Legs in another color than the trunk (a panda's) are a separate body: their edge must not fade.
  const legs = row.coat.limbs ? new KitBuilder() : kit
  if (legs !== kit) for (const material of kit.build().materials) legs.material(material)
  if (!bust) buildLegs(legs, row, bones, coat, pose)
  for (const tail of bust ? [] : tailsOf(row, bones)) buildTail(kit, row, { ...bones, tail }, coat)
  // The head is a separate body: its markings are finer than the trunk's, and colors blend over a distance that depends on a body's size.
  const front = new KitBuilder()
  for (const material of kit.build().materials) front.material(material)
  buildNeck(front, row, bones, coat, 1)
  const neck = front.build().primitives
  const shape = buildHead(front, row, bones.head, crown)
  const head: SolidKit = { primitives: front.build().primitives.slice(neck.length), materials: [] }
  if (row.extra === 'trunk') buildTrunkNose(front, row, bones, coat.main)
  const details = new KitBuilder()
  // Markings belong to the face's body: in the coat's body they would blend into the fur around them.
  const mark = details.material(finish ?? { color: colors.mane, fur: fur * 0.5, specular: 0.03, gloss: 8 })
  if (row.extra === 'mask') buildMask(details, row, bones, mark)
  if (row.extra === 'stripe') buildStripe(details, row, bones, mark)
  const marked: HeadShape = { ...shape, body: { primitives: [...neck, ...shape.body.primitives, ...details.build().primitives], materials: [] } }
  const look: FaceLook = {
    faces: input.faces,
    asleep: pose === 'sleep' || input.attributes.includes('sleepy'),
    smiling: input.attributes.some((word) => /^(happy|smiling|laughing|cute)$/.test(word)),
    lens: worksOf(input)?.lens,
    lid: row.extra === 'mask' ? colors.mane : bare ? colors.face : colors.main,
    nose: colors.nose,
  }
  buildFace(details, row, bones.head, marked, look)
  if (row.extra === 'heads')
    for (const side of [1, -1]) {
      const origin = add(bones.head.origin, [-row.head.skull * 0.55, -row.head.skull * 0.25, side * row.head.skull * 1.75])
      const other = frameAt(origin, side * 0.42, -(row.head.droop ?? 0))
      front.cone(bones.neckStart, add(origin, [-row.head.skull * 0.5, -row.head.skull * 0.2, 0]), row.neck.base * 0.9, row.neck.tip * 0.9, coat.main,
        row.chest * 0.3)
      buildFace(details, row, other, buildHead(front, row, other, coat), look)
    }
  // A face is either in its head's own shadow or in none.
  const face: SolidKit = { ...details.build(), castsShadow: false }
  const bodies = [...(bust ? [] : [kit.build()]), front.build(), face]
  if (legs !== kit && !bust) bodies.push(legs.build())
  const extra = buildExtras(row, pose, bones, colors.mane, finish !== undefined ? finish.color : undefined)
  // A mane's shadow falls inside the neck's shadow.
  if (extra) bodies.push(row.small ? { ...extra, castsShadow: false } : extra)
  return { bodies: row.small ? bodies.map(crisper) : bodies, bones, head }
}

/** Share of their blends that the parts of small bodies keep: blends take time, and these creases are finer than pixels. */
const CRISP = 0.6

const crisper = (body: SolidKit): SolidKit => ({ ...body, primitives: body.primitives.map((part) => ({ ...part, blend: part.blend * CRISP })) })

/** The tail, or a kitsune's fan of them. */
function tailsOf(row: QuadrupedRow, bones: Skeleton): (readonly Vec3[])[] {
  if (row.extra !== 'tails') return [bones.tail]
  const base = bones.tail[0]
  return [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((fan) =>
    bones.tail.map((_, i) => {
      const s = i / (bones.tail.length - 1)
      const rise = 0.95 - Math.abs(fan) * 0.55
      const reach = row.tail.length * 1.25 * s
      return add(base, [-Math.cos(rise) * reach * 0.75, Math.sin(rise) * reach + 0.1 * s * s, fan * reach * 0.75])
    }))
}

/** The lie of a horse's mane: it falls from the crest. */
function strandsOf(row: QuadrupedRow, { neckStart, neckEnd }: Skeleton): Pick<Material, 'strands'> {
  if (row.mane !== 'horse') return {}
  const way = unit(sub(neckEnd, neckStart))
  return { strands: { center: lerp(neckStart, neckEnd, 0.6), radius: row.neck.length * 0.8, pole: [-way[1], way[0], 0] } }
}

/** Mane, horns, tusks, spines and wings, which need a crisp edge against the coat. */
function buildExtras(row: QuadrupedRow, pose: QuadrupedPose, bones: Skeleton, mane: Rgb, solid: Rgb | undefined): SolidKit | undefined {
  const kit = new KitBuilder()
  const shaggy = (row.mane && row.mane !== 'plates' && row.mane !== 'ridge') || row.extra === 'spines'
  const coat = (color: Rgb) =>
    kit.material({ color, fur: row.mane === 'lion' ? 1 : shaggy ? 0.7 : 0.02, specular: 0.06, gloss: 12,...(solid === undefined ? strandsOf(row, bones) : {}) })
  const hair = coat(solid ?? mane)
  const deep = coat(solid ?? shade(mane, 0.62))
  const horn = kit.material({ color: solid ?? linear(row.coat.horn ?? '#e8dcc0'), specular: 0.4, gloss: 30 })
  if (row.mane) buildMane(kit, row, bones, pose, hair, deep)
  if (row.head.beard) buildBeard(kit, row, bones, hair)
  if (row.horns) buildHorns(kit, row, bones.head, horn, hair)
  if (row.extra === 'trunk') buildTusks(kit, row, bones, horn)
  if (row.extra === 'spines') buildSpines(kit, row, bones, horn, hair)
  if (row.extra === 'shell') buildShell(kit, row, bones, hair, horn)
  if (row.extra === 'armor') buildArmor(kit, row, bones, hair)
  if (row.extra === 'bat') buildBatWings(kit, row, bones, deep, hair)
  if (row.extra === 'wings') buildWings(kit, row, bones, horn, deep)
  return kit.count > 0 ? kit.build() : undefined
}

/** From this length, in skull radii, a neck is characteristic and stays with a head shown alone. */
const LONG_NECK = 2.6

/** The row for a head shown alone: a short neck under it, and horns sized for marks. */
function bustRow(row: QuadrupedRow): QuadrupedRow {
  const { neck, head } = row
  if (neck.length > LONG_NECK * head.skull) return row
  return {
    ...row,
    neck: { ...neck, length: neck.length * 0.5, base: Math.min(neck.base, neck.tip * 1.1) },
    ...(row.mane === 'wool' ? { chest: row.chest * 0.6, length: row.length * 0.3 } : {}),
    ...(row.horns === 'cow' ? { horns: 'bull' } : {}),
  }
}

/** Half size of a head with a lion's mane relative to one without. */
const MANED = 1.3

/** Builds one animal from its row. */
export function quadrupedPiece(whole: QuadrupedRow, input: KitInput): KitPiece {
  const shown = isBust(input) ? bustRow(whole) : whole
  const row = input.small ? { ...shown, small: true } : shown
  const young = input.attributes.some((word) => word === 'baby' || word === 'young') ? 1.28 : 1
  const awake = young === 1 ? row : { ...row, head: { ...row.head, skull: row.head.skull * young }, legs: row.legs * 0.86 }
  const pose = poseFor(awake, input.action)
  // A sleeping animal does not pant.
  const grown = pose === 'sleep' ? { ...awake, head: { ...awake.head, tongue: false } } : awake
  // Horns, antlers and manes rise above the animal's own height: only coat and face are measured.
  const standing = boundsOf(assemble(grown, 'stand', input).bodies.slice(0, 3))
  const scale = row.height / (standing.max[1] - (isBust(input) ? standing.min[1] : 0))
  const { bodies, bones, head } = assemble(grown, pose, input)
  const garment = buildGarment(grown, bones, input.wears)
  bodies.push(...garment.bodies)
  const neckwear = buildNeckwear(
    {
      at: lerp(bones.neckStart, bones.neckEnd, 0.66),
      way: sub(bones.neckEnd, bones.neckStart),
      radius: (grown.neck.base * 0.4 + grown.neck.tip * 0.6) * 1.12,
      front: [Math.max(0.3, bones.neckEnd[1] - bones.neckStart[1]), bones.neckStart[0] - bones.neckEnd[0], 0],
    },
    input.wears)
  if (neckwear) bodies.push(neckwear.body)
  const raw = boundsOf(bodies)
  const place = (p: Vec3): Vec3 => scaled(add(p, [0, -raw.min[1], 0]), scale)
  const placed = bodies.map((body) => placeBody(body, [0, -raw.min[1] * scale, 0], scale))
  const back = lerp(bones.pelvis, bones.chest, 0.55)
  const paw = bones.legs[0].toe
  const { center, reach } = spanOf([head])
  return {
    bodies: placed,
    portrait: { center: place(center), reach: reach * scale * (row.mane === 'lion' ? MANED : 1) },
    height: row.height,
    radius: Math.max(row.length * 0.5 + row.chest, -raw.min[0] * 0.7) * scale,
    anchors: {
      seat: place([back[0], back[1] + Math.max(row.waist, row.chest * 0.94), 0]),
      ...(pose === 'upright' ? { hand: place([paw[0] + row.bone, paw[1], 0]) } : {}),
      head: place(bones.head.at([-row.head.skull * 0.1, row.head.skull * 0.9, 0])),
      face: place(bones.head.at([row.head.skull * 0.7, 0, 0])),
    },
    drew: [...garment.drew, ...(neckwear?.drew ?? [])],
    parts: neckwear ? [{ noun: neckwear.noun, bodies: [bodies.length - 1] }] : [],
  }
}
