import type { Camera, Vec3 } from '../render/scene.ts'
import type { View } from '../scene-graph.ts'

/** How a view is framed. Fractions are of the picture's height, from the top. */
export type Framing = {
  readonly fov: number
  /** Max share of the picture's height that the subjects fill. */
  readonly fill: number
  /** Lowest row at which the subjects' feet may stand. */
  readonly foot: number
  /** Camera height as a share of the tallest subject. */
  readonly eye: number
  /** Part of the main subject that is framed, from the top down; 1 is all of it. */
  readonly part: number
  readonly orthographic: boolean
  /** Max camera height over distance where rows could be looked down on. */
  readonly steepest?: number
  /** Subjects overlap, as in a herd, seen from one of these camera heights over distance. */
  readonly overlap?: readonly number[]
  /** Margin at the sides, as a share of the picture's width. */
  readonly margin?: number
  /** Subjects stray from their row. */
  readonly stray?: boolean
  /** All stand in one row: the things around them need them together. */
  readonly oneRow?: boolean
  /** The subjects stand at `foot`, however low they are: the space above them matters, not the ground in front. */
  readonly low?: boolean
  /** The subject named first stands at the right. */
  readonly reversed?: boolean
  /** Camera height over distance that this take prefers where several stand in rows. */
  readonly tilt?: number
  /** Subjects stand close together and partly overlap: a still life. */
  readonly snug?: boolean
}

/** Share of the picture's height that a single subject of this category fills by default. */
// biome-ignore format: rows of a table
const FILL: Readonly<Record<string, number>> = {
  person: 0.78, fantasy: 0.7, 'sci-fi': 0.64, animal: 0.62, bird: 0.56, insect: 0.5, sea: 0.48, vehicle: 0.6, building: 0.74, plant: 0.8, food: 0.62,
  furniture: 0.56, shape: 0.68,
}

export function framingFor(view: View | undefined, category: string, count: number): Framing {
  const usual = FILL[category] ?? 0.6
  const base: Framing = {
    // A crowd is seen from afar through a long lens: the people at the back look as large as those in front.
    fov: count > 12 ? 0.14 : count > 6 ? 0.3 : count > 3 ? 0.5 : category === 'building' ? 0.8 : 0.66,
    fill: count > 12 ? 0.84 : count > 6 ? 0.8 : count > 3 ? 0.7 : usual,
    foot: category === 'building' ? 0.82 : 0.88,
    eye: category === 'building' ? 0.3 : category === 'person' ? 0.6 : category === 'food' ? 1.1 : 0.72,
    part: 1,
    orthographic: false,
  }
  switch (view) {
    case 'close-up':
      return { ...base, part: category === 'person' ? 0.3 : 0.6, fill: 0.86, fov: 0.5, eye: 0.9 }
    case 'portrait':
      return { ...base, part: category === 'person' ? 0.36 : 0.78, fill: 0.84, fov: 0.5, eye: 0.87 }
    case 'macro':
      return { ...base, part: category === 'plant' ? 0.42 : 1, fill: 0.72, fov: 0.5, eye: 0.8 }
    case 'wide':
      return { ...base, fill: Math.max(0.26, base.fill * 0.5), foot: 0.82, fov: 0.95 }
    case 'aerial':
      return { ...base, fill: Math.max(0.34, base.fill * 0.7), eye: 3.2, foot: 0.8 }
    case 'low-angle':
      return { ...base, eye: 0.12, foot: 0.94, fill: Math.min(0.86, base.fill * 1.2), fov: 0.85 }
    case 'isometric':
      return { ...base, orthographic: true, fill: Math.min(0.6, base.fill) }
    default:
      return base
  }
}

/** Half extents of the picture plane at distance 1. */
export function halfExtents(fov: number, aspect: number): { readonly x: number; readonly y: number } {
  const half = Math.tan(fov / 2)
  return aspect >= 1 ? { x: half * aspect, y: half } : { x: half, y: half / aspect }
}

/**
 * Camera at (0, ground + eye, -distance) that shows height `eye - fall` at depth 0 in the picture row `foot`: a level camera with a shifted
 * lens, so that verticals stay vertical.
 */
export function levelCamera(base: number, eye: number, distance: number, fov: number, aspect: number, foot: number): Camera {
  const { y } = halfExtents(fov, aspect)
  const shift = 2 * y * (foot - 0.5) - eye / distance
  const position: Vec3 = [0, base + eye, -distance]
  return { position, target: [0, base + eye + shift * distance, 0], fov }
}

/** Downward angle of a parallel camera, radians. */
export const ISO_PITCH = 0.58

/** Parallel camera looking down at the middle of the stage from the front left. */
export function isometricCamera(center: Vec3, halfShort: number): Camera {
  const far = 60
  const level = far * Math.SQRT1_2
  return { position: [center[0] - level, center[1] + far * Math.tan(ISO_PITCH), center[2] - level], target: center, fov: halfShort, orthographic: true }
}
