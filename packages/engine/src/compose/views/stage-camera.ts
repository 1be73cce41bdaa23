import type { Box, Camera } from '../../render/scene.ts'
import { isometricCamera, levelCamera } from '../camera.ts'
import type { StagePlan } from '../plan.ts'
import type { Footing, Place, Setting, Stage } from '../setting.ts'

export function cameraOf(plan: StagePlan, aspect: number, base: number): Camera {
  if (plan.orthographic) return isometricCamera([0, base + plan.middle, plan.middleZ], plan.halfShort)
  const camera = levelCamera(base, plan.eye, plan.distance, plan.fov, aspect, plan.foot)
  return plan.pan ? panned(camera, plan.pan) : camera
}

/** Turned about itself; the picture's middle stays as far away. */
function panned({ position, target, ...camera }: Camera, angle: number): Camera {
  const far = target[2] - position[2]
  return { ...camera, position, target: [position[0] + far * Math.sin(angle), target[1], position[2] + far * Math.cos(angle)] }
}

export const distanceOf = ({ position, target }: Camera): number => Math.hypot(position[0] - target[0], position[1] - target[1], position[2] - target[2])

/** Seen from the front left and from above, what stands there would hide the subject: it is taken away. */
export function openedUp(place: Place, stage: Stage): Place {
  const left = -stage.groupHalfWidth * 0.95
  const tall = 1.2 * Math.max(0.5, stage.reach)
  // A house is shown like a model on its plot: no neighbor cuts into the picture.
  const alone = stage.hasBuilding
  // What hangs over subjects stays; of a place alone that would be the roofs of the houses that were taken away.
  return {
    ...place,
    boxes: (place.boxes ?? []).filter(
      ({ min, max }) => max[1] < tall || (!alone && !stage.empty && min[1] > tall * 3) || (!alone && max[0] > left && max[2] > 0),
    ),
    sprites: (place.sprites ?? []).filter(({ position, height }) => height < tall || (position[0] > left && position[2] > 0)),
  }
}

/** What lies over the subject like a ceiling, meters above its ground. */
const OVERHEAD = 1.8

/** Looked down upon, a room has no ceiling: what stands below it is the picture. */
export function unroofed(boxes: Place['boxes'], camera: Camera): readonly Omit<Box, 'instance'>[] {
  const over = ({ min, max }: Omit<Box, 'instance'>): boolean => min[1] > OVERHEAD && min[0] < 0 && max[0] > 0 && min[2] < 0 && max[2] > 0
  return (boxes ?? []).filter((box) => !over(box) || (!camera.orthographic && camera.position[1] < box.min[1]))
}

/** Lifts a camera that would stand in a hillside; the picture shifts with it, less where nothing flies. */
export function clearOfGround(camera: Camera, place: Place, footing: Footing, flying: boolean): Camera {
  if (camera.orthographic || footing === 'air') return camera
  const [x, y, z] = camera.position
  const least = place.ground(x, z) + Math.min(0.4, 0.3 * Math.abs(y))
  if (y >= least) return camera
  const up = least - y
  return { ...camera, position: [x, least, z], target: [camera.target[0], camera.target[1] + up * (flying ? 1 : 0.35), camera.target[2]] }
}

/** Beyond it a photograph is sharp all over. */
const ALL_SHARP = 22
const AIRLESS = new Set(['orbit', 'space', 'galaxy'])

/** A place alone is sharp where its interest lies: the back of a room, the middle distance of a landscape. */
export function focusOf(stage: Stage, setting: Setting, plan: StagePlan): number {
  // In space there is no air, and no near and far: the earth below is as sharp as who is over it.
  if (AIRLESS.has(setting.id)) return Math.max(ALL_SHARP, plan.distance)
  if (!stage.empty && (!stage.airborne || setting.indoor)) return plan.distance
  return setting.indoor ? plan.distance + 2 : Math.max(ALL_SHARP, plan.distance * 5)
}
