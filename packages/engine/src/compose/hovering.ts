import type { Cluster } from './actor.ts'
import { halfExtents } from './camera.ts'
import type { Arrangement } from './frame.ts'

export const isFlier = ({ root: { entity } }: Cluster): boolean => /^(bird|insect):/.test(entity.kit) && entity.count > 2 && entity.id > 0

/** How far swimmers of a group float above and below each other, in heights of the tallest. */
const DRIFT = 0.3

/** Swimmers side by side float at different heights. */
export function driftOf(clusters: readonly Cluster[], i: number): number {
  if (clusters.length < 2 || clusters[i].root.category !== 'sea') return 0
  const tallest = Math.max(...clusters.map(({ extent }) => extent.max[1]))
  return DRIFT * tallest * Math.sin(i * 2.6 + 1)
}

/** Share of the picture's height by which floating things hang above their spot. */
const RAISED = 0.055

/** In space and under water the subjects float in the middle of the picture. */
export function hoverOf(cluster: Cluster, plan: Arrangement, aspect: number): number {
  return RAISED * 2 * halfExtents(plan.fov, aspect).y * plan.distance - cluster.extent.min[1]
}
