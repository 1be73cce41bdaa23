import type { Box, Decal, PointLight, Rgb, Scene, Sky, Solid, Sprite } from '../render/scene.ts'
import type { Terrain } from '../render/terrain.ts'
import type { SceneGraph, TimeOfDay } from '../scene-graph.ts'
import type { Take } from './takes/take.ts'

/**
 * What a setting is told before it is built. The first row of subjects stands on z = 0 around x = 0; the camera looks along +z from
 * (0, eye, -distance). Scenery goes behind `clearDepth`, beside the subjects, or at the picture's edges (`halfWidthAt`).
 */
export type Stage = {
  readonly seed: number
  /** What the seed chooses of camera, light and surroundings. */
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
  /** Size of the stage against a person's: 1 when the camera stands 4.5 m away. Spacing of scenery grows with it. */
  readonly reach: number
  /** Scale of what lies far away, which grows with `reach` but less. */
  readonly far: number
  /** Where this seed reads the noise that shapes land. */
  readonly origin: { readonly x: number; readonly z: number }
  /** 1 or -1: the side to which the seed puts what stands on one side only. */
  readonly side: 1 | -1
  /** Behind this depth no subject stands. */
  readonly clearDepth: number
  /** Half the width the subjects take, meters. */
  readonly groupHalfWidth: number
  readonly time: TimeOfDay
  readonly season: NonNullable<SceneGraph['season']>
  readonly night: boolean
  readonly snow: boolean
  readonly rain: boolean
  readonly weather: ReadonlySet<string>
  /** Amount of scenery, 0 bare … 1 full. */
  readonly detail: number
  /** True when this scenery id may appear ("trees", "people", "clouds", "snow", "stars" …). */
  readonly allows: (scenery: string) => boolean
  readonly mood: ReadonlySet<string>
  /** Light words of the prompt ("neon", "candlelight" …). */
  readonly light: ReadonlySet<string>
  /** Colors asked for the picture as a whole, linear. */
  readonly palette: readonly Rgb[]
  /** What a field of flowers is sown with, when the prompt says so. */
  readonly flower: string | undefined
  /** Colors asked for its flowers, linear. */
  readonly flowerColors: readonly Rgb[]
  /** What a forest is grown with, when the prompt says so. */
  readonly tree: string | undefined
  /** The sea has mountains on its far shore. */
  readonly farShore: boolean
  /** The lake is frozen over. */
  readonly frozen: boolean
  /** Words to letter on signs of the place. */
  readonly texts: readonly string[]
  /** Extra scenery the style wants ("gears", "neon-signs" …). */
  readonly props: ReadonlySet<string>
  /** How the subjects stand: on the ground, on water, or free in air or water. */
  readonly footing: Footing
  /** What the prompt says the floor is made of; the plain backdrop and rooms follow it. */
  readonly floor?: SceneGraph['floor']
  /** The color of that, if one is asked for. */
  readonly floorColor?: Rgb
  /** The subject is furniture that belongs against the wall: the back wall comes up to it. */
  readonly atWall: boolean
  /** True when nothing stands in the place: the place itself is the picture. */
  readonly empty: boolean
  /** All subjects fly: nothing needs ground to stand on. */
  readonly airborne: boolean
  /** The building behind the subjects: where its middle and its front stand, and half its width, meters. */
  readonly backdrop?: { readonly x: number; readonly front: number; readonly half: number }
  /** True when a large building stands among the subjects: the place needs none of its own there. */
  readonly hasBuilding: boolean
  /** True when a big wheel is among the subjects: a fair needs none of its own. */
  readonly hasWheel: boolean
  /** True when someone can sit down on one of the subjects: a room needs no sofa of its own. */
  readonly hasSeat: boolean
  /** True when a bed is among the subjects: a bedroom needs none of its own. */
  readonly hasBed: boolean
  /** True when a bathtub or a shower is among the subjects: a bathroom needs no tub of its own. */
  readonly hasBath: boolean
  /** True when trees are among the subjects: they frame the picture themselves. */
  readonly hasTrees: boolean
  /** True when fireworks are among the subjects: the sky is theirs. */
  readonly hasFireworks: boolean
  /** In a parallel view, the block that the place is cut to: half its side, its middle's depth, boats on it, where others stand. */
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
  /** Height of what things stand on at (x, z). */
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
  /** Changes the sky of the time and weather to the place's own. */
  readonly sky?: (sky: Sky) => Sky
}

/** One kind of place; those of one kin share a file. */
export type Setting = {
  readonly id: string
  /** Rooms have walls: weather stays outside, subjects keep within them. */
  readonly indoor?: boolean
  /** How things without feet on the ground are placed. Default: everything stands. */
  readonly footing?: (category: string) => Footing
  /** Time of day when the prompt names none. */
  readonly time?: TimeOfDay
  /** The same when snow lies and nothing stands there. */
  readonly snowTime?: TimeOfDay
  readonly season?: Stage['season']
  /** The same place for a parallel view, where that is built in another way. */
  readonly model?: Setting
  /** The same place for a view from the air, where that is built in another way. */
  readonly fromAbove?: Setting
  /** It is such a place: shown steeply, without a horizon. */
  readonly isSeenFromAbove?: boolean
  /** It is such a model, and stands as one also when it is empty. */
  readonly block?: boolean
  /** Snow lies here whatever the weather. */
  readonly snowy?: boolean
  /** Least height of the camera as a share of the tallest subject, where the place lies below the eye. */
  readonly lookout?: number
  /** The subjects stand on a height: the camera stays below their feet by this share of the tallest, and shows the slope. */
  readonly raised?: number
  /** How far behind the subjects what bursts in the sky hangs, where something of the place would else be behind it. */
  readonly beyond?: (plan: Pick<Stage, 'clearDepth' | 'distance'>) => number
  /** The camera of a picture of the place alone: distance as for a subject of this height filling half the picture. */
  readonly vista: { readonly height: number; readonly eye: number; readonly horizon: number; readonly fov?: number }
  readonly build: (stage: Stage) => Place
}

/** What a setting builds: its ground lies flat at height 0 unless it says otherwise. */
export type BuiltPlace = Omit<Place, 'ground'> & Partial<Pick<Place, 'ground'>>

const flat = () => 0

export function defineSetting(id: string, about: Omit<Setting, 'id' | 'build'>, build: (stage: Stage) => BuiltPlace): Setting {
  return { ...about, id, build: (stage) => ({ ground: flat, ...build(stage) }) }
}
