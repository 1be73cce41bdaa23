import { type Kit, KitBuilder, type KitInput, type KitPiece, linear, mixColor, pairs, type Rgb, scaled, shade, triples } from '../builder/index.ts'
import { bandedIn, EARTH_PAINTER, globeFace, NAMED_WORLDS, worldOf } from './planet-faces.ts'

type Draw = (kit: KitBuilder, color: Rgb) => void

function sun(kit: KitBuilder, color: Rgb): void {
  const body = kit.material({ color, specular: 0, emission: scaled(color, 9), pattern: { kind: 'noise', color: [1, 0.75, 0.3], scale: 4 } })
  kit.sphere([0, 0.5, 0], 0.5, body)
}

/** A moon: bright highlands, dark plains, and craters with rims and rays. */
const cratered = (emission: number): Draw => (kit, color) => {
  const body = kit.material({ color, specular: 0, emission: scaled(color, emission), pattern: { kind: 'craters', color: shade(color, 0.26), scale: 3.4 } })
  kit.sphere([0, 0.5, 0], 0.5, body)
}

/** A star with rounded points, facing the viewer (object space faces +x). */
function star(kit: KitBuilder, color: Rgb): void {
  const body = kit.material({ color, emission: scaled(color, 2.4), specular: 0.3 })
  for (let i = 0; i < 5; i++) {
    const a = Math.PI / 2 + (i / 5) * Math.PI * 2
    kit.cone([0, 0.5, 0], [0, 0.5 + Math.sin(a) * 0.46, Math.cos(a) * 0.46], 0.2, 0.04, body, 0.06)
  }
}

function crescent(kit: KitBuilder, color: Rgb): void {
  const body = kit.material({ color, emission: scaled(color, 1.6) })
  for (let i = 0; i < 16; i++) {
    const a = -1.9 + (i / 16) * 3.8
    const b = -1.9 + ((i + 1) / 16) * 3.8
    const half = (angle: number) => 0.015 + 0.15 * Math.cos(angle * 0.8) ** 2
    const at = (angle: number) => [0, 0.5 + Math.sin(angle) * 0.38, 0.1 - Math.cos(angle) * 0.38] as const
    kit.cone(at(a), at(b), half(a), half(b), body, 0.02)
  }
}

function cloud(kit: KitBuilder, color: Rgb): void {
  const body = kit.material({ color, specular: 0, emission: shade(color, 0.12), pattern: { kind: 'noise', color: shade(color, 0.86), scale: 2 } })
  const puffs = triples([0, 0.4, 0.36, -0.5, 0.3, 0.28, 0.5, 0.32, 0.3, -0.22, 0.62, 0.3, 0.26, 0.66, 0.27, -0.85, 0.2, 0.18, 0.86, 0.2, 0.18, 0, 0.22, 0.26])
  for (const [z, y, r] of puffs) kit.ellipsoid([0, y, z], [r * 0.8, r * 0.86, r], body, 0.12)
}

/** Rings of ice and dust: radius relative to the planet's, and brightness. */
const RINGS = pairs([1.34, 0.62, 1.5, 1, 1.66, 0.86, 1.86, 0.36, 2.02, 0.7])

function ringed(kit: KitBuilder, color: Rgb): void {
  const r = 0.27
  kit.sphere([0, 0.5, 0], r, kit.material({ color, specular: 0, emission: shade(color, 0.02) }))
  for (const [share, level] of RINGS) {
    const tone = shade(mixColor(color, [0.9, 0.82, 0.66], 0.6), level)
    const ring = kit.material({ color: tone, specular: 0, emission: shade(tone, 0.16) })
    const p = (a: number) => {
      const out = r * share
      return [Math.sin(a) * out * 0.92, 0.5 + Math.sin(a) * out * 0.3 + Math.cos(a) * out * 0.24, Math.cos(a) * out] as const
    }
    for (let i = 0; i < 30; i++) kit.cone(p((i / 30) * Math.PI * 2), p(((i + 1) / 30) * Math.PI * 2), 0.017, 0.017, ring)
  }
}

const globe = (kit: KitBuilder, color: Rgb) => kit.sphere([0, 0.5, 0], 0.5, kit.material({ color, specular: 0, emission: shade(color, 0.02) }))

function comet(kit: KitBuilder, color: Rgb): void {
  const head = kit.material({ color, emission: scaled(color, 5) })
  const tail = kit.material({ color, emission: [color[0] * 1.3, color[1] * 1.3, color[2] * 1.6] })
  kit.cone([0, 0.2, 0.5], [0, 0.78, -0.75], 0.08, 0.008, tail).cone([0, 0.2, 0.5], [0, 0.6, -0.75], 0.07, 0.006, tail).sphere([0, 0.2, 0.5], 0.12, head)
}

/** Infalling light: the disk seen from the side, with its far half bent over the top. */
function blackHole(kit: KitBuilder): void {
  const dark = kit.material({ color: [0, 0, 0], specular: 0 })
  kit.sphere([0, 0.5, 0], 0.21, dark)
  for (let k = 0; k < 6; k++) {
    const heat = 1 - k / 6
    const hot = kit.material({ color: [1, 0.6, 0.3], specular: 0, emission: [1 + 6 * heat * heat, 0.32 + 3 * heat ** 3, 0.06 + 1.6 * heat ** 5] })
    const out = 0.27 + k * 0.044
    const p = (a: number) => [Math.sin(a) * out, 0.5 + Math.sin(a) * out * 0.16 + Math.cos(a) * out * 0.1, Math.cos(a) * out] as const
    for (let i = 0; i < 30; i++) kit.cone(p((i / 30) * Math.PI * 2), p(((i + 1) / 30) * Math.PI * 2), 0.019, 0.019, hot)
  }
  const ring = kit.material({ color: [1, 0.8, 0.5], specular: 0, emission: [7, 4.2, 1.8] })
  const halo = kit.material({ color: [1, 0.7, 0.4], specular: 0, emission: [2.6, 1.1, 0.35] })
  kit.torus([0, 0.5, 0], 0.225, 0.012, 'x', ring).torus([-0.02, 0.5, 0], 0.262, 0.016, 'x', halo)
}

/** Bursts: position (height, offset to the side), width, and color. */
const BURSTS = [[0.6, 0.02, 0.4, undefined], [0.3, -0.44, 0.27, '#ffc23a'], [0.36, 0.46, 0.24, '#ff4a78']] as const

function firework(kit: KitBuilder, color: Rgb): void {
  for (const [up, aside, wide, hex] of BURSTS) {
    const tone = hex === undefined ? color : linear(hex)
    const [trail, tip] = [2.2, 5].map((light) => kit.material({ color: tone, specular: 0, emission: scaled(tone, light) }))
    const rays = Math.round(22 + 30 * wide)
    for (let i = 0; i < rays; i++) {
      const a = i * 2.39996
      const t = 1 - (2 * (i + 0.5)) / rays
      const r = Math.sqrt(1 - t * t)
      // Sparks drop as they fly out.
      const p = (d: number) => [Math.cos(a) * r * d * wide, up + (t * d - d * d * 0.22) * wide, aside + Math.sin(a) * r * d * wide] as const
      kit.cone(p(0.3), p(0.68), 0.003, 0.006, trail).cone(p(0.68), p(0.94), 0.006, 0.004, trail).sphere(p(1), 0.012 + 0.006 * wide, tip)
    }
  }
}

function lightning(kit: KitBuilder, color: Rgb): void {
  const bolt = kit.material({ color, emission: [color[0] * 6 + 1, color[1] * 6 + 1, color[2] * 6 + 1] })
  kit.path(triples([0, 1, 0.1, 0, 0.66, -0.12, 0, 0.6, 0.1, 0, 0.32, -0.08, 0, 0.27, 0.08, 0, 0, -0.04]), [0.05, 0.05, 0.04, 0.04, 0.03, 0.005], bolt)
}

function tornado(kit: KitBuilder, color: Rgb): void {
  const wind = kit.material({ color, specular: 0, pattern: { kind: 'noise', color: shade(color, 0.6), scale: 7 } })
  for (let i = 0; i < 16; i++) {
    const t = i / 15
    kit.torus([Math.sin(t * 5) * 0.05, t, Math.sin(t * 4) * 0.06], 0.03 + t * t * 0.32, 0.03 + t * 0.04, 'y', wind, 0.05)
  }
}

type Body = { readonly draw: Draw; readonly color: string; readonly height?: number }

const BODIES: Readonly<Record<string, Body>> = {
  sun: { draw: sun, color: '#ffcf5a' },
  moon: { draw: cratered(0.3), color: '#f3eedd' },
  'full-moon': { draw: cratered(0.34), color: '#f7f0d8' },
  'blood-moon': { draw: cratered(0.34), color: '#e0623a' },
  'crescent-moon': { draw: crescent, color: '#f7e9b0' },
  star: { draw: star, color: '#ffd75a' },
  stars: { draw: star, color: '#fff2c8' },
  'shooting-star': { draw: comet, color: '#dff0ff' },
  comet: { draw: comet, color: '#a8dcff' },
  planet: { draw: globe, color: '#e08a4a' },
  'ringed-planet': { draw: ringed, color: '#d9b87a' },
  ...Object.fromEntries(Object.keys(NAMED_WORLDS).map((name) => [name, { draw: globe, color: '#8a8a8a' }])),
  earth: { draw: globe, color: '#123f8a' },
  'black-hole': { draw: blackHole, color: '#000000' },
  cloud: { draw: cloud, color: '#f5f6f8' },
  eclipse: {
    draw: (kit) => {
      kit.sphere([0, 0.5, 0], 0.42, kit.material({ color: [0.01, 0.01, 0.012], specular: 0 }))
      kit.torus([-0.05, 0.5, 0], 0.43, 0.035, 'x', kit.material({ color: [1, 0.9, 0.7], emission: [8, 6.4, 4] }))
    },
    color: '#000000',
  },
  firework: { draw: firework, color: '#5ac8ff' },
  lightning: { draw: lightning, color: '#fff3a0' },
  tornado: { draw: tornado, color: '#6b6e74' },
}

/** Bodies beyond any landscape. */
const HEAVENLY = new Set(['sun', 'moon', 'full-moon', 'blood-moon', 'crescent-moon', 'eclipse'])

/** The visible face of a planet. */
function faceOf({ variant, seed, color }: KitInput, tone: Rgb): KitPiece['decals'] {
  const middle = [0, 0.5, 0] as const
  if (variant === 'earth') return [globeFace('earth', EARTH_PAINTER, middle, 0.5)]
  if (variant === 'ringed-planet') return [globeFace(`ringed:${tone.join()}`, bandedIn(tone), middle, 0.27)]
  const named = NAMED_WORLDS[variant]
  if (variant !== 'planet' && named === undefined) return []
  const index = named ?? Math.floor(seed / 7)
  const { paint, ringed: wide } = worldOf(index)
  const r = wide ? 0.27 : 0.5
  return [color ? globeFace(`planet:${color.join()}`, bandedIn(color), middle, r) : globeFace(`world:${index % 8}`, paint, middle, r)]
}

function build(input: KitInput): KitPiece {
  const body = Object.hasOwn(BODIES, input.variant) ? BODIES[input.variant] : undefined
  if (!body) throw new Error(`No sky body "${input.variant}"`)
  const color = input.color ?? linear(body.color)
  const kit = new KitBuilder()
  const world = input.variant === 'planet' ? worldOf(Math.floor(input.seed / 7)) : undefined
  const draw = world?.ringed ? ringed : body.draw
  draw(kit, color)
  const own = kit.build(`sky:${input.variant}:${draw.name}:${color.map((c) => c.toFixed(3)).join()}`)
  return { bodies: [HEAVENLY.has(input.variant) ? { ...own, beyondAir: true, castsShadow: false } : own], decals: faceOf(input, color), height: 1, radius: 0.5,
    anchors: { seat: [0, input.variant === 'crescent-moon' ? 0.22 : 0.9, 0], face: [0, 0.5, 0] }, drew: [] }
}

/** Things in the sky: sun, moon, planets, stars, clouds, fireworks. */
export const skyKit: Kit = { name: 'sky', variants: Object.keys(BODIES), build }
