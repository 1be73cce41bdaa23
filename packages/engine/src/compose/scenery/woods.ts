import { plantTexture } from '../../kits/plants/plant.ts'
import { treeTexture } from '../../kits/plants/tree.ts'
import { triples } from '../../kits/tuples.ts'
import type { SpriteTexture } from '../../render/painting.ts'
import type { Rgb, Sprite } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

type Ground = (x: number, z: number) => number

/** Species of a wood in a season, likeliest first. */
export function seasonalTrees(stage: Stage, summer: readonly string[]): readonly string[] {
  if (stage.season === 'autumn') return summer.map((name) => (name === 'oak' || name === 'birch' ? 'autumn' : name)).concat('maple')
  if (stage.season === 'winter' || stage.snow) return summer.map((name) => (name === 'oak' || name === 'birch' ? 'bare' : name))
  if (stage.season === 'spring') return summer.concat('cherry')
  return summer
}

function texturesOf(stage: Stage, species: readonly string[]): readonly SpriteTexture[] {
  return species.flatMap((name) => [0, 1, 2].map((look) => treeTexture(name, look, stage.snow && name !== 'palm' ? 1 : 0)))
}

/** How much larger trees grow when the stage is large (castles) and smaller when it is small (mice). */
export function growth(stage: Stage): number {
  return Math.min(3, Math.max(0.55, stage.reach ** 0.6))
}

export function sprite(texture: SpriteTexture, x: number, y: number, z: number, height: number, flip: boolean): Sprite {
  return { position: [x, y, z], width: (height * texture.width) / texture.height, height, texture, flip, instance: 0 }
}

type Wood = {
  readonly species: readonly string[]
  readonly count: number
  /** Depth of the first and the last trees behind the subjects, meters at reach 1. */
  readonly near: number
  readonly far: number
  readonly heights: readonly [number, number]
  /** Half width kept free behind the subjects near the front, meters at reach 1. */
  readonly clearing: number
  /** Says whether a tree may stand at (x, z) where the ground is y high. */
  readonly where?: (x: number, z: number, y: number) => boolean
}

/** Trees behind the subjects: a clearing in front, a closed wood further back. */
export function plantWood(stage: Stage, ground: Ground, wood: Wood): Sprite[] {
  if (!stage.allows('trees')) return []
  const textures = texturesOf(stage, wood.species)
  const { random, reach } = stage
  const grow = growth(stage)
  const sprites: Sprite[] = []
  const count = Math.round(wood.count * (0.35 + 0.65 * stage.detail))
  const start = stage.clearDepth + wood.near * reach
  const end = Math.max(start + 10, Math.min(300, wood.far * Math.max(1, reach * 0.7)))
  for (let i = 0; i < count; i++) {
    const z = start + random() ** 0.85 * (end - start)
    const x = (random() - 0.5) * 2.3 * stage.halfWidthAt(z)
    const height = (wood.heights[0] + random() * (wood.heights[1] - wood.heights[0])) * grow
    const texture = textures[Math.floor(random() * textures.length)]
    const flip = random() < 0.5
    const open = (stage.groupHalfWidth * 0.8 + wood.clearing * reach) * (1 - Math.min(1, (z - start) / (end - start) / 0.45))
    const y = ground(x, z)
    if (Math.abs(x) < open || wood.where?.(x, z, y) === false) continue
    sprites.push(sprite(texture, x, y - 0.03 * height, z, height, flip))
  }
  return sprites
}

/**
 * Tall trees at the picture's edges, from the front to the middle ground: they frame the subject and lead the eye to it.
 * `share` is their height as a share of the picture's height at their depth.
 */
export function frameWithTrees(stage: Stage, ground: Ground, species: readonly string[], share = 0.95): Sprite[] {
  if (!stage.allows('trees') || stage.detail < 0.25 || (stage.empty && stage.hasTrees)) return []
  const textures = texturesOf(stage, species)
  const { random } = stage
  const sprites: Sprite[] = []
  const rows = triples([0.35, 1.02, 1.15, 0.9, 0.9, 0.95, 1.7, 0.86, 0.85, 2.6, 0.74, 0.75])
  for (const [depth, column, tall] of rows) {
    for (const side of [-1, 1]) {
      const z = stage.clearDepth + depth * stage.distance * (0.9 + random() * 0.2)
      const height = share * tall * (0.86 + random() * 0.28) * 2 * stage.halfHeightAt(z)
      const texture = textures[Math.floor(random() * textures.length)]
      const half = (height * texture.width) / texture.height / 2
      const broad = Math.max(0, half - stage.halfWidthAt(z) * 0.42)
      const edge = stage.halfWidthAt(z) * (column + (random() - 0.5) * 0.1) + broad
      const x = side * Math.max(edge, stage.groupHalfWidth * (1 + z / stage.distance) * 0.9 + half * 0.55)
      const flip = random() < 0.5
      if (Math.abs(x) - half > stage.halfWidthAt(z)) continue
      sprites.push(sprite(texture, x, ground(x, z) - 0.03 * height, z, height, flip))
    }
  }
  return sprites
}

type Growth = {
  readonly kinds: readonly string[]
  readonly count: number
  /** Nearest and farthest depth, meters at reach 1; negative is in front of the subjects. */
  readonly near: number
  readonly far: number
  readonly heights: readonly [number, number]
  readonly tint?: Rgb
  /** Keep off the subjects' own ground. */
  readonly aside?: boolean
  readonly scenery?: string
  readonly stems?: number
  readonly where?: (x: number, z: number, y: number) => boolean
}

/** Low plants over the ground: grass, ferns, flowers. */
export function growPlants(stage: Stage, ground: Ground, growthOf: Growth): Sprite[] {
  if (!stage.allows(growthOf.scenery ?? 'grass') || !stage.allows('plants')) return []
  const { random, reach } = stage
  const textures = growthOf.kinds.flatMap((kind) => [0, 1, 2].map((look) => plantTexture(kind, look, growthOf.stems ?? 1, growthOf.tint, stage.snow ? 1 : 0)))
  const sprites: Sprite[] = []
  const count = Math.round(growthOf.count * (0.3 + 0.7 * stage.detail))
  const near = growthOf.near * reach
  const far = growthOf.far * reach
  for (let i = 0; i < count; i++) {
    const z = near + random() ** 0.8 * (far - near)
    const x = (random() - 0.5) * 2.1 * stage.halfWidthAt(z)
    const height = (growthOf.heights[0] + random() * (growthOf.heights[1] - growthOf.heights[0])) * Math.min(2, Math.max(0.5, reach))
    const texture = textures[Math.floor(random() * textures.length)]
    const flip = random() < 0.5
    const margin = stage.groupHalfWidth * (z < 0 ? 1.05 + z / stage.distance : 1.05) + height * 0.4
    if (z < stage.clearDepth + 0.2 * reach && Math.abs(x) < (growthOf.aside === false ? 0 : margin)) continue
    const y = ground(x, z)
    if (growthOf.where?.(x, z, y) === false) continue
    sprites.push(sprite(texture, x, y - 0.04 * height, z, height, flip))
  }
  return sprites
}
