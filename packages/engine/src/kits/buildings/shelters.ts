import { valueNoise } from '../../render/noise.ts'
import { KitBuilder, linear, pairs, quads, type Rgb, type SolidKit, shade } from '../builder/index.ts'
import { gableFront, hipRoof, type Wall } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { boards, type Face, glow, matte, thatch } from './wall-faces.ts'

/** Masses of leaves around the hut: position above its floor, and radius, meters. */
const CROWN = quads([
  -3.3, 3, 1.3, 1.35, 3.4, 3.2, 1.2, 1.4, -2.7, 4.5, 1.6, 1.5, 2.7, 4.7, 1.5, 1.5, -1, 5.6, 1.7, 1.6, 1.1, 5.7, 1.6, 1.6, 0, 4.6, 2.6, 1.7, -3.9, 1.9, 1.7, 0.9,
  4, 2, 1.6, 0.95])

/** The tree that holds a hut: trunk and branches behind it, leaves on both sides and over its roof. */
export function treeAround({ snowy }: BuildingInput, bark: Rgb, lift: number): SolidKit {
  const kit = new KitBuilder()
  const wood = kit.material({ color: bark, specular: 0.03, pattern: { kind: 'wood', color: shade(bark, 0.6), scale: 2 } })
  const green = snowy ? linear('#c9d6d8') : linear('#4d7a2c')
  const leaves = kit.material({ color: green, specular: 0.03, fur: 0.9, pattern: { kind: 'noise', color: shade(green, 0.5), scale: 2.6 } })
  kit.cone(upright([0, 0, 1.3]), upright([0.1, lift + 4.6, 1.9]), 0.85, 0.5, wood, 0.2)
  for (const [x, z] of pairs([-1.3, -0.1, 1.2, 0, -0.5, -0.7, 0.7, -0.6]))
    kit.cone(upright([x * 0.3, 0.5, 0.9]), upright([x, -0.1, z + 0.9]), 0.34, 0.2, wood, 0.3)
  for (const [x, y, z, tip] of quads([-3, lift + 2.6, 1.4, 0.16, 3.1, lift + 2.9, 1.3, 0.16, -2.2, lift + 0.2, -1.2, 0.14, 2.2, lift + 0.2, -1.2, 0.14]))
    kit.cone(upright([0, lift * 0.62 + (y > lift + 1 ? 1.4 : 0), 1.2]), upright([x, y, z]), 0.32, tip, wood, 0.1)
  for (const [x, y, z, radius] of CROWN) kit.ellipsoid(upright([x, lift + y, z]), [radius, radius * 0.8, radius], leaves, 0.35)
  return kit.build(`treehouse-tree:${snowy}`)
}

/** A stilt hut with a thatched roof, a deck with a rail in front, and steps down to the water or the sand. */
function stiltHut(input: BuildingInput): BuildingParts {
  const villa = input.variant === 'overwater-villa'
  const half = villa ? 3.4 : 1.9
  const deck = villa ? 1.15 : 1.35
  const tone = input.tone(villa ? '#c79a68' : '#b98a5a')
  const planks = boards([tone[0] * 0.72, tone[1] * 0.7, tone[2] * 0.66], tone, 0.2, true)
  const floor = boards([0.3, 0.2, 0.12], [0.46, 0.33, 0.2], 0.2)
  const post = boards([0.2, 0.13, 0.08], [0.3, 0.2, 0.13], 0.3, true)
  const glass: Face = (_axis, u, v, _x, _y, _z, out) => {
    if (u % 1.1 < 0.07 || v < 0.07 || v > 1.75) {
      matte(out, 0.28, 0.18, 0.1, 0.2)
      return
    }
    matte(out, 0.1, 0.2, 0.24, 0.9)
    if (input.lit) glow(out, 1.5, 0.95, 0.45)
    else glow(out, 0.06, 0.1, 0.11)
  }
  const front = -2
  const back = 2
  const edge = half + 0.9
  const walls: Wall[] = [
    { min: [-edge, deck - 0.16, front - 1.7], max: [edge, deck, back + 0.3], face: floor },
    { min: [-half, deck, front], max: [half, deck + 2.3, back], face: planks },
    // Sliding doors, open to the view.
    { min: [-half * 0.62, deck + 0.02, front - 0.06], max: [half * 0.62, deck + 1.86, front], face: glass },
    ...hipRoof(-half - 1.1, half + 1.1, front - 1.3, back + 0.9, deck + 2.2, villa ? 2.3 : 2, thatch([0.6, 0.46, 0.27]), 0.05)]
  const stilts = villa ? 5 : 3
  for (let i = 0; i < stilts; i++) {
    const x = -edge + 0.2 + (i / (stilts - 1)) * (2 * edge - 0.4)
    for (const z of [front - 1.5, 0, back]) walls.push({ min: [x - 0.11, -1.6, z - 0.11], max: [x + 0.11, deck - 0.1, z + 0.11], face: post })
    // The rail's posts stand above the stilts, except at the steps.
    walls.push({ min: [x - 0.05, deck, front - 1.66], max: [x + 0.05, deck + 0.85, front - 1.56], face: post })
  }
  const gap = villa ? half * 0.28 : half * 0.42
  for (const side of [-1, 1])
    for (const y of [0.4, 0.8]) {
      const [a, b] = [side * gap, side * (edge - 0.1)]
      walls.push({ min: [Math.min(a, b), deck + y, front - 1.64], max: [Math.max(a, b), deck + y + 0.06, front - 1.58], face: post })
    }
  for (let i = 0; i < 5; i++)
    walls.push({ min: [-gap * 0.8, deck - 0.3 - i * 0.28, front - 1.95 - i * 0.2], max: [gap * 0.8, deck - 0.24 - i * 0.28, front - 1.68 - i * 0.2],
      face: floor })
  const kit = new KitBuilder()
  const wood = kit.material({ color: linear('#6b4a2c'), specular: 0.15 })
  // Bodies are written with the front toward +x and right toward −z.
  for (const z of [-1, 1]) kit.cone([3.1, deck, z * (half + 0.6)], [2.4, deck + 2.5, z * (half + 0.7)], 0.07, 0.07, wood)
  const lamp = kit.material({ color: linear('#ffdca0'), ...(input.lit ? { emission: [4, 2.4, 1] as const } : {}) })
  for (const z of [-1, 1]) kit.sphere([2.2, deck + 1.7, z * half * 0.8], 0.13, lamp)
  return { walls, bodies: [kit.build(`stilts:${villa}:${input.lit}`)], height: deck + 2.2 + (villa ? 2.3 : 2), radius: edge, seat: [0, deck, front - 1],
    face: [0, deck + 1.2, front], lights: input.lit ? [{ position: [0, deck + 1.4, front - 1], color: [1.6, 1, 0.5], radius: 6 }] : [] }
}

function igloo(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const snow = kit.material({ color: input.color ?? [0.82, 0.87, 0.95], specular: 0.2, gloss: 14,
    pattern: { kind: 'brick', color: [0.55, 0.64, 0.78], scale: 1.8 } })
  const dark = kit.material({ color: [0.05, 0.07, 0.12], ...(input.lit ? { emission: [1.8, 1, 0.4] as const } : {}) })
  kit.ellipsoid([0, 0, 0], [1.9, 2.05, 1.9], snow).cone([1.4, 0.2, 0], [2.5, 0.2, 0], 0.86, 0.82, snow, 0.15).ellipsoid([3.2, 0.2, 0], [0.2, 0.64, 0.56], dark)
  return { bodies: [kit.build(`igloo:${input.lit}:${input.color?.join() ?? ''}`)], height: 2.05, radius: 2, seat: [0, 2.05, 0], face: [0, 0.9, -2] }
}

function tent(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#e07a1e')
  const flap = kit.material({ color: shade(tone, 0.55), specular: 0.04 })
  const { lit } = input
  // An A-frame of sewn cloth panels over a dark opening.
  const cloth: Face = (_axis, u, v, _x, _y, _z, out) => {
    const seam = (u / 0.55) % 1 < 0.03 ? 0.7 : 0.92 + 0.14 * valueNoise(u * 5, v * 5)
    matte(out, tone[0] * seam, tone[1] * seam, tone[2] * seam, 0.06)
    if (lit) glow(out, tone[0] * 0.8 * seam, tone[1] * 0.6 * seam, tone[2] * 0.35 * seam)
  }
  const opening: Face = (_axis, _u, v, x, _y, _z, out) => {
    const slit = Math.abs(x) < 0.34 * (1.35 - v) ? 1 : 0
    if (slit) {
      matte(out, 0.03, 0.022, 0.015)
      if (lit) glow(out, 1.5, 0.85, 0.3)
    } else {
      matte(out, tone[0] * 0.62, tone[1] * 0.62, tone[2] * 0.62)
      if (lit) glow(out, tone[0] * 0.6, tone[1] * 0.45, tone[2] * 0.28)
    }
  }
  const walls = gableFront(-1.1, 1.1, -0.95, 1.1, 0, 1.5, opening, cloth, 0.09)
  for (const s of [-1, 1]) kit.cone([1.12, 1.45, 0], [1.16, 0.02, s * 1.12], 0.035, 0.05, flap).cone([1.1, 1.5, 0], [1.9, 0, s * 0.4], 0.012, 0.012, flap)
  return { walls, bodies: [kit.build(`tent:${tone.map((c) => c.toFixed(2)).join()}:${input.lit}`)], height: 1.58, radius: 1.3, seat: [0, 1.5, 0],
    face: [0, 0.7, -1.1], lights: input.lit ? [{ position: [0, 0.5, -1.5], color: [1.5, 0.9, 0.4], radius: 4 }] : [] }
}

function tipi(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#d9c09a')
  const hide = kit.material({ color: tone, specular: 0.03, ...(input.lit ? { emission: [tone[0] * 0.7, tone[1] * 0.5, tone[2] * 0.25] as const } : {}) })
  const band = kit.material({ color: linear('#a8402e'), specular: 0.03 })
  const pole = kit.material({ color: linear('#5a3a22') })
  const dark = kit.material({ color: [0.05, 0.03, 0.02] })
  kit.cone([0, -1.6, 0], [0, 3.9, 0], 2.2, 0.2, hide).torus([0, 1.25, 0], 1.16, 0.08, 'y', band).torus([0, 1.6, 0], 1.02, 0.06, 'y', band)
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2
    kit.cone([Math.cos(a) * 0.15, 3.8, Math.sin(a) * 0.15], [-Math.cos(a) * 0.5, 4.6, -Math.sin(a) * 0.5], 0.04, 0.03, pole)
  }
  kit.ellipsoid([1.5, 0.5, 0], [0.25, 0.75, 0.36], dark)
  return { bodies: [kit.build(`tipi:${tone.map((c) => c.toFixed(2)).join()}:${input.lit}`)], height: 4.6, radius: 1.9, seat: [0, 4, 0], face: [0, 1.6, -1.4] }
}

function yurt(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? [0.8, 0.78, 0.72]
  const felt = kit.material({ color: tone, specular: 0.03 })
  const band = kit.material({ color: linear('#b0382a') })
  const door = kit.material({ color: linear('#c8502e'), specular: 0.2 })
  kit.cone([0, -1, 0], [0, 0.4, 0], 2.4, 2.4, felt).ellipsoid([0, 1.5, 0], [2.62, 1.3, 2.62], felt, 0.2)
  for (const y of [0.75, 1.4]) kit.torus([0, y, 0], 2.5, 0.06, 'y', band)
  kit.box([2.45, 0.8, 0], [0.1, 0.8, 0.5], 0.04, door).cone([0, 2.7, 0], [0, 2.8, 0], 0.42, 0.36, band)
  return { bodies: [kit.build(`yurt:${tone.map((c) => c.toFixed(2)).join()}`)], height: 3.2, radius: 2.6, seat: [0, 3.1, 0], face: [0, 1.2, -2.4] }
}

function circusTent(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#c8262e')
  const red = kit.material({ color: tone, specular: 0.06 })
  const white = kit.material({ color: [0.84, 0.81, 0.74], specular: 0.06 })
  const gold = kit.material({ color: linear('#e8b830'), specular: 0.8, gloss: 30 })
  const dark = kit.material({ color: [0.06, 0.03, 0.03], ...(input.lit ? { emission: [2.2, 1.3, 0.5] as const } : {}) })
  const stripes = 20
  for (let i = 0; i < stripes; i++) {
    const a = (i / stripes) * Math.PI * 2
    const p = (r: number, y: number) => [Math.cos(a) * r, y, Math.sin(a) * r] as const
    const cloth = i % 2 ? red : white
    kit.cone(p(5.2, 0), p(5.4, 3.7), 0.92, 0.92, cloth).path([p(5.7, 4), p(3.2, 5.6), p(1.4, 7.8), p(0.25, 10.2)], [1, 0.62, 0.34, 0.12], cloth)
      .sphere(p(6.1, 3.8), 0.26, gold)
  }
  kit.cone([0, 9.8, 0], [0, 11.6, 0], 0.12, 0.06, gold).box([0.6, 11.3, 0], [0.5, 0.25, 0.02], 0.02, red).ellipsoid([5.9, 1.1, 0], [0.5, 1.9, 1.2], dark)
  return { bodies: [kit.build(`circus:${tone.map((c) => c.toFixed(2)).join()}:${input.lit}`)], height: 11.6, radius: 6.4, seat: [0, 10, 0], face: [0, 4, -5] }
}

function gazebo(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? [0.84, 0.83, 0.8]
  const paint = kit.material({ color: tone, specular: 0.12, gloss: 14 })
  const roof = kit.material({ color: linear('#4a6b6a'), specular: 0.15, gloss: 16 })
  kit.ellipsoid([0, 0.2, 0], [2.4, 0.16, 2.4], paint)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.39
    const b = ((i + 1) / 8) * Math.PI * 2 + 0.39
    const p = (angle: number, y: number) => [Math.cos(angle) * 2, y, Math.sin(angle) * 2] as const
    kit.cone(p(a, 0.2), p(a, 2.7), 0.08, 0.08, paint).cone(p(a, 2.65), p(b, 2.65), 0.09, 0.09, paint)
    if (i !== 7 && i !== 0) {
      kit.cone(p(a, 1), p(b, 1), 0.05, 0.05, paint)
      for (let k = 1; k < 4; k++) {
        const t = k / 4
        const q = (y: number) => [p(a, y)[0] * (1 - t) + p(b, y)[0] * t, y, p(a, y)[2] * (1 - t) + p(b, y)[2] * t] as const
        kit.cone(q(0.3), q(1), 0.03, 0.03, paint)
      }
    }
  }
  for (let i = 0; i < 9; i++) kit.ellipsoid([0, 2.75 + i * 0.15, 0], [2.5 - i * 0.27, 0.17, 2.5 - i * 0.27], roof)
  kit.sphere([0, 4.05, 0], 0.14, paint)
  return { bodies: [kit.build(`gazebo:${tone.join()}`)], height: 4.1, radius: 2.3, seat: [0, 0.42, 0], face: [0, 2, -1] }
}

export const SHELTER_RECIPES: Readonly<Record<string, Recipe>> = {
  'stilt-hut': stiltHut, 'overwater-villa': stiltHut,
  igloo, tent, tipi, yurt, 'circus-tent': circusTent, gazebo,
}
