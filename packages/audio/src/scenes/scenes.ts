import { BEATS } from './beats.ts'
import { BEDS } from './beds.ts'
import { FIRE } from './fire.ts'
import { NATURE } from './nature.ts'
import { PLACES } from './places.ts'
import type { Scene } from './scene.ts'
import { STREETS } from './streets.ts'
import { WATER } from './water.ts'

export const SCENES = {
  ...WATER,
  ...NATURE,
  ...FIRE,
  ...PLACES,
  ...STREETS,
  ...BEATS,
  ...BEDS,
} as const satisfies Record<string, Scene>

export type SceneId = keyof typeof SCENES
export const SCENE_IDS = Object.keys(SCENES) as readonly SceneId[]
