import type { KitInput } from '../../builder/index.ts'
import type { Look } from '../person.ts'

/** "#rrggbb" as a canvas color: darker or lighter by `factor`, warmer by `warm`, with an alpha. */
export function tint(hex: string, factor: number, warm = 0, alpha = 1): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number, add: number) => Math.max(0, Math.min(255, Math.round(((value >> shift) & 255) * factor + add)))
  return `rgba(${channel(16, warm * 30)},${channel(8, 0)},${channel(0, -warm * 10)},${alpha})`
}

/** Perceived lightness 0 … 1. */
export function lightness(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  return (0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255)) / 255
}

/** The color at `share` of the way from `from` to `to`, as "#rrggbb". */
export function between(from: string, to: string, share: number): string {
  const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(1), 16))
  const channel = (shift: number) => {
    const [low, high] = [(a >> shift) & 255, (b >> shift) & 255]
    return Math.round(low + (high - low) * share).toString(16).padStart(2, '0')
  }
  return `#${channel(16)}${channel(8)}${channel(0)}`
}

/** Face paint on top of the person's look. */
export type FacePaint = 'clown' | 'skull' | 'zombie' | 'vampire' | 'geisha' | 'domino' | 'eyepatch' | 'war' | 'mime' | 'alien' | 'demon' | 'straw'

/** One face to draw: units are skull radii, x to the viewer's right, y up, origin at the center of the head. */
export type FaceSpec = {
  readonly look: Look
  readonly manner: KitInput['faces']
  readonly skin: string
  readonly hair: string
  readonly iris: string
  readonly paint?: FacePaint
  /** Direction of the gaze: radians to the viewer's left of straight ahead. */
  readonly glance: number
  readonly bearded: boolean
}

/** Positions of the face's parts, in the same units. */
export type FaceLayout = {
  readonly eyeX: number
  readonly eyeY: number
  readonly eyeW: number
  readonly eyeH: number
  readonly browY: number
  readonly mouthY: number
  readonly mouthW: number
}

/** Positions of a face's parts by age, sex and style. */
export function layoutOf({ look, manner }: FaceSpec): FaceLayout {
  const { face, age, fem } = look
  const child = age === 'child' || age === 'baby'
  const grow = { natural: 0.97, anime: 1.14, cartoon: 1.16, ink: 0.94, simple: 0.8 }[manner]
  const size = 0.2 * grow * face.eyeSize * (child ? (manner === 'natural' ? 1.06 : manner === 'anime' ? 1.08 : 1.16) : age === 'old' ? 0.88 : 0.96 + 0.08 * fem)
  const tall = { natural: 0.82, anime: 1.36, cartoon: child ? 1.3 : 1.1, ink: 0.9, simple: 1.2 }[manner]
  return {
    eyeX: 0.385 * face.eyeGap * (manner === 'anime' ? 1.02 : 1),
    eyeY: child ? -0.1 : manner === 'anime' ? -0.08 : -0.02,
    eyeW: size,
    eyeH: size * tall,
    browY: { natural: 0.305, anime: 0.39, cartoon: 0.34, ink: 0.32, simple: 0.34 }[manner] + (child ? 0.01 : 0),
    mouthY: (child ? -0.6 : -0.6 - 0.03 * (1 - fem)) - (manner === 'natural' && !child ? 0.03 : 0),
    mouthW: 0.25 * face.mouth * (child ? 0.82 : 1 - 0.12 * fem) * (manner === 'anime' ? 0.52 : manner === 'natural' ? 1.12 : 1),
  }
}
