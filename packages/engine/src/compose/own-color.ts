import type { KitInput } from '../kits/kit.ts'
import { colorOf } from '../lexicon/colors.ts'
import type { Entity } from '../scene-graph.ts'

/** Animals called red that are not: people mean the kit's own coat. */
const CALLED_RED = new Set(['fox', 'squirrel', 'red panda', 'deer', 'cow', 'kangaroo', 'orangutan'])

/** Colorful by nature: rainbow on top would make them less so. */
const MANY_COLORED = new Set(['parrot', 'macaw', 'peacock', 'toucan', 'kingfisher', 'rooster', 'clown'])

/** Things that come in all colors: several of them get different colors. */
// biome-ignore format: a list
const COLORFUL = new Set([
  'balloon', 'kite', 'umbrella', 'gift', 'paper lantern', 'hot air balloon', 'tulip', 'butterfly', 'macaron', 'flag', 'cupcake', 'market stall',
])
const BRIGHT = ['red', 'yellow', 'sky blue', 'orange', 'green', 'violet', 'pink', 'turquoise'] as const

export function colorFor(entity: Entity, count: number, i: number): string | undefined {
  const mixed = entity.color === 'rainbow' || (entity.color === undefined && (COLORFUL.has(entity.noun) || entity.kit === 'prop:cake-candle'))
  return mixed && count > 1 ? BRIGHT[(i + entity.id) % BRIGHT.length] : entity.color
}

export function ownColor(entity: Entity): boolean {
  if (entity.color === 'rainbow') return MANY_COLORED.has(entity.noun)
  return entity.color === 'red' && CALLED_RED.has(entity.noun)
}

export function linearColor(key: 'color' | 'color2' | 'heldColor', name: string | undefined): Partial<Pick<KitInput, 'color' | 'color2' | 'heldColor'>> {
  const color = name === undefined ? undefined : colorOf(name)
  return color ? { [key]: color } : {}
}
