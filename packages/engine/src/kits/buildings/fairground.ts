import { KitBuilder, linear } from '../builder/kit-builder.ts'
import { pairs } from '../tuples.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'

function ferrisWheel(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const steel = kit.material({ color: input.color ?? [0.8, 0.8, 0.82], specular: 0.4, gloss: 24,
    ...(input.lit ? { emission: [0.5, 0.45, 0.6] as const } : {}) })
  const tones = ['#e03a3a', '#f0b020', '#3aa05a', '#3a6fd0', '#a04ac0', '#f08030']
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const mid = 13
  const r = 10.6
  for (const z of [-0.9, 0.9]) {
    const count = 18
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2
      const b = ((i + 1) / count) * Math.PI * 2
      kit.cone(at(Math.cos(a) * r, mid + Math.sin(a) * r, z), at(Math.cos(b) * r, mid + Math.sin(b) * r, z), 0.17, 0.17, steel)
      if (i % 2 === 0) kit.cone(at(0, mid, z), at(Math.cos(a) * r, mid + Math.sin(a) * r, z), 0.09, 0.09, steel)
    }
    for (const s of [-1, 1]) kit.cone(at(s * 5, 0, z * 2), at(0, mid, z), 0.36, 0.26, steel)
  }
  kit.cone(at(0, mid, -1.5), at(0, mid, 1.5), 0.7, 0.7, steel)
  if (input.lit) {
    const bulb = kit.material({ color: [1, 0.8, 0.5], emission: [3.4, 2.2, 1] })
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * Math.PI * 2
      kit.sphere(at(Math.cos(a) * r, mid + Math.sin(a) * r, -1.1), 0.2, bulb)
      if (i % 6 === 0) for (const share of [0.35, 0.55, 0.75]) kit.sphere(at(Math.cos(a) * r * share, mid + Math.sin(a) * r * share, -1.05), 0.15, bulb)
    }
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.26
    const tone = linear(tones[i % tones.length])
    const car = kit.material({ color: tone, specular: 0.4, gloss: 24,
      ...(input.lit ? { emission: [tone[0] * 1.5, tone[1] * 1.5, tone[2] * 1.5] as const } : {}) })
    const x = Math.cos(a) * r
    const y = mid + Math.sin(a) * r
    kit.ellipsoid(at(x, y - 1, 0), [0.8, 0.72, 0.85], car)
    kit.cone(at(x, y, 0), at(x, y - 0.5, 0), 0.08, 0.08, steel)
  }
  return { bodies: [kit.build(`ferris:${input.lit}:${input.color?.join() ?? ''}`)], height: 24.4, radius: 6, seat: [0, 24, 0], face: [0, 13, -1] }
}

function carousel(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const red = kit.material({ color: input.color ?? linear('#d8344a'), specular: 0.15 })
  const cream = kit.material({ color: [0.86, 0.8, 0.66], specular: 0.15 })
  const gold = kit.material({ color: linear('#e0b030'), specular: 1, gloss: 40, metal: 0.4 })
  const lamp = kit.material({ color: [1, 0.8, 0.45], emission: input.lit ? [3.2, 2.2, 1] : [0.6, 0.45, 0.2] })
  kit.ellipsoid([0, 0.2, 0], [3.4, 0.2, 3.4], cream)
  kit.cone([0, 0.3, 0], [0, 2.6, 0], 0.8, 0.8, gold)
  kit.lathe([0, 3.3, 0], pairs([0, 3.4, 0.75, 1.8, 1.7, 0.15]), 'y', cream, 0.02)
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2
    const p = (rad: number, y: number) => [Math.cos(a) * rad, y, Math.sin(a) * rad] as const
    kit.path([p(3.4, 3.3), p(1.8, 4.05), p(0.15, 5)], [0.42, 0.23, 0.08], i % 2 ? red : cream)
    kit.sphere(p(3.75, 3.02), 0.1, lamp)
  }
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    const p = (rad: number, y: number) => [Math.cos(a) * rad, y, Math.sin(a) * rad] as const
    if (i % 2 === 0) {
      kit.cone(p(2.5, 0.3), p(2.5, 3.2), 0.045, 0.045, gold)
      const horse = i % 4 ? cream : kit.material({ color: linear(['#8a5a34', '#e8e2d4', '#3a3a40', '#c89a5a'][(i / 4) % 4]), specular: 0.3 })
      const up = 1.3 + (i % 4) * 0.12
      const t = (d: number, y: number) => [Math.cos(a + d) * 2.5, y, Math.sin(a + d) * 2.5] as const
      kit.cone(t(-0.14, up), t(0.14, up), 0.24, 0.26, horse)
      kit.cone(t(0.16, up + 0.1), t(0.24, up + 0.55), 0.17, 0.12, horse, 0.08)
      kit.cone(t(0.24, up + 0.58), t(0.34, up + 0.42), 0.13, 0.08, horse, 0.05)
      for (const d of [-0.13, 0.13]) kit.cone(t(d, up - 0.1), t(d + 0.06, up - 0.62), 0.08, 0.05, horse, 0.05)
    }
  }
  kit.sphere([0, 5.2, 0], 0.2, gold)
  return { bodies: [kit.build(`carousel:${input.lit}`)], height: 5.4, radius: 3.8, seat: [0, 5.2, 0], face: [0, 2.4, -2.6],
    lights: input.lit ? [{ position: [0, 2.8, -3.4], color: [1.8, 1.2, 0.55], radius: 9 }] : [] }
}

function rollerCoaster(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const rail = kit.material({ color: input.color ?? linear('#d8302e'), specular: 0.3, gloss: 20 })
  const frame = kit.material({ color: [0.72, 0.7, 0.66], specular: 0.1 })
  const train = kit.material({ color: linear('#f0c020'), specular: 0.5, gloss: 30 })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const height = (x: number): number => 3 + 14 * Math.exp(-(((x + 9) / 4) ** 2)) + 9 * Math.exp(-(((x - 12) / 3.4) ** 2))
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
      kit.cone(at(2 + Math.sin(a) * 5, 8.4 - Math.cos(a) * 5.4, z + a * 0.2), at(2 + Math.sin(b) * 5, 8.4 - Math.cos(b) * 5.4, z + b * 0.2), 0.16, 0.16, rail)
  }
  for (let i = 0; i < 4; i++) kit.box(at(-6.2 + i * 1.15, height(-6.2 + i * 1.15) + 0.6, 0), [0.6, 0.4, 0.5], 0.12, train)
  return { bodies: [kit.build(`coaster:${input.color?.join() ?? ''}`)], height: 18, radius: 20, seat: [-9, 17.5, 0], face: [0, 9, -1] }
}

export const FAIRGROUND_RECIPES: Readonly<Record<string, Recipe>> = { 'ferris-wheel': ferrisWheel, carousel, 'roller-coaster': rollerCoaster }
