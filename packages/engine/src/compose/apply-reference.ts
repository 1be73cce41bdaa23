import { mixColor } from '../kits/kit-builder.ts'
import type { ReferenceSteer } from '../reference/read-reference.ts'
import type { Rgb, Scene, Vec3 } from '../render/scene.ts'

/** Luminance of an ordinary sunny picture: references above it brighten, below it darken. */
const USUAL_BRIGHTNESS = 0.22
const MOST_EXPOSURE = 1.7
const LEAST_EXPOSURE = 0.55

/** `color` with the hue and saturation of `wanted`, keeping its own strength. */
function recolored(color: Rgb, wanted: Rgb, amount: number): Rgb {
  const strength = color[0] * 0.2126 + color[1] * 0.7152 + color[2] * 0.0722
  const level = Math.max(0.01, wanted[0] * 0.2126 + wanted[1] * 0.7152 + wanted[2] * 0.0722)
  const k = strength / level
  return mixColor(color, [wanted[0] * k, wanted[1] * k, wanted[2] * k], amount)
}

/** Lets a reference picture steer sky colours, light, exposure and the height of the horizon, by its strength. */
export function applyReference(scene: Scene, reference: ReferenceSteer): Scene {
  const { strength } = reference
  const { sky, camera } = scene
  const accent = reference.palette[1]?.color ?? reference.above
  const towardsSky = (color: Rgb) => recolored(color, reference.above, strength * 0.85)
  const towardsGround = (color: Rgb) => recolored(color, reference.below, strength * 0.7)
  const [sx, sy, sz] = sky.sunDirection
  const wantedSide = Math.abs(reference.lightSide) > 0.08 ? Math.sign(reference.lightSide) : Math.sign(sx)
  const side: Vec3 = strength > 0.25 ? [Math.abs(sx) * wantedSide, sy, sz] : sky.sunDirection
  const ratio = Math.max(
    LEAST_EXPOSURE,
    Math.min(MOST_EXPOSURE, (reference.brightness / USUAL_BRIGHTNESS) ** 0.45),
  )
  return {
    ...scene,
    camera: { ...camera, target: horizonTarget(scene, reference) },
    exposure: scene.exposure * (1 + (ratio - 1) * strength),
    sky: {
      ...sky,
      sunDirection: side,
      zenith: towardsSky(sky.zenith),
      horizon: recolored(sky.horizon, mixColor(reference.above, accent, 0.35), strength * 0.85),
      cloudLit: recolored(sky.cloudLit, reference.above, strength * 0.5),
      cloudDark: towardsSky(sky.cloudDark),
      ambient: recolored(sky.ambient, reference.above, strength * 0.6),
      sunColor: recolored(sky.sunColor, accent, strength * 0.4),
      ground: towardsGround(sky.ground),
      ...(sky.fogColor ? { fogColor: towardsSky(sky.fogColor) } : {}),
    },
  }
}

/** Tips the lens a little towards the reference's horizon; never so far that subjects leave the picture. */
function horizonTarget(scene: Scene, reference: ReferenceSteer): Vec3 {
  const { camera, height, width } = scene
  if (reference.horizon === undefined || camera.orthographic) return camera.target
  const half = Math.tan(camera.fov / 2) * (width >= height ? 1 : height / width)
  const distance = camera.target[2] - camera.position[2]
  const shift = (camera.target[1] - camera.position[1]) / distance
  const current = 0.5 + shift / (2 * half)
  const move = Math.max(-0.05, Math.min(0.05, (reference.horizon - current) * 0.4)) * reference.strength
  return [camera.target[0], camera.target[1] + move * 2 * half * distance, camera.target[2]]
}
