import type { Box, Decal, PointLight, Rgb, Scene, Sky, Solid, Sprite } from '../render/scene.ts'
import type { Terrain } from '../render/terrain.ts'
import type { SceneGraph, TimeOfDay } from '../scene-graph.ts'
import type { Take } from './takes/take.ts'

/**
 * Input of a setting's build. The first row of subjects stands at z = 0 around x = 0; the camera looks along +z from (0, eye, -distance).
 * Scenery goes behind `clearDepth`, beside the subjects, or at the picture's edges (`halfWidthAt`).
 */
export type Stage = {
  readonly seed: number
  /** Choices of the seed for camera, light and surroundings. */
  readonly take: Take
  readonly random: () => number
  readonly aspect: number
  /** Meters from the camera to the first row of subjects. */
  readonly distance: number
  /** Camera height over the ground, meters. */
  readonly eye: number
  /** Half of the picture's width in meters at depth z. */
  readonly halfWidthAt: (z: number) => number
  /** Half of the picture's height in meters at depth z. */
  readonly halfHeightAt: (z: number) => number
  /** Size of the stage relative to a person: 1 when the camera stands 4.5 m away. Spacing of scenery grows with it. */
  readonly reach: number
  /** Scale of distant scenery, which grows more slowly than `reach`. */
  readonly far: number
  /** Where this seed samples the noise that shapes land. */
  readonly origin: { readonly x: number; readonly z: number }
  /** 1 for right or -1 for left, as the seed picks: the side of the sun, and of scenery on one side only. */
  readonly side: 1 | -1
  /** No subject stands behind this depth. */
  readonly clearDepth: number
  /** Half the width that the subjects take, meters. */
  readonly groupHalfWidth: number
  readonly time: TimeOfDay
  readonly season: NonNullable<SceneGraph['season']>
  readonly night: boolean
  readonly snow: boolean
  readonly rain: boolean
  readonly weather: ReadonlySet<string>
  /** Amount of scenery, 0 bare … 1 full. */
  readonly detail: number
  /** True when scenery with this id may appear ("trees", "people", "clouds", "snow", "stars" …). */
  readonly allows: (scenery: string) => boolean
  readonly mood: ReadonlySet<string>
  /** Light words of the prompt ("neon", "candlelight" …). */
  readonly light: ReadonlySet<string>
  /** Colors that the prompt asks for the whole picture, linear. */
  readonly palette: readonly Rgb[]
  /** The flower that grows in a field, if the prompt names one. */
  readonly flower: string | undefined
  /** Colors that the prompt asks for the flowers, linear. */
  readonly flowerColors: readonly Rgb[]
  /** The tree that a forest consists of, if the prompt names one. */
  readonly tree: string | undefined
  /** True when the sea has mountains on its far shore. */
  readonly farShore: boolean
  /** True when the lake is frozen over. */
  readonly frozen: boolean
  /** Words for the signs of the place. */
  readonly texts: readonly string[]
  /** Extra scenery that the style asks for ("gears", "neon-signs" …). */
  readonly props: ReadonlySet<string>
  /** Whether the subjects stand on the ground, on water, or float in air or water. */
  readonly footing: Footing
  /** The floor material that the prompt names; the plain backdrop and rooms follow it. */
  readonly floor?: SceneGraph['floor']
  /** The floor's color, if the prompt names one. */
  readonly floorColor?: Rgb
  /** The subject is furniture that belongs against a wall: the back wall is moved up to it. */
  readonly atWall: boolean
  /** True when no subject stands in the place: the place itself is the picture. */
  readonly empty: boolean
  /** True when all subjects fly: nothing needs ground to stand on. */
  readonly airborne: boolean
  /** The building behind the subjects: positions of its middle and its front, and half its width, meters. */
  readonly backdrop?: { readonly x: number; readonly front: number; readonly half: number }
  /** True when a large building is among the subjects: the place adds none of its own. */
  readonly hasBuilding: boolean
  /** True when a Ferris wheel is among the subjects: a fair adds none of its own. */
  readonly hasWheel: boolean
  /** True when one of the subjects is something to sit on: a room adds no sofa. */
  readonly hasSeat: boolean
  /** True when a bed is among the subjects: a bedroom adds none of its own. */
  readonly hasBed: boolean
  /** True when a bathtub or a shower is among the subjects: a bathroom adds no tub. */
  readonly hasBath: boolean
  /** True when trees are among the subjects: they frame the picture themselves. */
  readonly hasTrees: boolean
  /** True when fireworks are among the subjects: the sky is left to them. */
  readonly hasFireworks: boolean
  /** In a parallel view, the block that the place is cut to: half its side, depth of its middle, boats on it, where the others stand. */
  readonly block?: {
    readonly half: number
    readonly z: number
    readonly boats: readonly { readonly x: number; readonly z: number; readonly half: number }[]
    readonly land?: readonly [x: number, z: number]
    readonly landHalf: number
  }
}

export type Footing = 'ground' | 'water' | 'air'

/** A built place, ready to be joined with subjects. */
export type Place = {
  /** Ground height at (x, z). */
  readonly ground: (x: number, z: number) => number
  readonly terrain?: Terrain
  readonly water?: Scene['water']
  readonly wetness?: number
  readonly solids?: readonly Solid[]
  readonly boxes?: readonly Omit<Box, 'instance'>[]
  readonly sprites?: readonly Sprite[]
  readonly lights?: readonly PointLight[]
  readonly decals?: readonly Decal[]
  readonly weather?: Partial<Scene['weather']>
  /** Multiplies the exposure. */
  readonly exposure?: number
  /** Turns the sky of the time and weather into the place's own. */
  readonly sky?: (sky: Sky) => Sky
}

/** One kind of place; related settings share a file. */
export type Setting = {
  readonly id: string
  /** Rooms have walls: weather stays outside, subjects stay inside. */
  readonly indoor?: boolean
  /** Footing of a category of subjects. Default: ground. */
  readonly footing?: (category: string) => Footing
  /** Time of day if the prompt names none. */
  readonly time?: TimeOfDay
  /** The same for a snowy place without subjects. */
  readonly snowTime?: TimeOfDay
  readonly season?: Stage['season']
  /** The setting to use for a parallel view, if it differs. */
  readonly model?: Setting
  /** The setting to use for a view from the air, if it differs. */
  readonly fromAbove?: Setting
  /** True for a setting built for a view from the air: shown steeply, without a horizon. */
  readonly isSeenFromAbove?: boolean
  /** True for a setting built as a model, which is shown as one even without subjects. */
  readonly block?: boolean
  /** Snow lies here in any weather. */
  readonly snowy?: boolean
  /** Min camera height as a share of the tallest subject, for a place below eye level. */
  readonly lookout?: number
  /** The subjects stand on a rise: the camera stays below their feet by this share of the tallest and shows the slope. */
  readonly raised?: number
  /** How far behind the subjects fireworks burst, so that no scenery of the place is behind them. */
  readonly beyond?: (plan: Pick<Stage, 'clearDepth' | 'distance'>) => number
  /** Camera for a picture of the place alone: its distance is that at which a subject of this height would fill half the picture. */
  readonly vista: { readonly height: number; readonly eye: number; readonly horizon: number; readonly fov?: number }
  readonly build: (stage: Stage) => Place
}

/** Result of a setting's build; its ground is flat at height 0 by default. */
export type BuiltPlace = Omit<Place, 'ground'> & Partial<Pick<Place, 'ground'>>

const flat = () => 0

export function defineSetting(id: string, about: Omit<Setting, 'id' | 'build'>, build: (stage: Stage) => BuiltPlace): Setting {
  return { ...about, id, build: (stage) => ({ ground: flat, ...build(stage) }) }
}
