import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../../render/noise.ts'
import { KitBuilder, linear, pairs, quads, type Rgb, shade, toHex, triples } from '../builder/index.ts'
import { drawnOnce } from '../print/drawn-pixels.ts'
import { hipRoof, type Wall } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { masonry, plain } from './wall-faces.ts'

const RADIUS = 17
/** Distance of the outer wall from the ring behind it, and its thickness. */
const WALL = 0.7
const THICK = 1.3
/** Tops of the three rows of arches and of the floor with windows, meters. */
const TIERS = [5.2, 9.9, 14.2, 17.6] as const
/** The inner ring is as tall as two rows. */
const INNER = TIERS[1]
const ARCHES = 52
const BAY = (2 * Math.PI) / ARCHES

/** The outer wall, from its broken end on the right around the left: angles from the front, positive to the viewer's right. */
const STANDING: readonly (readonly [from: number, to: number, top: number])[] = triples([-2.6, 0.24, TIERS[3], 0.24, 0.36, 15.6, 0.36, 0.48, 13, 0.48, 0.6,
  11.2])

/** Rings of arches between half columns, with a floor of windows above; the outer wall on the right has fallen. */
function colosseum(input: BuildingInput): BuildingParts {
  const tone = input.tone('#c9b08a')
  const kit = new KitBuilder()
  const stone = kit.material({ color: tone, specular: 0.04, pattern: { kind: 'noise', color: shade(tone, 0.72), scale: 0.6 } })
  const inner = RADIUS - WALL
  kit.lathe([0, 0, 0], pairs([0, inner, INNER, inner, INNER + 0.5, inner - 0.5, INNER + 0.5, inner - 1.6, 3, inner - 6, 0, inner - 6]), 'y', stone, 0.1)
  for (const [from, to, top] of STANDING) kit.plate([0, top / 2, 0], arc(from, to), top / 2 - 0.08, 'y', stone, 0.08)
  // Cornices between the rows.
  for (const tier of TIERS.slice(0, 3)) kit.plate([0, tier, 0], arc(-2.6, 0.24, 0.22), 0.16, 'y', stone, 0.04)
  for (const tier of TIERS.slice(0, 2)) kit.torus([0, tier, 0], inner + 0.02, 0.2, 'y', stone)
  const [r, g, b] = tone.map((c) => c.toFixed(2))
  return {
    bodies: [kit.build(`colosseum:${r},${g},${b}`)],
    decals: [
      { center: [RADIUS, TIERS[3] / 2, 0], right: [0, 0, RADIUS], up: [0, TIERS[3] / 2, 0], size: SIZE,
        pixels: drawnOnce(`colosseum ${toHex(tone)} ${input.lit}`, SIZE, (context) => paintArches(context, tone, input.lit)) },
    ],
    ...(input.lit ? { lights: LAMPS } : {}),
    height: TIERS[3],
    radius: RADIUS,
    seat: [0, TIERS[3], -10],
    face: [0, 8, -12],
  }
}

const LAMPS = [-9, 0, 9].map((x) => ({ position: [x, 3, -RADIUS - 3], color: [2.4, 1.5, 0.6], radius: 14 }) as const)

/** Outline of a piece of the outer wall in x and z; `out` is how far it projects from the wall's face. */
function arc(from: number, to: number, out = 0): (readonly [number, number])[] {
  const steps = Math.max(2, Math.ceil((to - from) / 0.07))
  const along = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)
  const at = (angle: number, radius: number) => [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  return [...along.map((angle) => at(angle, RADIUS + out)), ...along.reverse().map((angle) => at(angle, RADIUS - THICK))]
}

const SIZE = 1024

/** Arches, half columns and windows in a straight front view: narrower toward the sides. */
function paintArches(context: SKRSContext2D, tone: Rgb, lit: boolean): void {
  const random = createRandom(5)
  const half = SIZE / 2
  const across = (angle: number): number => half + half * Math.sin(angle)
  const down = (y: number): number => SIZE * (1 - y / TIERS[3])
  const light = toHex(shade(tone, 1.18))
  const dark = toHex(shade(tone, 0.42))
  const hollow = lit ? '#e8953a' : toHex(shade(tone, 0.07))
  const jamb = lit ? '#8a4a1c' : toHex(shade(tone, 0.24))
  for (let i = -ARCHES / 4; i < ARCHES / 4; i++) {
    const [left, right] = [across(i * BAY), across((i + 1) * BAY)]
    const wide = right - left
    TIERS.forEach((top, tier) => {
      const foot = tier === 0 ? 0 : TIERS[tier - 1]
      const [y0, y1] = [down(top), down(foot)]
      const tall = y1 - y0
      // Stone in many tones, dark where rain runs down.
      context.globalAlpha = 0.16
      context.fillStyle = random() < 0.5 ? dark : light
      context.fillRect(left, y0, wide, tall)
      context.globalAlpha = 0.3
      context.fillStyle = dark
      for (let k = 0; k < 3; k++) {
        const x = left + wide * random()
        context.fillRect(x, y0, Math.max(1, wide * 0.06), tall * (0.2 + 0.6 * random()))
      }
      context.globalAlpha = 1
      if (tier === 3) {
        if (i % 2 === 0) {
          context.fillStyle = hollow
          context.fillRect(left + wide * 0.36, y0 + tall * 0.42, wide * 0.3, tall * 0.24)
        }
      } else {
        const middle = left + wide / 2
        const opening = wide * 0.31
        const rise = Math.min((opening / wide) * BAY * RADIUS, 0.8) * (SIZE / TIERS[3])
        const spring = y0 + tall * 0.3 + rise
        const arch = (grow: number): void => {
          context.beginPath()
          context.moveTo(middle - opening - grow, y1)
          context.lineTo(middle - opening - grow, spring)
          context.ellipse(middle, spring, opening + grow, rise + grow, 0, Math.PI, 2 * Math.PI)
          context.lineTo(middle + opening + grow, y1)
          context.closePath()
          context.fill()
        }
        context.fillStyle = light
        arch(wide * 0.09)
        context.fillStyle = jamb
        arch(0)
        context.fillStyle = hollow
        context.save()
        context.translate(wide * 0.07, 0)
        arch(-wide * 0.05)
        context.restore()
        context.fillStyle = dark
        context.fillRect(left, y0 + tall * 0.13, wide, tall * 0.02)
        context.fillStyle = light
        context.fillRect(left, y1 - tall * 0.07, wide, tall * 0.03)
      }
      // Half columns between the bays, lit from the left.
      const column = wide * 0.2
      const round = context.createLinearGradient(left - column / 2, 0, left + column / 2, 0)
      round.addColorStop(0, light)
      round.addColorStop(0.5, toHex(tone))
      round.addColorStop(1, dark)
      context.fillStyle = round
      context.fillRect(left - column / 2, y0 + tall * 0.13, column, tall * 0.87)
      context.fillStyle = light
      context.fillRect(left - column * 0.7, y0 + tall * 0.13, column * 1.4, tall * 0.04)
    })
  }
  for (const tier of TIERS) {
    context.fillStyle = light
    context.fillRect(0, down(tier), SIZE, 0.3 * (SIZE / TIERS[3]))
    context.globalAlpha = 0.55
    context.fillStyle = dark
    context.fillRect(0, down(tier) + 0.3 * (SIZE / TIERS[3]), SIZE, 0.16 * (SIZE / TIERS[3]))
    context.globalAlpha = 1
  }
}

const SAND: Rgb = [0.62, 0.47, 0.28]

function pyramid(input: BuildingInput): BuildingParts {
  const tone = input.color ?? SAND
  const walls = hipRoof(-19, 19, -19, 19, 0, 25, masonry(shade(tone, 0.8), shade(tone, 1.1), 1.5, 0.78))
  return { walls, height: 25, radius: 19, seat: [0, 25, 0], face: [0, 10, -10] }
}

function stepPyramid(input: BuildingInput): BuildingParts {
  const tone = input.tone('#9a8f78')
  const stone = masonry(shade(tone, 0.68), shade(tone, 1.08), 1.1, 0.55)
  const walls: Wall[] = []
  for (let i = 0; i < 7; i++) walls.push({ min: [-14 + i * 1.7, i * 2.2, -14 + i * 1.7], max: [14 - i * 1.7, (i + 1) * 2.2, 14 - i * 1.7], face: stone })
  for (let i = 0; i < 22; i++) walls.push({ min: [-2.2, i * 0.7, -15 + i * 0.54], max: [2.2, (i + 1) * 0.7, -2], face: plain(shade(tone, i % 2 ? 0.75 : 0.9)) })
  walls.push({ min: [-2.6, 15.4, -2.4], max: [2.6, 19, 2.4], face: stone },
    { min: [-0.9, 15.4, -2.45], max: [0.9, 17.6, -2.35], face: plain([0.02, 0.02, 0.02]) })
  walls.push({ min: [-3, 19, -2.8], max: [3, 20, 2.8], face: plain(shade(tone, 0.8)) })
  return { walls, height: 20, radius: 14, seat: [0, 20, 0], face: [0, 12, -8] }
}

function stadium(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? [0.7, 0.72, 0.75]
  const shell = kit.material({ color: tone, specular: 0.3, gloss: 20 })
  const glass = kit.material({ color: [0.15, 0.3, 0.5], specular: 0.8, gloss: 50, ...(input.lit ? { emission: [0.6, 1, 1.6] as const } : {}) })
  const at = (a: number, y: number, r: number) => upright([Math.cos(a) * 18 * r, y, Math.sin(a) * 13 * r])
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2
    const b = ((i + 1) / 28) * Math.PI * 2
    kit.cone(at(a, 1, 0.92), at(a, 8, 1.06), 1.5, 0.7, i % 2 ? shell : glass, 0.3).cone(at(a, 9, 1.04), at(b, 9, 1.04), 0.95, 0.95, shell)
  }
  for (let i = 0; i < 4; i++) {
    const a = 0.78 + (i * Math.PI) / 2
    kit.cone(at(a, 8, 1.1), at(a, 19, 1.12), 0.35, 0.25, shell).box(at(a, 20, 1.1), [0.5, 1.4, 2], 0.1, glass)
  }
  return { bodies: [kit.build(`stadium:${tone.join()}:${input.lit}`)], height: 21, radius: 19, seat: [0, 10, -12], face: [0, 6, -13] }
}

function stonehenge(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? [0.3, 0.29, 0.27]
  const stone = kit.material({ color: tone, specular: 0.04, pattern: { kind: 'noise', color: shade(tone, 0.55), scale: 1.6 } })
  const at = (a: number, y: number, r: number) => upright([Math.cos(a) * r, y, Math.sin(a) * r * 0.8])
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2 + 0.3
    const fallen = i === 4 || i === 8
    const half = fallen ? 0.5 : 1.9
    kit.box(at(a, half, 5), [0.3, half, 0.5], 0.16, stone, 0, a)
    if (i % 2 === 0 && !fallen && i !== 10) {
      const b = ((i + 1) / 11) * Math.PI * 2 + 0.3
      kit.cone(at(a, 4.2, 5), at(b, 4.2, 5), 0.42, 0.42, stone)
    }
  }
  for (const x of [-1.4, 1.4]) kit.box(upright([x, 2.2, 1]), [0.4, 2.2, 0.5], 0.18, stone)
  kit.box(upright([0, 4.7, 1]), [0.45, 0.32, 2.1], 0.18, stone)
  return { bodies: [kit.build(`stonehenge:${tone.join()}`)], height: 5.1, radius: 5.4, seat: [0, 5, 1], face: [0, 3, -3] }
}

function sandcastle(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? [0.66, 0.52, 0.34]
  const sand = kit.material({ color: tone, specular: 0.02, pattern: { kind: 'noise', color: shade(tone, 0.75), scale: 14 } })
  const red = kit.material({ color: linear('#d8302a') })
  kit.box([0, 0.1, 0], [0.26, 0.1, 0.3], 0.05, sand)
  for (const [x, z, r, h] of quads([0.22, -0.28, 0.09, 0.3, 0.22, 0.28, 0.09, 0.3, -0.2, -0.26, 0.09, 0.34, -0.2, 0.26, 0.09, 0.34, 0, 0, 0.13, 0.4])) {
    kit.cone([x, 0.05, z], [x, h - r * 0.5, z], r * 1.15, r, sand)
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2
      kit.box([x + Math.cos(a) * r * 0.85, h + 0.02, z + Math.sin(a) * r * 0.85], [0.016, 0.022, 0.016], 0.006, sand, 0, a)
    }
  }
  kit.cone([0, 0.4, 0], [0, 0.56, 0], 0.006, 0.006, sand).box([0, 0.53, 0.045], [0.003, 0.025, 0.04], 0.002, red)
    .ellipsoid([0.31, 0.08, 0], [0.02, 0.08, 0.06], kit.material({ color: shade(tone, 0.3) }))
  return { bodies: [kit.build(`sandcastle:${tone.join()}`)], height: 0.58, radius: 0.4, seat: [0, 0.42, 0], face: [0, 0.25, -0.3] }
}

function statueOfLiberty(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#7fb5a2')
  const copper = kit.material({ color: tone, specular: 0.15, gloss: 14 })
  const fold = kit.material({ color: shade(tone, 0.72), specular: 0.1, gloss: 10 })
  const dark = kit.material({ color: shade(tone, 0.4), specular: 0.1, gloss: 10 })
  const flame = kit.material({ color: [1, 0.7, 0.2], specular: 0.6, gloss: 30, emission: [1.4, 0.85, 0.25] })
  // The robe: a slim body, deep vertical folds, and a cloak across from the shoulder.
  kit.cone([0, 16.4, 0], [0, 27.6, 0], 2.7, 1.65, copper).ellipsoid([0, 28, 0], [1.5, 1.3, 2.3], copper, 0.6)
  for (let i = 0; i < 13; i++) {
    const a = ((i - 6) / 6) * 1.75
    const sway = (i % 3) * 0.18
    kit.cone([Math.cos(a) * (2.6 + sway), 16.2, Math.sin(a) * (2.9 + sway)], [Math.cos(a) * 1.25, 26.6 - (i % 3) * 0.9, Math.sin(a) * 1.75], 0.42, 0.24,
      i % 2 ? fold : copper, 0.18)
  }
  for (let i = 0; i < 5; i++)
    kit.path(triples([1.2 - i * 0.04, 28.2 - i * 0.75, 1.9, 2.2 - i * 0.03, 25.8 - i * 0.85, 0.3, 1.7, 24.2 - i * 0.85, -1.9]), [0.34, 0.4, 0.3],
      i % 2 ? fold : copper, 0.2)
  kit.cone([0, 28.6, 0], [0.15, 30.4, 0], 0.72, 0.62, copper, 0.35).ellipsoid([0.3, 31.6, 0], [1.12, 1.4, 1.02], copper, 0.3)
  // Wavy hair behind the face; brow, nose and mouth as a few planes.
  kit.ellipsoid([-0.2, 32, 0], [1.2, 1.2, 1.22], fold, 0.1).ellipsoid([-0.9, 31, 0], [0.7, 0.7, 0.8], fold, 0.2)
    .cone([1.32, 31.9, 0], [1.52, 31.35, 0], 0.12, 0.19, copper, 0.12)
  for (const side of [-1, 1]) kit.ellipsoid([1.2, 31.78, side * 0.42], [0.14, 0.11, 0.24], dark)
  kit.ellipsoid([1.28, 30.95, 0], [0.14, 0.09, 0.32], dark).torus([0.15, 32.62, 0], 1.06, 0.26, 'y', copper, 0.1)
  for (let i = 0; i < 7; i++) {
    const a = ((i - 3) / 3) * 1.3
    kit.cone([0.2, 32.8 + Math.cos(a) * 0.3, Math.sin(a) * 1.05], [0.3, 33.1 + Math.cos(a) * 2.1, Math.sin(a) * 3.1], 0.2, 0.03, copper)
  }
  // The raised arm has a bare elbow; the torch has a balcony under its flame.
  kit.cone([0, 28.4, 2], [0.2, 32, 3.1], 0.95, 0.68, copper, 0.4).cone([0.2, 32, 3.1], [0.4, 35.6, 2.8], 0.62, 0.44, copper, 0.25)
    .ellipsoid([0.4, 35.8, 2.8], [0.5, 0.5, 0.5], copper, 0.1).cone([0.4, 35, 2.8], [0.4, 37.4, 2.8], 0.24, 0.34, fold)
    .cone([0.4, 37.3, 2.8], [0.4, 37.7, 2.8], 0.8, 0.86, copper).cone([0.4, 37.8, 2.8], [0.4, 39.9, 2.8], 0.66, 0.06, flame)
    .cone([0, 28.2, -2], [0.5, 25.4, -2.9], 0.92, 0.66, copper, 0.4).cone([0.5, 25.4, -2.9], [2, 25.2, -2.3], 0.6, 0.4, copper, 0.25)
    .box([2, 26.2, -2.2], [0.22, 1.5, 0.95], 0.08, fold).box([0, 15.9, 0], [2.7, 0.5, 2.9], 0.1, copper)
  const stone = masonry([0.4, 0.36, 0.28], [0.58, 0.53, 0.43], 1.2, 0.6)
  const course = masonry([0.5, 0.46, 0.37], [0.64, 0.59, 0.49], 1.6, 0.7)
  const walls: Wall[] = [
    { min: [-8.4, 0, -8.4], max: [8.4, 1.4, 8.4], lean: SLOPED, face: stone },
    { min: [-6.6, 1.4, -6.6], max: [6.6, 4.4, 6.6], lean: SLOPED, face: stone },
    { min: [-6.7, 4.4, -6.7], max: [6.7, 4.9, 6.7], face: course },
    ...hipRoof(-4.9, 4.9, -4.9, 4.9, 4.9, 9.4, stone, 0.66),
    { min: [-4, 14.2, -4], max: [4, 14.8, 4], face: course },
    { min: [-3.4, 14.8, -3.4], max: [3.4, 15.6, 3.4], face: course }]
  for (let i = -1; i <= 1; i++) walls.push({ min: [i * 1.9 - 0.45, 9.6, -4.5], max: [i * 1.9 + 0.45, 12.6, -3.6], lean: { front: [0, 0.45] }, face: course })
  return { walls, bodies: [kit.build(`liberty:${tone.join()}`)], height: 40, radius: 8.4, seat: [0, 15, 0], face: [0, 32, -1.4] }
}

/** Sloping sides of a plinth. */
const SLOPED = { left: [0, 0.5], right: [0, 0.5], front: [0, 0.5], back: [0, 0.5] } as const

export const LANDMARK_RECIPES: Readonly<Record<string, Recipe>> = {
  colosseum, pyramid, 'step-pyramid': stepPyramid, stadium, stonehenge, sandcastle, 'statue-of-liberty': statueOfLiberty,
}
