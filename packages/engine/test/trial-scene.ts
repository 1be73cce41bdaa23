import { valueNoise } from '../src/render/noise.ts'
import type { SpriteTexture } from '../src/render/painting.ts'
import type { Box, Scene, SolidKit, Vec3 } from '../src/render/scene.ts'

/** A ball of radius 1 that stands on y = 0: the simplest possible solid. */
export const BALL: SolidKit = {
  materials: [{ color: [0.8, 0.2, 0.1], fur: 0.3 }],
  primitives: [{ type: 'ellipsoid', center: [0, 1, 0], radii: [1, 1, 1], material: 0, blend: 0 }],
}

/** A kit with one primitive of every kind, blended. */
export const SAMPLER: SolidKit = {
  materials: [
    { color: [0.5, 0.5, 0.5], specular: 0.4 },
    { color: [0.2, 0.4, 0.8], metal: 0.5 },
  ],
  primitives: [
    { type: 'cone', a: [0, 0, 0], b: [0, 1, 0], ra: 0.3, rb: 0.15, material: 0, blend: 0 },
    { type: 'ellipsoid', center: [0, 1.2, 0], radii: [0.4, 0.25, 0.3], material: 1, blend: 0.1 },
    { type: 'box', center: [0.4, 0.4, 0], half: [0.2, 0.1, 0.1], round: 0.05, yaw: 0.4, material: 0, blend: 0.05 },
    { type: 'torus', center: [0, 0.6, 0], radius: 0.4, tube: 0.08, axis: 'y', material: 1, blend: 0.03 },
  ],
}

export const solidAt = (kit: SolidKit, position: Vec3, instance: number, scale = 1): Scene['solids'][number] => ({ kit, position, yaw: 0.6, scale, instance })

export const plainBox = (min: Vec3, max: Vec3, instance = 0): Box => ({ min, max, instance, face: (_axis, _u, _v, _x, _y, _z, out) => out.fill(0.5, 0, 3) })

/** A card whose middle half is opaque and green. */
export const CARD: SpriteTexture = {
  width: 32,
  height: 32,
  painted: () => ({
    width: 32,
    height: 32,
    albedo: Uint8Array.from({ length: 32 * 32 * 4 }, (_, i) => {
      const x = (i >> 2) % 32
      return (i & 3) === 3 ? (x >= 8 && x < 24 ? 255 : 0) : (i & 3) === 1 ? 120 : 40
    }),
    light: new Uint8Array(32 * 32).fill(200),
  }),
}

/** A small scene with everything in it: ground, pond, ball, box, card, lamp, clouds and fog. `changes` replaces parts. */
export const trialScene = (width: number, height: number, changes: Partial<Scene> = {}): Scene => ({
  width,
  height,
  camera: { position: [0, 1.6, -5], target: [0, 1.2, 0], fov: 0.9 },
  sky: {
    sunDirection: [-0.6, 0.6, -0.529],
    sunColor: [2.4, 2.2, 1.9],
    ambient: [0.5, 0.6, 0.8],
    ground: [0.3, 0.28, 0.22],
    zenith: [0.12, 0.33, 0.8],
    horizon: [0.6, 0.75, 0.95],
    glow: [0.3, 0.3, 0.25],
    sunDisc: 0,
    clouds: 0.6,
    cloudLit: [1.2, 1.2, 1.2],
    cloudDark: [0.6, 0.65, 0.8],
    stars: 0,
    moon: 0,
    fog: 0.006,
  },
  terrain: {
    height: (x, z) => 0.25 * valueNoise(x * 0.7, z * 0.7) - 0.1 - (x > 2.2 ? (x - 2.2) * 0.5 : 0),
    albedo: (x, _y, z, _ny, out) => {
      const n = valueNoise(x * 4, z * 4)
      out[0] = 0.2 + 0.1 * n
      out[1] = 0.3 + 0.1 * n
      out[2] = 0.1
    },
  },
  water: { y: -0.2, color: [0.02, 0.1, 0.12], ripple: 0.05 },
  wetness: 0,
  solids: [solidAt(BALL, [0, 0, 0], 1)],
  boxes: [plainBox([-2.6, -0.5, -0.5], [-1.6, 1.4, 0.5])],
  sprites: [{ position: [1.6, 0, 2], width: 1.2, height: 2.2, texture: CARD, flip: false, instance: 2 }],
  lights: [{ position: [-1, 2, -2], color: [0.6, 0.4, 0.2], radius: 5 }],
  weather: { rain: 0, snow: 0 },
  exposure: 1,
  focus: 5,
  ...changes,
})
