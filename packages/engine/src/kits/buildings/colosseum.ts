import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'
import { KitBuilder, shade, toHex } from '../builder/kit-builder.ts'
import { drawnOnce } from '../print/drawn-pixels.ts'
import { pairs, triples } from '../tuples.ts'
import type { BuildingInput, BuildingParts, Recipe } from './piece.ts'

const RADIUS = 17
/** The outer wall stands so far before the ring behind it, and is so thick. */
const WALL = 0.7
const THICK = 1.3
/** Tops of the three rows of arches and of the storey with windows, meters. */
const TIERS = [5.2, 9.9, 14.2, 17.6] as const
/** The ring behind is as tall as two rows. */
const INNER = TIERS[1]
const ARCHES = 52
const BAY = (2 * Math.PI) / ARCHES

/** The outer wall from its fallen end on the right round the left, as angle from the front, positive to the viewer's right. */
const STANDING: readonly (readonly [from: number, to: number, top: number])[] = triples([-2.6, 0.24, TIERS[3], 0.24, 0.36, 15.6, 0.36, 0.48, 13, 0.48, 0.6,
  11.2])

/** Rows of arches between half columns in a ring, a storey of windows above; on the right the outer wall has fallen. */
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
        pixels: drawnOnce(`colosseum ${toHex(tone)} ${input.lit}`, () => paintArches(tone, input.lit)) },
    ],
    ...(input.lit ? { lights: LAMPS } : {}),
    height: TIERS[3],
    radius: RADIUS,
    seat: [0, TIERS[3], -10],
    face: [0, 8, -12],
  }
}

const LAMPS = [-9, 0, 9].map((x) => ({ position: [x, 3, -RADIUS - 3], color: [2.4, 1.5, 0.6], radius: 14 }) as const)

/** Outline of a piece of the outer wall in x and z; `out` is how far it stands before the wall's face. */
function arc(from: number, to: number, out = 0): (readonly [number, number])[] {
  const steps = Math.max(2, Math.ceil((to - from) / 0.07))
  const along = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)
  const at = (angle: number, radius: number) => [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  return [...along.map((angle) => at(angle, RADIUS + out)), ...along.reverse().map((angle) => at(angle, RADIUS - THICK))]
}

const SIZE = 1024

/** Arches, half columns and windows as seen straight from the front: narrower towards the sides. */
function paintArches(tone: Rgb, lit: boolean): Uint8ClampedArray {
  const canvas = createCanvas(SIZE, SIZE)
  const context = canvas.getContext('2d')
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
      // Stone in many tones, dark where rain runs.
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
  return new Uint8ClampedArray(context.getImageData(0, 0, SIZE, SIZE).data)
}

export const COLOSSEUM_RECIPES: Readonly<Record<string, Recipe>> = { colosseum }
