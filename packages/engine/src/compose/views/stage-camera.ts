import type { Box, Camera } from '../../render/scene.ts'
import { isometricCamera, levelCamera } from '../camera.ts'
import type { StagePlan } from '../plan.ts'
import type { Footing, Place, Setting, Stage } from '../setting.ts'

export function cameraOf(plan: StagePlan, aspect: number, base: number): Camera {
  if (plan.orthographic) return isometricCamera([0, base + plan.middle, plan.middleZ], plan.halfShort)
  const camera = levelCamera(base, plan.eye, plan.distance, plan.fov, aspect, plan.foot)
  return plan.pan ? panned(camera, plan.pan) : camera
}

/** A camera turned about its own position; the target's depth stays the same. */
function panned({ position, target, ...camera }: Camera, angle: number): Camera {
  const far = target[2] - position[2]
  return { ...camera, position, target: [position[0] + far * Math.sin(angle), target[1], position[2] + far * Math.cos(angle)] }
}

export const distanceOf = ({ position, target }: Camera): number => Math.hypot(position[0] - target[0], position[1] - target[1], position[2] - target[2])

/** Removes scenery that would hide the subject from a camera above the front left. */
export function openedUp(place: Place, stage: Stage): Place {
  const left = -stage.groupHalfWidth * 0.95
  const tall = 1.2 * Math.max(0.5, stage.reach)
  // A house is shown as a model on its plot, without neighbors in the picture.
  const alone = stage.hasBuilding
  // Things that hang over subjects stay; in a place without subjects they would be roofs of houses that were removed.
  return {
    ...place,
    boxes: (place.boxes ?? []).filter(
      ({ min, max }) => max[1] < tall || (!alone && !stage.empty && min[1] > tall * 3) || (!alone && max[0] > left && max[2] > 0),
    ),
    sprites: (place.sprites ?? []).filter(({ position, height }) => height < tall || (position[0] > left && position[2] > 0)),
  }
}

/** Min height of a ceiling over the subject, meters above its ground. */
const OVERHEAD = 1.8

/** Removes the ceiling of a room that is looked down on. */
export function unroofed(boxes: Place['boxes'], camera: Camera): readonly Omit<Box, 'instance'>[] {
  const over = ({ min, max }: Omit<Box, 'instance'>): boolean => min[1] > OVERHEAD && min[0] < 0 && max[0] > 0 && min[2] < 0 && max[2] > 0
  return (boxes ?? []).filter((box) => !over(box) || (!camera.orthographic && camera.position[1] < box.min[1]))
}

/** Lifts a camera that would be inside a hillside; the picture shifts with it, less if nothing flies. */
export function clearOfGround(camera: Camera, place: Place, footing: Footing, flying: boolean): Camera {
  if (camera.orthographic || footing === 'air') return camera
  const [x, y, z] = camera.position
  const least = place.ground(x, z) + Math.min(0.4, 0.3 * Math.abs(y))
  if (y >= least) return camera
  const up = least - y
  return { ...camera, position: [x, least, z], target: [camera.target[0], camera.target[1] + up * (flying ? 1 : 0.35), camera.target[2]] }
}

/** Focus distance from which a photograph is sharp everywhere. */
const ALL_SHARP = 22
const AIRLESS = new Set(['orbit', 'space', 'galaxy'])

/** Without subjects the focus is where the place is interesting: the back of a room, the middle distance of a landscape. */
export function focusOf(stage: Stage, setting: Setting, plan: StagePlan): number {
  // In space there is no air and no near and far: the earth below is as sharp as the subject above it.
  if (AIRLESS.has(setting.id)) return Math.max(ALL_SHARP, plan.distance)
  if (!stage.empty && (!stage.airborne || setting.indoor)) return plan.distance
  return setting.indoor ? plan.distance + 2 : Math.max(ALL_SHARP, plan.distance * 5)
}
