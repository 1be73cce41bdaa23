import { boundsOf, placeBody } from '../../kits/builder/kit-builder.ts'
import type { Box, Camera, Sky, Solid, Vec3 } from '../../render/scene.ts'
import { ISO_PITCH, isometricCamera } from '../camera.ts'
import type { StagePlan } from '../plan.ts'
import type { Place, Setting, Stage } from '../setting.ts'

/** A room shown as a model: a floor with two walls, open above and toward the viewer. */
export type Cutaway = { readonly left: number; readonly right: number; readonly front: number; readonly back: number; readonly top: number }

/** Min half width of such a room, space beside and in front of the subjects, and depth behind them; meters. */
const MIN_HALF = 2.1
const BESIDE = 0.95
const BEFORE = 0.7
const MIN_FRONT = -1.15
const BEHIND = 2.6
const HIGH = 2.35
/** Thickness of its walls and of its floor. */
const WALL = 0.13
const FLOOR = 0.2
/** Things that float at or above this height hang from a ceiling that the model lacks. */
const HUNG = 1.35
/** Share of the picture that the model fills. */
const FILL = 0.9
const BARE = /^(studio|window-table|still-life|space|.*-backdrop)$/

/** True for places that are rooms: paper backdrops and tabletops have no walls to cut open. */
export const isRoom = ({ id, indoor }: Setting): boolean => indoor === true && !BARE.test(id)

/** Stage values for a room no larger than its model. */
export function modelStage(plan: StagePlan): Partial<Stage> {
  const half = Math.max(MIN_HALF, plan.groupHalfWidth + BESIDE)
  return { halfWidthAt: () => half / 0.9, halfHeightAt: () => 0.9, distance: 1.4, eye: 0.6, reach: 1, far: 1 }
}

/** The room bounded by the walls closest to the subjects. */
function roomOf(boxes: NonNullable<Place['boxes']>, plan: StagePlan): Cutaway {
  const half = Math.max(MIN_HALF, plan.groupHalfWidth + BESIDE)
  const tall = boxes.filter(({ min, max }) => max[1] - min[1] > 1.8 && min[1] < 0.5)
  const broad = (a: number, { min, max }: Pick<Box, 'min' | 'max'>) => max[a] - min[a] > half
  const backs = tall.filter((box) => broad(0, box) && box.min[2] >= plan.clearDepth).map(({ min }) => min[2])
  const rights = tall.filter((box) => broad(2, box) && box.min[0] > 0).map(({ min }) => min[0])
  const lefts = tall.filter((box) => broad(2, box) && box.max[0] < 0).map(({ max }) => max[0])
  const front = Math.min(MIN_FRONT, ...plan.groups.map(({ cluster, spot }) => spot.z + cluster.extent.min[2] - BEFORE))
  return {
    left: Math.max(-half, ...lefts),
    right: Math.min(half, ...rights),
    front,
    back: backs.length > 0 ? Math.min(...backs) : plan.clearDepth + BEHIND,
    top: HIGH,
  }
}

/** Cuts a built place down to the model: walls and floors are cut, other things not wholly inside are removed. */
export function cutAway(place: Place, plan: StagePlan): { readonly place: Place; readonly room: Cutaway } {
  const room = roomOf(place.boxes ?? [], plan)
  const low: Vec3 = [room.left, -FLOOR, room.front]
  const high: Vec3 = [room.right + WALL, room.top, room.back + WALL]
  const boxes = (place.boxes ?? []).flatMap((box) => {
    const min = box.min.map((at, axis) => Math.max(at, low[axis])) as unknown as Vec3
    const max = box.max.map((at, axis) => Math.min(at, high[axis])) as unknown as Vec3
    return min.every((at, axis) => at < max[axis] - 0.002) ? [{ ...box, min, max }] : []
  })
  const within = ([x, y, z]: Vec3): boolean => x > room.left && x < room.right + WALL && z > room.front && z < room.back + WALL && y < HUNG
  /** True for a body whose ends are both inside. */
  const holds = ({ kit, position, scale, yaw }: Solid): boolean => {
    const { min, max } = boundsOf([placeBody(kit, position, scale, yaw)])
    return within(min) && within([max[0], min[1], max[2]])
  }
  const atWall = ([x, y, z]: Vec3): boolean => y < room.top && x > room.left && x < room.right + WALL && z < room.back + WALL && z > room.back - 0.3
  return {
    room,
    place: {
      ...place,
      boxes,
      solids: (place.solids ?? []).filter((solid) => holds(solid) || atWall(solid.position)),
      sprites: (place.sprites ?? []).filter(({ position }) => within(position)),
      sky: (sky) => beforePaper(place.sky ? place.sky(sky) : sky),
    },
  }
}

/** The room's light comes from the open side; around the model there is plain paper. */
function beforePaper(sky: Sky): Sky {
  return {
    ...sky,
    sunDirection: [-0.42, 0.74, -0.53],
    airless: false,
    zenith: [0.5, 0.6, 0.74],
    horizon: [0.72, 0.74, 0.76],
    glow: [0, 0, 0],
    clouds: 0,
    haze: 0,
  }
}

/** Parallel camera that shows the whole model in the middle of the picture. */
export function modelCamera(room: Cutaway, aspect: number): Camera {
  const [cos, sin] = [Math.cos(ISO_PITCH), Math.sin(ISO_PITCH)]
  const across: number[] = []
  const up: number[] = []
  for (const x of [room.left, room.right + WALL])
    for (const z of [room.front, room.back + WALL])
      for (const y of [-FLOOR, room.top]) {
        across.push((x - z) * Math.SQRT1_2)
        up.push(y * cos + (x + z) * Math.SQRT1_2 * sin)
      }
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const half = (values: readonly number[]) => (Math.max(...values) - Math.min(...values)) / 2
  const [wide, tall] = [half(across), half(up)]
  const shorter = aspect >= 1 ? Math.max(tall, wide / aspect) : Math.max(wide, tall * aspect)
  // The target is at the middle height of the picture, on the line of sight through the middle of the floor.
  const x = (room.left + room.right) / 2
  const z = (room.front + room.back) / 2
  const shift = middle(across) - (x - z) * Math.SQRT1_2
  const at: Vec3 = [x + shift * Math.SQRT1_2, (middle(up) - (x + z) * Math.SQRT1_2 * sin) / cos, z - shift * Math.SQRT1_2]
  return isometricCamera(at, shorter / FILL)
}
