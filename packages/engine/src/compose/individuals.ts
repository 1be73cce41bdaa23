import { shareOf } from '../kits/builder/kit-builder.ts'
import type { KitPiece } from '../kits/kit.ts'
import { createRandom } from '../render/noise.ts'
import type { Rgb } from '../render/scene.ts'
import type { Entity } from '../scene-graph.ts'

/** Living things: no two of a kind have quite the same size and color. */
const GROWN: ReadonlySet<string | undefined> = new Set(['animal', 'bird', 'sea', 'insect'])

/** Height difference between the tallest and the shortest of a group, as a share of their height. */
const STATURE = 0.09

/** Herds have a calf from this many animals on; `CALF` is its index, `YOUNG` its height relative to an adult. */
const HERDED = /^quadruped:(elephant|mammoth|buffalo|bison|zebra|horse|giraffe|rhinoceros|hippopotamus|deer|cow|highland-cow)$/
const HERD = 5
const CALF = 2
const YOUNG = 0.66

export function sizeOf({ noun, kit, count }: Entity, category: string | undefined, seed: number, index: number): number {
  if (count === 1) return 1
  if (category === 'person') return 1 + STATURE * (shareOf({ index, group: seed }, 20) - 0.5)
  if (noun === 'rock') return 0.62 + 0.62 * createRandom((seed + index) * 7919 + 13)()
  if (noun === 'jellyfish') return 0.62 + 0.62 * createRandom((seed + index) * 7919 + 13)()
  if (!GROWN.has(category)) return 1
  if (count >= HERD && index === CALF && HERDED.test(kit)) return YOUNG
  return 0.94 + 0.12 * createRandom((seed + index) * 7919 + 13)()
}

/** The same animal with a coat that is a little lighter, darker, warmer or cooler. */
export function individual(piece: KitPiece, category: string | undefined, count: number, seed: number): KitPiece {
  if (count === 1 || !GROWN.has(category)) return piece
  const random = createRandom(seed * 104729 + 5)
  const tone = 0.86 + 0.28 * random()
  const warm = (random() - 0.5) * 0.14
  const shift = ([r, g, b]: Rgb): Rgb => [r * tone * (1 + warm), g * tone, b * tone * (1 - warm)]
  return {
    ...piece,
    bodies: piece.bodies.map((body) => ({
      ...body,
      materials: body.materials.map((material) => ((material.fur ?? 0) > 0 ? { ...material, color: shift(material.color) } : material)),
    })),
  }
}

/** Animals of a group rest in different poses, and people in a crowd cheer, clap or wave. */
export function ownPose({ kit, count }: Entity, i: number): string | undefined {
  if (/^human:(person|man|woman)$/.test(kit) && count > 7) return ['waving', 'clapping', 'raised arms', undefined, 'cheering', 'talking', 'clapping'][i % 7]
  if (!/^quadruped:/.test(kit)) return undefined
  const small = /cat|kitten|dog|puppy|fox|corgi|wolf|rabbit|lion|tiger|bear|panda|squirrel/.test(kit)
  return small ? [undefined, 'standing', 'sitting', 'walking'][i % 4] : [undefined, 'walking', 'standing'][i % 3]
}

/** A hash of the entity's name: with the same seed, a chef and a nurse are different people. */
export function ownNumber({ noun, attributes }: Entity): number {
  let hash = 7
  for (const letter of [noun, ...attributes].join()) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0) % 9973
}
