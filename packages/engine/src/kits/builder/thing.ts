import type { Swell } from '../../render/bent-shapes.ts'
import type { Material, PointLight, SolidKit, Vec3 } from '../../render/scene.ts'
import type { Kit, KitInput, KitPiece } from '../kit.ts'
import { pairs } from '../tuples.ts'
import { BRIGHT, type Finish, finishFor, finishOf } from './finish.ts'
import { boundsOf, KitBuilder, linear, mixColor, placeBody, shade, toHex } from './kit-builder.ts'
import { addFace, boardDecal, type Front, wantsFace } from './thing-front.ts'
import { filling, hollow, type Outline, shellOf, smoothOutline } from './turned.ts'
import { scaled } from './vector.ts'

/** One row of a family: the thing's height in meters and the recipe that builds it. */
export type ThingRow = readonly [height: number, recipe: (thing: Thing) => void]

/** A row with a recipe of several lines. */
export const thing = (height: number, recipe: (thing: Thing) => void): ThingRow => [height, recipe]

/** Adjectives that make a surface look worn. */
const WORN = new Set(['rusty', 'broken', 'old', 'muddy'])

/**
 * A thing under construction: recipes add parts in any unit and at any height; the finished piece is scaled to its row's height and put on the
 * ground. Fronts face +x and widths run along z, so that things face the viewer; vehicles run along x.
 */
export class Thing {
  readonly input: KitInput
  readonly kit = new KitBuilder()
  readonly lights: PointLight[] = []
  readonly boards: { center: Vec3; half: readonly [number, number]; color: string }[] = []
  readonly prints: NonNullable<KitPiece['decals']>[number][] = []
  readonly #apart = new Set<number>()
  readonly #vapours = new Set<number>()
  seat: Vec3 | undefined
  face: Vec3 | undefined
  hand: Vec3 | undefined
  /** Where a face goes if the prompt asks for one. */
  front: Front | undefined
  player: KitPiece['player']

  constructor(input: KitInput) {
    this.input = input
  }

  /** True if the style draws outlines. */
  get isDrawn(): boolean {
    return isDrawn(this.input)
  }

  /** Makes the parts of this material a separate body: thin parts beside large ones need a finer grid. */
  apart(material: number): number {
    this.#apart.add(material)
    return material
  }

  /** A separate body that rises from the thing, like steam. */
  vapour(material: number): number {
    this.#vapours.add(material)
    return this.apart(material)
  }

  /** True for a body that consists only of vapor. */
  isVapour({ primitives }: SolidKit): boolean {
    return primitives.every(({ material }) => this.#vapours.has(material))
  }

  /** The parts so far: the main body, then the separate ones. */
  build(): SolidKit[] {
    const { primitives, materials } = this.kit.build()
    const isApart = ({ material }: { readonly material: number }) => this.#apart.has(material)
    const main = primitives.filter((part) => !isApart(part))
    const rest = [...this.#apart].map((own) => primitives.filter(({ material }) => material === own))
    return [main, ...rest].filter((parts) => parts.length > 0).map((parts) => ({ primitives: parts, materials }))
  }

  /** A surface in the color and material that the prompt asks for. */
  main(hex: string, finish: Finish = 'satin', extra: Partial<Material> = {}): number {
    const { color, attributes } = this.input
    const worn = attributes.some((word) => WORN.has(word))
    const own = color ?? linear(hex)
    const tone = worn ? mixColor(shade(own, 0.8), linear(attributes.includes('rusty') ? '#7a4526' : '#6b6055'), 0.28) : own
    const made = finishFor(this.input.material)
    const base: Material = made
      ? {
          ...made,
          color: color ?? made.color,
          // Recipes are about two units across, whatever the thing's real size.
          ...(made.pattern ? { pattern: { ...made.pattern, scale: 4 } } : {}),
        }
      : { ...finishOf(finish, tone), ...(color && finish === 'glow' ? { emission: scaled(color, BRIGHT) } : {}), ...extra }
    return this.kit.material(attributes.includes('glowing') ? { ...base, emission: scaled(tone, 1.2) } : base)
  }

  /** The second of two colors ("a red and white boat"), or `hex`. */
  second(hex: string, finish: Finish = 'satin', extra: Partial<Material> = {}): number {
    return this.kit.material({ ...finishOf(finish, this.input.color2 ?? linear(hex)), ...extra })
  }

  /** A surface with a fixed color. */
  fixed(hex: string, finish: Finish = 'satin', extra: Partial<Material> = {}): number {
    return this.kit.material({ ...finishOf(finish, linear(hex)), ...extra })
  }

  /** A surface that emits light. */
  glow(hex: string, strength = BRIGHT): number {
    const color = linear(hex)
    return this.kit.material({ color, emission: scaled(color, strength), specular: 0.4, gloss: 30 })
  }

  ball(center: Vec3, radius: number | Vec3, material: number, blend = 0): this {
    this.kit.ellipsoid(center, typeof radius === 'number' ? [radius, radius, radius] : radius, material, blend)
    return this
  }

  /** Round bar from `a` to `b`; `end` is its radius at `b`. */
  rod(a: Vec3, b: Vec3, radius: number, material: number, end = radius, blend = 0): this {
    this.kit.cone(a, b, radius, end, material, blend)
    return this
  }

  /** Bent round bar. */
  tube(points: readonly Vec3[], radius: number | readonly number[], material: number, blend = 0): this {
    const radii = typeof radius === 'number' ? points.map(() => radius) : radius
    this.kit.path(points, radii, material, blend)
    return this
  }

  /** Box by its full half sizes; edges are rounded inward. */
  slab(center: Vec3, half: Vec3, material: number, round = 0.02, yaw = 0, blend = 0): this {
    const edge = Math.min(round, half[0] * 0.98, half[1] * 0.98, half[2] * 0.98)
    this.kit.box(center, [half[0] - edge, half[1] - edge, half[2] - edge], edge, material, blend, yaw)
    return this
  }

  ring(center: Vec3, radius: number, tube: number, axis: 'x' | 'y' | 'z', material: number, blend = 0): this {
    this.kit.torus(center, radius, tube, axis, material, blend)
    return this
  }

  /** Upright cylinder with flat ends. */
  drum(center: Vec3, radius: number, halfHeight: number, material: number, round = 0.02): this {
    this.#wheel(center, radius, halfHeight, 'y', material, round)
    return this
  }

  /** Round plate facing along x or z. */
  disc(center: Vec3, radius: number, halfThickness: number, axis: 'x' | 'z', material: number): this {
    this.#wheel(center, radius, halfThickness, axis, material, halfThickness * 0.6)
    return this
  }

  #wheel(center: Vec3, radius: number, half: number, axis: 'x' | 'y' | 'z', material: number, round: number): void {
    const edge = Math.min(round, half * 0.95, radius * 0.95)
    const outline: Outline = pairs([edge - half, radius - edge, half - edge, radius - edge])
    this.kit.lathe(center, outline, axis, material, edge)
  }

  /** A solid of revolution: radius over height, from the bottom up; smooth through the points, creased at sharp bends. */
  lathe(profile: Outline, material: number, center: Vec3 = [0, 0, 0], round = 0): this {
    this.kit.lathe(center, smoothOutline(profile), 'y', material, round)
    return this
  }

  /** A plate cut to a closed outline in the plane perpendicular to `axis`; `half` is half its full thickness. */
  plate(center: Vec3, outline: Outline, half: number, axis: 'x' | 'y' | 'z', material: number, round = 0.02, blend = 0, swell?: Swell): this {
    const edge = Math.min(round, half * 0.95)
    this.kit.plate(center, outline, half - edge, axis, material, edge, blend, swell)
    return this
  }

  /** The contents of a sheer glass vessel with this wall, from its floor up to `level`. */
  filled(outside: Outline, floor: number, level: number, material: number, center: Vec3 = [0, 0, 0]): this {
    this.kit.lathe(center, filling(smoothOutline(outside), floor, level, 0.014), 'y', material)
    return this
  }

  /** Thin glass as a separate body: things in it and behind it show through; `hides` is the share it covers. */
  sheer(hex: string, hides = 0.06): number {
    return this.apart(this.kit.material({ color: linear(hex), specular: 1.2, gloss: 140, sheer: hides }))
  }

  /** A vessel's liquid, in the color asked for. */
  drink(hex: string, hides: number): number {
    return this.liquid(this.input.color ? toHex(this.input.color) : hex, hides)
  }

  /** A clear drink or oil, or solid glass: `hides` is the share it covers at a depth of its radius. */
  liquid(hex: string, hides: number): number {
    return this.apart(this.kit.material({ color: linear(hex), specular: 0.5, gloss: 140, sheer: hides, liquid: true }))
  }

  /** An open vessel: `outside` is its wall from the foot to the rim. */
  vessel(outside: Outline, material: number, wall: number, floor: number, center: Vec3 = [0, 0, 0]): this {
    this.kit.lathe(center, hollow(smoothOutline(outside), wall, floor), 'y', material, wall * 0.3)
    return this
  }

  /** A closed vessel of thin glass: `outside` is its wall from its open foot to its top on the axis. */
  shell(outside: Outline, material: number, wall: number): this {
    this.kit.lathe([0, 0, 0], shellOf(smoothOutline(outside), wall), 'y', material)
    return this
  }

  light(position: Vec3, hex: string, reach: number, strength = 1): this {
    this.lights.push({ position, color: scaled(linear(hex), strength), radius: reach })
    return this
  }

  /** Paints a picture onto the surface below it: `right` and `up` are its half sides as the viewer sees it. */
  print(center: Vec3, right: Vec3, up: Vec3, pixels: Uint8ClampedArray): this {
    this.prints.push({ center, right, up, size: Math.sqrt(pixels.length / 4), pixels })
    return this
  }

  /** A place for words quoted in the prompt; faces +x. */
  board(center: Vec3, halfWidth: number, halfHeight: number, color = '#241a14'): this {
    this.boards.push({ center, half: [halfWidth, halfHeight], color })
    return this
  }
}

const isDrawn = ({ faces }: KitInput): boolean => faces !== 'natural' && faces !== 'simple'

function buildThing(key: string, [height, recipe]: ThingRow, input: KitInput): KitPiece {
  const thing = new Thing(input)
  recipe(thing)
  if (wantsFace(input.attributes, input.variant)) addFace(thing.kit, thing.build()[0], thing.front)
  const raw = thing.build()
  const { min, max } = boundsOf(raw)
  const scale = height / (max[1] - min[1])
  const lift = -min[1] * scale
  const move = (p: Vec3): Vec3 => [p[0] * scale, p[1] * scale + lift, p[2] * scale]
  const bodies = raw.map((body, i): SolidKit => {
    const own = i === 0 ? '' : `:${i}`
    return { ...placeBody(body, [0, lift, 0], scale), key: `${key}:${lookOf(input)}${own}` }
  })
  const reach = Math.max(-min[0], max[0], -min[2], max[2]) * scale
  const texts = input.texts ?? []
  const { player } = thing
  return {
    bodies,
    rising: raw.flatMap((body, i) => (thing.isVapour(body) ? [i] : [])),
    height,
    radius: Math.max(0.005, reach),
    lights: thing.lights.map((light) => ({ ...light, position: move(light.position), radius: light.radius * scale })),
    decals: [
      ...thing.prints.map((print) => ({ ...print, center: move(print.center), right: scaled(print.right, scale), up: scaled(print.up, scale) })),
      ...thing.boards.slice(0, Math.max(1, texts.length)).flatMap(({ center, half, color }, i) => {
        const text = texts[i]
        return text === undefined ? [] : [boardDecal(text, move(center), half[0] * scale, half[1] * scale, color)]
      }),
    ],
    anchors: {
      seat: thing.seat ? move(thing.seat) : [0, height, 0],
      face: move(thing.face ?? [max[0] * 0.9, min[1] + (max[1] - min[1]) * 0.55, 0]),
      head: [0, height, 0],
      ...(thing.hand ? { hand: move(thing.hand) } : {}),
    },
    ...(player ? { player: { ...player, seat: move(player.seat), hands: move(player.hands) } } : {}),
    drew: [],
  }
}

/** Things that differ with the seed. */
const SEEDED = new Set(['geometric', 'swirl', 'rock', 'lying-book'])

/** Everything that makes two things of one row look different: the key under which shapes and colors may be cached. */
function lookOf(input: KitInput): string {
  const { noun, color, color2, material, attributes, holds, wears, night, texts, variant, seed } = input
  const own = SEEDED.has(variant) ? seed : 0
  // Things with words leave room for them, and letters take their shape from the text.
  const lettered = variant === 'letters' ? texts : (texts ?? []).length > 0
  return JSON.stringify([noun, color, color2, material, attributes, holds, wears, night, lettered, own, isDrawn(input)])
}

/** A family of things from its rows by variant. */
export const thingKit = (name: string, rows: Readonly<Record<string, ThingRow>>): Kit => ({
  name,
  variants: Object.keys(rows),
  build: (input) => {
    const row = Object.hasOwn(rows, input.variant) ? rows[input.variant] : undefined
    if (!row) throw new Error(`No ${name} is called "${input.variant}"`)
    return buildThing(`${name}:${input.variant}`, row, input)
  },
})
