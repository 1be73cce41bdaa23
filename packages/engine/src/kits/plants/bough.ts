import type { Vec3 } from '../../render/scene.ts'
import { seededRandom } from '../builder/kit-builder.ts'
import type { Thing } from '../builder/thing.ts'
import { triples } from '../tuples.ts'

/** Where an old bough grows: out of the ground, bent over, and on across the picture. */
const BOUGH: readonly Vec3[] = triples([0.05, -1.3, -1.35, 0, -0.75, -1.3, 0.04, -0.25, -1.02, 0, -0.02, -0.55, 0.03, -0.02, 0.1, 0, 0.1, 0.8, 0.05, 0.34, 1.5])
const GIRTH = [0.34, 0.25, 0.2, 0.17, 0.14, 0.1, 0.03]
const TWIG = [0.065, 0.04, 0.015]
const TWIGS: readonly (readonly [from: Vec3, to: Vec3])[] = [[[0, -0.1, -1.02], [0.12, 0.62, -1.6]], [[0, 0.08, 0.75], [0.2, 0.66, 1.02]],
  [[0, -0.02, 0.2], [0.3, -0.42, 0.72]], [[0, 0.16, 0.95], [0.1, -0.16, 1.6]], [[0, 0.3, 1.36], [0.02, 0.72, 1.86]]]

/** A branch along which snow lies where the prompt's air or its own adjective says so. */
export function isSnowed({ input }: Thing): boolean {
  return input.snow === true || input.attributes.some((word) => /^snow(y|-covered)$/.test(word))
}

/** Snow along the upper side of a branch, thicker and thinner as it clings. */
export function layOnBranch(t: Thing, points: readonly Vec3[], radii: readonly number[]): void {
  const snow = t.fixed('#f3f7fc', 'matte')
  const at = ([x, y, z]: Vec3, radius: number): Vec3 => [x, y + radius * 0.62, z]
  for (let i = 0; i + 1 < points.length; i++) {
    const [from, to] = [at(points[i], radii[i]), at(points[i + 1], radii[i + 1])]
    const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + radii[i] * 0.3, (from[2] + to[2]) / 2]
    t.rod(from, middle, radii[i] * 0.74, snow, radii[i] * 0.9, 0.06)
    t.rod(middle, to, radii[i] * 0.9, snow, radii[i + 1] * 0.7, 0.06)
  }
}

/** Someone's place in a tree: a crooked bough with leafy twigs, bare ones in the snow. */
export function bough(t: Thing): void {
  const bark = t.main('#5f4630', 'stone', { pattern: { kind: 'noise', color: [0.05, 0.035, 0.022], scale: 8 } })
  t.tube([...BOUGH], GIRTH, bark, 0.05)
  const snowed = isSnowed(t)
  if (snowed) layOnBranch(t, BOUGH.slice(2), GIRTH.slice(2))
  const random = seededRandom(41)
  const leaf = ['#4c6a2c', '#6d8238', '#3c5a2a'].map((hex) => t.fixed(hex, 'matte'))
  for (const [from, to] of TWIGS) {
    const half: Vec3 = [from[0], (from[1] + to[1]) / 2 + 0.06, (from[2] + to[2]) / 2]
    t.tube([from, half, to], TWIG, bark, 0.03)
    if (snowed) layOnBranch(t, [from, half, to], TWIG)
    for (let i = 0; i < (snowed ? 0 : 8); i++) {
      const k = 0.45 + 0.65 * (i / 7)
      const at: Vec3 = [
        from[0] + (to[0] - from[0]) * k + (random() - 0.5) * 0.26,
        from[1] + (to[1] - from[1]) * k + (random() - 0.5) * 0.2,
        from[2] + (to[2] - from[2]) * k + (random() - 0.5) * 0.28]
      const down: Vec3 = [at[0] + (random() - 0.3) * 0.12, at[1] - 0.1, at[2] + (random() - 0.4) * 0.2]
      t.rod(at, down, 0.06, leaf[i % 3], 0.012)
    }
  }
  t.seat = [0.02, 0.12, -0.12]
}
