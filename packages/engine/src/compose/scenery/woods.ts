import { plantTexture } from '../../kits/plants/plant.ts'
import { treeTexture } from '../../kits/plants/tree.ts'
import { triples } from '../../kits/tuples.ts'
import type { SpriteTexture } from '../../render/painting.ts'
import type { Rgb, Sprite } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

type Ground = (x: number, z: number) => number

/** Tree species of a forest in the stage's season, most likely first. */
export function seasonalTrees(stage: Stage, summer: readonly string[]): readonly string[] {
  if (stage.season === 'autumn') return summer.map((name) => (name === 'oak' || name === 'birch' ? 'autumn' : name)).concat('maple')
  if (stage.season === 'winter' || stage.snow) return summer.map((name) => (name === 'oak' || name === 'birch' ? 'bare' : name))
  if (stage.season === 'spring') return summer.concat('cherry')
  return summer
}

function texturesOf(stage: Stage, species: readonly string[]): readonly SpriteTexture[] {
  return species.flatMap((name) => [0, 1, 2].map((look) => treeTexture(name, look, stage.snow && name !== 'palm' ? 1 : 0)))
}

/** Scale of trees: larger on a large stage (castles), smaller on a small one (mice). */
export const growth = (stage: Stage): number => Math.min(3, Math.max(0.55, stage.reach ** 0.6))

export function sprite(texture: SpriteTexture, x: number, y: number, z: number, height: number, flip: boolean): Sprite {
  return { position: [x, y, z], width: (height * texture.width) / texture.height, height, texture, flip, instance: 0 }
}

/** Min and max. */
type Range = readonly [number, number]

/** True if something may grow at (x, z), where the ground is at height y. */
type Where = (x: number, z: number, y: number) => boolean

/**
 * Trees behind the subjects: a clearing in front, a dense forest farther back. `depths` are meters behind the subjects at reach 1; so is
 * `clearing`, half the width kept free near the front.
 */
export function plantWood(stage: Stage, ground: Ground, species: readonly string[], most: number, depths: Range, heights: Range, clearing: number,
  where?: Where): Sprite[] {
  if (!stage.allows('trees')) return []
  const textures = texturesOf(stage, species)
  const { random, reach } = stage
  const grow = growth(stage)
  const sprites: Sprite[] = []
  const count = Math.round(most * (0.35 + 0.65 * stage.detail))
  const start = stage.clearDepth + depths[0] * reach
  const end = Math.max(start + 10, Math.min(300, depths[1] * Math.max(1, reach * 0.7)))
  for (let i = 0; i < count; i++) {
    const z = start + random() ** 0.85 * (end - start)
    const x = (random() - 0.5) * 2.3 * stage.halfWidthAt(z)
    const height = (heights[0] + random() * (heights[1] - heights[0])) * grow
    const texture = textures[Math.floor(random() * textures.length)]
    const flip = random() < 0.5
    const open = (stage.groupHalfWidth * 0.8 + clearing * reach) * (1 - Math.min(1, (z - start) / (end - start) / 0.45))
    const y = ground(x, z)
    if (Math.abs(x) < open || where?.(x, z, y) === false) continue
    sprites.push(sprite(texture, x, y - 0.03 * height, z, height, flip))
  }
  return sprites
}

/**
 * Tall trees at the picture's edges, from the foreground to the middle ground: they frame the subject and lead the eye to it. `share` is their
 * height as a share of the picture's height at their depth.
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
  readonly tint?: Rgb
  /** Keep off the ground of the subjects. */
  readonly aside?: boolean
  readonly scenery?: string
  readonly stems?: number
  readonly where?: Where
}

/** Low plants on the ground: grass, ferns, flowers. `depths` are meters at reach 1; negative is in front of the subjects. */
export function growPlants(stage: Stage, ground: Ground, kinds: readonly string[], most: number, depths: Range, heights: Range,
  { tint, aside, scenery = 'grass', stems = 1, where }: Growth = {}): Sprite[] {
  if (!stage.allows(scenery) || !stage.allows('plants')) return []
  const { random, reach } = stage
  const textures = kinds.flatMap((kind) => [0, 1, 2].map((look) => plantTexture(kind, look, stems, tint, stage.snow ? 1 : 0)))
  const sprites: Sprite[] = []
  const count = Math.round(most * (0.3 + 0.7 * stage.detail))
  const near = depths[0] * reach
  const far = depths[1] * reach
  for (let i = 0; i < count; i++) {
    const z = near + random() ** 0.8 * (far - near)
    const x = (random() - 0.5) * 2.1 * stage.halfWidthAt(z)
    const height = (heights[0] + random() * (heights[1] - heights[0])) * Math.min(2, Math.max(0.5, reach))
    const texture = textures[Math.floor(random() * textures.length)]
    const flip = random() < 0.5
    const margin = stage.groupHalfWidth * (z < 0 ? 1.05 + z / stage.distance : 1.05) + height * 0.4
    if (z < stage.clearDepth + 0.2 * reach && Math.abs(x) < (aside === false ? 0 : margin)) continue
    const y = ground(x, z)
    if (where?.(x, z, y) === false) continue
    sprites.push(sprite(texture, x, y - 0.04 * height, z, height, flip))
  }
  return sprites
}
