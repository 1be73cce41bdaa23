import type { Actor, Cluster, Role } from './actor.ts'

/** A cluster with its spot; `settle` puts it on the ground once the place is built. */
export type Group = {
  readonly role: Role
  readonly cluster: Cluster
  readonly spot: { readonly x: number; readonly z: number }
  /** Height over the stage when the place has no ground. */
  readonly hover: number
  readonly settle: (ground: number) => void
}

/** Camera and subjects, before the place around them exists. */
export type StagePlan = {
  readonly distance: number
  readonly eye: number
  readonly foot: number
  readonly fov: number
  readonly orthographic: boolean
  /** Half of the shorter side in meters, for parallel views. */
  readonly halfShort: number
  /** Middle height of the subjects, meters. */
  readonly middle: number
  /** Middle of the subjects from front to back, meters. */
  readonly middleZ: number
  readonly clearDepth: number
  readonly groupHalfWidth: number
  /** Height of the stage's own floor. */
  readonly surface: number
  readonly mainCategory: string
  /** How far the camera is turned to the right, radians; default 0. */
  readonly pan?: number
  /** True when the place is the picture and no subject stands in its middle. */
  readonly vista: boolean
  /** The table under all subjects when only its top is shown. */
  readonly top?: Actor
  /** The window, built into the place; `sill` when something is on it. */
  readonly window?: { readonly actor: Actor; readonly sill: boolean }
  readonly groups: readonly Group[]
}
