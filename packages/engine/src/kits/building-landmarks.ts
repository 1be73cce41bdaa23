import type { Rgb } from '../render/scene.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './building-piece.ts'
import { hipRoof, type Wall } from './facade.ts'
import { KitBuilder, linear, shade } from './kit-builder.ts'
import { masonry, plain } from './wall-faces.ts'

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
    ...hipRoof(-5.4, 5.4, -5.4, 5.4, 4, 11, stone, 0.62),
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

export const LANDMARK_RECIPES: Readonly<Record<string, Recipe>> = {
  pyramid,
  'step-pyramid': stepPyramid,
  colosseum,
  stadium,
  stonehenge,
  sandcastle,
  'statue-of-liberty': statueOfLiberty,
}
