import type { Camera, Vec3 } from '../render/scene.ts'
import type { View } from '../scene-graph.ts'

/** How a kind of picture is framed. Fractions are of the picture's height, from the top. */
export type Framing = {
  readonly fov: number
  /** Share of the picture's height the subjects may fill. */
  readonly fill: number
  /** Where the subjects' feet may stand at the lowest. */
  readonly foot: number
  /** Camera height as a share of the tallest subject. */
  readonly eye: number
  /** Part of the main subject that is framed, from the top down; 1 is the whole of it. */
  readonly part: number
  readonly orthographic: boolean
  /** Greatest camera height over distance, where rows could be looked down on. */
  readonly steepest?: number
  /** Some stand before others, as in a herd, seen from one of these heights over distances. */
  readonly overlap?: readonly number[]
  /** Room at the sides, as a share of the picture's width. */
  readonly margin?: number
  /** No one keeps to the row. */
  readonly stray?: boolean
  /** Stands all in one row: what lies around them needs them together. */
  readonly oneRow?: boolean
  /** The subjects stand at `foot`, however low they are: what is over them is to be seen, not what is before them. */
  readonly low?: boolean
  /** The subject that was named first stands at the right. */
  readonly reversed?: boolean
  /** Camera height over distance that this take would rather have, where several stand in rows. */
  readonly tilt?: number
  /** Stands close together, one partly before another: a still life. */
  readonly snug?: boolean
}

/** Share of the picture's height that one subject of this category fills when nothing else is asked. */
// biome-ignore format: rows of a table
const FILL: Readonly<Record<string, number>> = {
  person: 0.78, fantasy: 0.7, 'sci-fi': 0.64, animal: 0.62, bird: 0.56, insect: 0.5, sea: 0.48, vehicle: 0.6, building: 0.74, plant: 0.8, food: 0.62,
  furniture: 0.56, shape: 0.68,
}

export function framingFor(view: View | undefined, category: string, count: number): Framing {
  const usual = FILL[category] ?? 0.6
  const base: Framing = {
    // A crowd is seen from afar through a long lens: those at the back are as large as those in front.
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
 * Camera at (0, ground + eye, -distance) that shows height `eye - fall` of depth 0 at the picture row `foot`: a level camera whose
 * lens is shifted, so that verticals stay vertical.
 */
export function levelCamera(base: number, eye: number, distance: number, fov: number, aspect: number, foot: number): Camera {
  const { y } = halfExtents(fov, aspect)
  const shift = 2 * y * (foot - 0.5) - eye / distance
  const position: Vec3 = [0, base + eye, -distance]
  return { position, target: [0, base + eye + shift * distance, 0], fov }
}

/** How steeply a parallel camera looks down, radians. */
export const ISO_PITCH = 0.58

/** Parallel camera looking down at the middle of the stage from the front left. */
export function isometricCamera(center: Vec3, halfShort: number): Camera {
  const far = 60
  const level = far * Math.SQRT1_2
  return { position: [center[0] - level, center[1] + far * Math.tan(ISO_PITCH), center[2] - level], target: center, fov: halfShort, orthographic: true }
}
