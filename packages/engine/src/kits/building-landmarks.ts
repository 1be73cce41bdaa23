import type { Rgb } from '../render/scene.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './building-piece.ts'
import { battlements, hipRoof, type Wall } from './facade.ts'
import { KitBuilder, linear, shade } from './kit-builder.ts'
import { letter } from './lettering.ts'
import { type Face, masonry, plain } from './wall-faces.ts'

const SAND: Rgb = [0.62, 0.47, 0.28]

function pyramid(input: BuildingInput): BuildingParts {
  const tone = input.color ?? SAND
  const walls = hipRoof(
    -19,
    19,
    -19,
    19,
    0,
    25,
    masonry(shade(tone, 0.8), shade(tone, 1.1), 1.5, 0.78),
    0,
    32,
  )
  return { walls, height: 25, radius: 19, seat: [0, 25, 0], face: [0, 10, -10] }
}

function stepPyramid(input: BuildingInput): BuildingParts {
  const tone = input.tone('#9a8f78')
  const stone = masonry(shade(tone, 0.68), shade(tone, 1.08), 1.1, 0.55)
  const walls: Wall[] = []
  for (let i = 0; i < 7; i++)
    walls.push({
      min: [-14 + i * 1.7, i * 2.2, -14 + i * 1.7],
      max: [14 - i * 1.7, (i + 1) * 2.2, 14 - i * 1.7],
      face: stone,
    })
  for (let i = 0; i < 22; i++)
    walls.push({
      min: [-2.2, i * 0.7, -15 + i * 0.54],
      max: [2.2, (i + 1) * 0.7, -2],
      face: plain(shade(tone, i % 2 ? 0.75 : 0.9)),
    })
  walls.push(
    { min: [-2.6, 15.4, -2.4], max: [2.6, 19, 2.4], face: stone },
    { min: [-0.9, 15.4, -2.45], max: [0.9, 17.6, -2.35], face: plain([0.02, 0.02, 0.02]) },
  )
  walls.push({ min: [-3, 19, -2.8], max: [3, 20, 2.8], face: plain(shade(tone, 0.8)) })
  return { walls, height: 20, radius: 14, seat: [0, 20, 0], face: [0, 12, -8] }
}

/** Arches in tiers over an oval: colosseum and stadium. */
function colosseum(input: BuildingInput): BuildingParts {
  const tone = input.tone('#c9b08a')
  const kit = new KitBuilder()
  const stone = kit.material({
    color: tone,
    specular: 0.04,
    pattern: { kind: 'noise', color: shade(tone, 0.7), scale: 0.5 },
  })
  const dark = kit.material({
    color: input.lit ? [0.8, 0.5, 0.2] : shade(tone, 0.12),
    ...(input.lit ? { emission: [1.6, 0.95, 0.35] as const } : {}),
  })
  const at = (a: number, y: number, r: number) => upright([Math.cos(a) * 17 * r, y, Math.sin(a) * 13 * r])
  const count = 26
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2
    if (Math.sin(a) > 0.75) continue
    const b = ((i + 1) / count) * Math.PI * 2
    // The old outer wall has fallen on the right.
    const tiers = Math.cos(a) > 0.35 ? 2 : 3
    for (let t = 0; t < tiers; t++) {
      const y = t * 5.6
      kit.cone(at(a, y, 1), at(a, y + 5, 1), 0.85, 0.8, stone)
      kit.cone(at(a, y + 5.1, 1.01), at(b, y + 5.1, 1.01), 0.72, 0.72, stone)
      kit.cone(at((a + b) / 2, y + 0.6, 0.97), at((a + b) / 2, y + 3.6, 0.97), 1.05, 1.05, dark)
    }
  }
  return {
    bodies: [kit.build(`colosseum:${tone.map((c) => c.toFixed(2)).join()}:${input.lit}`)],
    height: 17,
    radius: 17,
    seat: [0, 17, -10],
    face: [0, 8, -12],
  }
}

function stadium(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? [0.7, 0.72, 0.75]
  const shell = kit.material({ color: tone, specular: 0.3, gloss: 20 })
  const glass = kit.material({
    color: [0.15, 0.3, 0.5],
    specular: 0.8,
    gloss: 50,
    ...(input.lit ? { emission: [0.6, 1, 1.6] as const } : {}),
  })
  const at = (a: number, y: number, r: number) => upright([Math.cos(a) * 18 * r, y, Math.sin(a) * 13 * r])
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2
    const b = ((i + 1) / 28) * Math.PI * 2
    kit.cone(at(a, 1, 0.92), at(a, 8, 1.06), 1.5, 0.7, i % 2 ? shell : glass, 0.3)
    kit.cone(at(a, 9, 1.04), at(b, 9, 1.04), 0.95, 0.95, shell)
  }
  for (let i = 0; i < 4; i++) {
    const a = 0.78 + (i * Math.PI) / 2
    kit.cone(at(a, 8, 1.1), at(a, 19, 1.12), 0.35, 0.25, shell)
    kit.box(at(a, 20, 1.1), [0.5, 1.4, 2], 0.1, glass)
  }
  return {
    bodies: [kit.build(`stadium:${tone.join()}:${input.lit}`)],
    height: 21,
    radius: 19,
    seat: [0, 10, -12],
    face: [0, 6, -13],
  }
}

function arch(input: BuildingInput): BuildingParts {
  const tone = input.tone('#d0c2a2')
  const stone = masonry(shade(tone, 0.78), shade(tone, 1.08), 0.8, 0.42)
  const walls: Wall[] = []
  for (const s of [-1, 1])
    walls.push({ min: [s > 0 ? 2 : -5, 0, -2], max: [s > 0 ? 5 : -2, 7.6, 2], face: stone })
  // The vault, in courses that close towards the crown.
  for (let i = 0; i < 10; i++) {
    const y = 5.6 + i * 0.2
    const open = Math.sqrt(Math.max(0, 4 - (i * 0.2) ** 2))
    for (const s of [-1, 1])
      walls.push({
        min: [s > 0 ? open : -2.05, y, -2],
        max: [s > 0 ? 2.05 : -open, y + 0.21, 2],
        face: stone,
      })
  }
  walls.push(
    { min: [-5.2, 7.6, -2.2], max: [5.2, 8.2, 2.2], face: plain(shade(tone, 0.85)) },
    { min: [-5, 8.2, -2], max: [5, 11.2, 2], face: stone },
    { min: [-5.3, 11.2, -2.3], max: [5.3, 11.8, 2.3], face: plain(shade(tone, 0.9)) },
  )
  return { walls, height: 11.8, radius: 5.2, seat: [0, 11.8, 0], face: [0, 8, -2] }
}

function stonehenge(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? [0.3, 0.29, 0.27]
  const stone = kit.material({
    color: tone,
    specular: 0.04,
    pattern: { kind: 'noise', color: shade(tone, 0.55), scale: 1.6 },
  })
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
  return {
    bodies: [kit.build(`stonehenge:${tone.join()}`)],
    height: 5.1,
    radius: 5.4,
    seat: [0, 5, 1],
    face: [0, 3, -3],
  }
}

function bridge(input: BuildingInput): BuildingParts {
  const tone = input.tone('#9a9184')
  const stone = masonry(shade(tone, 0.72), shade(tone, 1.1), 0.5, 0.26)
  const walls: Wall[] = []
  // A hump: every slice has its own road height and arch.
  for (let i = -16; i < 16; i++) {
    const x = i * 0.4
    const t = (i + 0.5) / 16
    const top = 3.2 - 1.7 * t * t
    const open = Math.abs(x + 0.2) < 3.4 ? Math.sqrt(Math.max(0, 1 - ((x + 0.2) / 3.4) ** 2)) * 2.3 : 0
    walls.push({ min: [x, open - (open > 0 ? 0 : 1), -1.5], max: [x + 0.4, top, 1.5], face: stone })
    walls.push(
      { min: [x, top, -1.5], max: [x + 0.4, top + 0.75, -1.2], face: stone },
      { min: [x, top, 1.2], max: [x + 0.4, top + 0.75, 1.5], face: stone },
    )
  }
  return { walls, height: 4, radius: 6.4, seat: [0, 3.2, 0], face: [0, 2.6, -1.5] }
}

function suspensionBridge(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#b8382a')
  const steel = kit.material({ color: tone, specular: 0.2, gloss: 18 })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  for (const s of [-1, 1]) {
    for (const z of [-1.6, 1.6]) kit.cone(at(s * 14, 0, z), at(s * 14, 28, z), 0.8, 0.6, steel)
    for (const y of [12, 19, 26]) kit.box(at(s * 14, y, 0), [1.8, 0.7, 0.6], 0.1, steel)
  }
  const cable = (x: number): number =>
    Math.abs(x) < 14 ? 9 + (x / 14) ** 2 * 18 : 27 - ((Math.abs(x) - 14) / 12) * 18
  for (let i = -13; i < 13; i++) {
    const x = i * 2
    kit.cone(at(x, cable(x), -1.6), at(x + 2, cable(x + 2), -1.6), 0.2, 0.2, steel)
    kit.cone(at(x, 8, -1.6), at(x, cable(x), -1.6), 0.08, 0.08, steel)
  }
  const walls: Wall[] = [{ min: [-27, 7, -2], max: [27, 8, 2], face: plain(shade(tone, 0.8), 0.2) }]
  return {
    walls,
    bodies: [kit.build(`suspension:${tone.join()}`)],
    height: 28,
    radius: 20,
    seat: [0, 8, 0],
    face: [0, 14, -2],
  }
}

function wallPiece(input: BuildingInput): BuildingParts {
  const tone = input.tone('#9c5a42')
  const brick = masonry(shade(tone, 0.7), shade(tone, 1.12), 0.4, 0.16)
  const text = input.texts?.[0]
  const walls: Wall[] = [
    { min: [-4, 0, -0.3], max: [4, 2.8, 0.3], face: text === undefined ? brick : sprayed(brick, text) },
    { min: [-4.1, 2.8, -0.4], max: [4.1, 3, 0.4], face: plain(shade(tone, 0.6)) },
  ]
  if (input.noun.includes('great wall')) walls.push(...battlements(-4, 4, -0.3, 0.4, 3, 0.5, brick))
  return { walls, height: 3, radius: 4, seat: [0, 3, 0], face: [0, 1.5, -0.3] }
}

function sprayed(under: Face, text: string): Face {
  const letters = letter(text, 8 / 2.2, 'sans', 1)
  return (axis, u, v, x, y, z, out) => {
    under(axis, u, v, x, y, z, out)
    if (axis !== 2) return
    const a = letters.at(u / 8, (v - 0.3) / 2.2)
    const t = u / 8
    out[0] += (0.75 - out[0]) * a
    out[1] += (0.1 + 0.45 * t - out[1]) * a
    out[2] += (0.5 - 0.4 * t - out[2]) * a
  }
}

function sandcastle(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? [0.66, 0.52, 0.34]
  const sand = kit.material({
    color: tone,
    specular: 0.02,
    pattern: { kind: 'noise', color: shade(tone, 0.75), scale: 14 },
  })
  const red = kit.material({ color: linear('#d8302a') })
  kit.box([0, 0.1, 0], [0.26, 0.1, 0.3], 0.05, sand)
  for (const [x, z, r, h] of [
    [0.22, -0.28, 0.09, 0.3],
    [0.22, 0.28, 0.09, 0.3],
    [-0.2, -0.26, 0.09, 0.34],
    [-0.2, 0.26, 0.09, 0.34],
    [0, 0, 0.13, 0.4],
  ] as const) {
    kit.cone([x, 0.05, z], [x, h - r * 0.5, z], r * 1.15, r, sand)
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2
      kit.box(
        [x + Math.cos(a) * r * 0.85, h + 0.02, z + Math.sin(a) * r * 0.85],
        [0.016, 0.022, 0.016],
        0.006,
        sand,
        0,
        a,
      )
    }
  }
  kit.cone([0, 0.4, 0], [0, 0.56, 0], 0.006, 0.006, sand)
  kit.box([0, 0.53, 0.045], [0.003, 0.025, 0.04], 0.002, red)
  kit.ellipsoid([0.31, 0.08, 0], [0.02, 0.08, 0.06], kit.material({ color: shade(tone, 0.3) }))
  return {
    bodies: [kit.build(`sandcastle:${tone.join()}`)],
    height: 0.58,
    radius: 0.4,
    seat: [0, 0.42, 0],
    face: [0, 0.25, -0.3],
  }
}

function statueOfLiberty(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#7fb5a2')
  const copper = kit.material({ color: tone, specular: 0.15, gloss: 14 })
  const flame = kit.material({ color: [1, 0.7, 0.2], emission: [1.6, 1, 0.3] })
  kit.cone([0, 17, 0], [0, 29, 0], 3.3, 1.9, copper)
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2
    kit.cone(
      [Math.cos(a) * 2.7, 16.5, Math.sin(a) * 2.7],
      [Math.cos(a) * 1.3, 28, Math.sin(a) * 1.3],
      0.7,
      0.4,
      copper,
      0.6,
    )
  }
  kit.sphere([0.3, 32, 0], 1.35, copper, 0.4)
  for (let i = 0; i < 7; i++) {
    const a = ((i - 3) / 3) * 1.25
    kit.cone([0, 33, Math.sin(a) * 1.2], [0.4, 33.3 + Math.cos(a) * 1.9, Math.sin(a) * 3], 0.22, 0.03, copper)
  }
  kit.cone([0, 29, 2], [0.3, 34, 3], 0.85, 0.55, copper, 0.4)
  kit.cone([0.3, 34, 3], [0.3, 36, 3], 0.4, 0.6, copper)
  kit.ellipsoid([0.3, 37.5, 3], [0.7, 1.5, 0.7], flame)
  kit.cone([0, 28.5, -2], [1.8, 25, -2.2], 0.85, 0.55, copper, 0.4)
  kit.box([2, 25.6, -1.9], [0.3, 1.5, 0.9], 0.1, copper)
  const stone = masonry([0.4, 0.36, 0.28], [0.58, 0.53, 0.43], 1.2, 0.6)
  const walls: Wall[] = [
    { min: [-7, 0, -7], max: [7, 4, 7], face: stone },
    ...hipRoof(-5.4, 5.4, -5.4, 5.4, 4, 11, stone, 0.62, 10),
  ]
  return {
    walls,
    bodies: [kit.build(`liberty:${tone.join()}`)],
    height: 39,
    radius: 7,
    seat: [0, 15, 0],
    face: [0, 32, -1.4],
  }
}

function ferrisWheel(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const steel = kit.material({
    color: input.color ?? [0.8, 0.8, 0.82],
    specular: 0.4,
    gloss: 24,
    ...(input.lit ? { emission: [0.5, 0.45, 0.6] as const } : {}),
  })
  const tones = ['#e03a3a', '#f0b020', '#3aa05a', '#3a6fd0', '#a04ac0', '#f08030']
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const mid = 13
  const r = 10.6
  for (const z of [-0.9, 0.9]) {
    const count = 18
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2
      const b = ((i + 1) / count) * Math.PI * 2
      kit.cone(
        at(Math.cos(a) * r, mid + Math.sin(a) * r, z),
        at(Math.cos(b) * r, mid + Math.sin(b) * r, z),
        0.17,
        0.17,
        steel,
      )
      if (i % 2 === 0)
        kit.cone(at(0, mid, z), at(Math.cos(a) * r, mid + Math.sin(a) * r, z), 0.09, 0.09, steel)
    }
    for (const s of [-1, 1]) kit.cone(at(s * 5, 0, z * 2), at(0, mid, z), 0.36, 0.26, steel)
  }
  kit.cone(at(0, mid, -1.5), at(0, mid, 1.5), 0.7, 0.7, steel)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.26
    const tone = linear(tones[i % tones.length])
    const car = kit.material({
      color: tone,
      specular: 0.4,
      gloss: 24,
      ...(input.lit ? { emission: [tone[0] * 1.5, tone[1] * 1.5, tone[2] * 1.5] as const } : {}),
    })
    const x = Math.cos(a) * r
    const y = mid + Math.sin(a) * r
    kit.ellipsoid(at(x, y - 1, 0), [0.8, 0.72, 0.85], car)
    kit.cone(at(x, y, 0), at(x, y - 0.5, 0), 0.08, 0.08, steel)
  }
  return {
    bodies: [kit.build(`ferris:${input.lit}:${input.color?.join() ?? ''}`)],
    height: 24.4,
    radius: 6,
    seat: [0, 24, 0],
    face: [0, 13, -1],
  }
}

function carousel(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const red = kit.material({ color: input.color ?? linear('#d8344a'), specular: 0.15 })
  const cream = kit.material({ color: [0.86, 0.8, 0.66], specular: 0.15 })
  const gold = kit.material({ color: linear('#e0b030'), specular: 1, gloss: 40, metal: 0.4 })
  const lamp = kit.material({ color: [1, 0.8, 0.45], emission: input.lit ? [3.2, 2.2, 1] : [0.6, 0.45, 0.2] })
  kit.ellipsoid([0, 0.2, 0], [3.4, 0.2, 3.4], cream)
  kit.cone([0, 0.3, 0], [0, 3.2, 0], 0.8, 0.8, gold)
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    const p = (rad: number, y: number) => [Math.cos(a) * rad, y, Math.sin(a) * rad] as const
    kit.path([p(3.3, 3.4), p(1.7, 4.1), p(0.15, 5)], [0.68, 0.36, 0.1], i % 2 ? red : cream)
    kit.sphere(p(3.75, 3.15), 0.1, lamp)
    if (i % 2 === 0) {
      kit.cone(p(2.5, 0.3), p(2.5, 3.2), 0.045, 0.045, gold)
      const horse =
        i % 4
          ? cream
          : kit.material({
              color: linear(['#8a5a34', '#e8e2d4', '#3a3a40', '#c89a5a'][(i / 4) % 4]),
              specular: 0.3,
            })
      const up = 1.3 + (i % 4) * 0.12
      const t = (d: number, y: number) => [Math.cos(a + d) * 2.5, y, Math.sin(a + d) * 2.5] as const
      kit.cone(t(-0.14, up), t(0.14, up), 0.24, 0.26, horse)
      kit.cone(t(0.16, up + 0.1), t(0.24, up + 0.55), 0.17, 0.12, horse, 0.08)
      kit.cone(t(0.24, up + 0.58), t(0.34, up + 0.42), 0.13, 0.08, horse, 0.05)
      for (const d of [-0.13, 0.13]) kit.cone(t(d, up - 0.1), t(d + 0.06, up - 0.62), 0.08, 0.05, horse, 0.05)
    }
  }
  kit.sphere([0, 5.2, 0], 0.2, gold)
  return {
    bodies: [kit.build(`carousel:${input.lit}`)],
    height: 5.4,
    radius: 3.8,
    seat: [0, 5.2, 0],
    face: [0, 2.4, -2.6],
    lights: input.lit ? [{ position: [0, 2.8, -3.4], color: [1.8, 1.2, 0.55], radius: 9 }] : [],
  }
}

function rollerCoaster(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const rail = kit.material({ color: input.color ?? linear('#d8302e'), specular: 0.3, gloss: 20 })
  const frame = kit.material({ color: [0.72, 0.7, 0.66], specular: 0.1 })
  const train = kit.material({ color: linear('#f0c020'), specular: 0.5, gloss: 30 })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const height = (x: number): number =>
    3 + 14 * Math.exp(-(((x + 9) / 4) ** 2)) + 9 * Math.exp(-(((x - 12) / 3.4) ** 2))
  for (let i = -20; i < 20; i++) {
    const x = i
    for (const z of [-0.5, 0.5]) kit.cone(at(x, height(x), z), at(x + 1, height(x + 1), z), 0.16, 0.16, rail)
    if (i % 2 === 0) {
      kit.cone(at(x, 0, -0.9), at(x, height(x), -0.5), 0.12, 0.12, frame)
      kit.cone(at(x, 0, 0.9), at(x, height(x), 0.5), 0.12, 0.12, frame)
      kit.cone(at(x, height(x) * 0.5, -0.7), at(x + 2, height(x + 2) * 0.8, -0.6), 0.06, 0.06, frame)
    }
  }
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2
    const b = ((i + 1) / 20) * Math.PI * 2
    for (const z of [-0.5, 0.5])
      kit.cone(
        at(2 + Math.sin(a) * 5, 8.4 - Math.cos(a) * 5.4, z + a * 0.2),
        at(2 + Math.sin(b) * 5, 8.4 - Math.cos(b) * 5.4, z + b * 0.2),
        0.16,
        0.16,
        rail,
      )
  }
  for (let i = 0; i < 4; i++)
    kit.box(at(-6.2 + i * 1.15, height(-6.2 + i * 1.15) + 0.6, 0), [0.6, 0.4, 0.5], 0.12, train)
  return {
    bodies: [kit.build(`coaster:${input.color?.join() ?? ''}`)],
    height: 18,
    radius: 20,
    seat: [-9, 17.5, 0],
    face: [0, 9, -1],
  }
}

export const LANDMARK_RECIPES: Readonly<Record<string, Recipe>> = {
  pyramid,
  'step-pyramid': stepPyramid,
  colosseum,
  stadium,
  arch,
  stonehenge,
  bridge,
  'suspension-bridge': suspensionBridge,
  wall: wallPiece,
  sandcastle,
  'statue-of-liberty': statueOfLiberty,
  'ferris-wheel': ferrisWheel,
  carousel,
  'roller-coaster': rollerCoaster,
}
