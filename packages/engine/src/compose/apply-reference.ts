import { mixColor } from '../kits/builder/kit-builder.ts'
import { type Look, luminance, type ReferenceSteer } from '../reference/read-reference.ts'
import type { Rgb, Scene, Vec3 } from '../render/scene.ts'

const MAX_EXPOSURE = 1.7
const MIN_EXPOSURE = 0.55
/** Max factor by which a channel may change, up or down. */
const MAX_TURN = 8
/** Darkest level that counts: ratios of darker levels are noise. */
const DARK = 0.004
/** Min difference between left and right for a picture to have a brighter side. */
const SIDED = 0.08

/** Shifts `color` in hue and saturation by the difference of `wanted` from `own`, and keeps its luminance. */
function recolored(color: Rgb, wanted: Rgb, own: Rgb, amount: number): Rgb {
  const share = (c: 0 | 1 | 2): number => {
    const turn = (wanted[c] + DARK) / luminance(wanted) / ((own[c] + DARK) / luminance(own))
    return color[c] * Math.min(MAX_TURN, Math.max(1 / MAX_TURN, turn))
  }
  const turned: Rgb = [share(0), share(1), share(2)]
  const k = luminance(color) / Math.max(1e-4, luminance(turned))
  return mixColor(color, [turned[0] * k, turned[1] * k, turned[2] * k], amount)
}

/**
 * Lets a reference picture steer sky colors, light, exposure and horizon height, scaled by its strength. Only the difference from `own` counts,
 * the look of the scene drawn without the reference: a scene's own picture changes nothing, so variations of variations keep their colors.
 */
export function applyReference(scene: Scene, reference: ReferenceSteer, own: Look): Scene {
  const { strength } = reference
  const { sky } = scene
  const dark: Rgb = [DARK, DARK, DARK]
  const safe = (color: Rgb): Rgb => (luminance(color) < DARK ? dark : color)
  const above = (color: Rgb, amount: number) => recolored(color, safe(reference.above), safe(own.above), strength * amount)
  const below = (color: Rgb, amount: number) => recolored(color, safe(reference.below), safe(own.below), strength * amount)
  const [sx, sy, sz] = sky.sunDirection
  const isSided = Math.min(Math.abs(reference.lightSide), Math.abs(own.lightSide)) > SIDED
  const turned = isSided && Math.sign(reference.lightSide) !== Math.sign(own.lightSide)
  const side: Vec3 = strength > 0.25 && turned ? [-sx, sy, sz] : sky.sunDirection
  const ratio = ((reference.brightness + DARK) / (own.brightness + DARK)) ** 0.45
  const exposure = Math.max(MIN_EXPOSURE, Math.min(MAX_EXPOSURE, ratio))
  return {
    ...scene,
    camera: { ...scene.camera, target: horizonTarget(scene, reference, own) },
    exposure: scene.exposure * (1 + (exposure - 1) * strength),
    sky: {
      ...sky,
      sunDirection: side,
      zenith: above(sky.zenith, 0.85),
      horizon: above(sky.horizon, 0.85),
      cloudLit: above(sky.cloudLit, 0.5),
      cloudDark: above(sky.cloudDark, 0.85),
      ambient: above(sky.ambient, 0.6),
      sunColor: above(sky.sunColor, 0.4),
      ground: below(sky.ground, 0.7),
      ...(sky.fogColor ? { fogColor: above(sky.fogColor, 0.85) } : {}),
    },
  }
}

/** Tips the lens a little toward the reference's horizon, never so far that subjects leave the picture. */
function horizonTarget(scene: Scene, reference: ReferenceSteer, own: Look): Vec3 {
  const { camera, height, width } = scene
  if (reference.horizon === undefined || own.horizon === undefined || camera.orthographic) return camera.target
  const half = Math.tan(camera.fov / 2) * (width >= height ? 1 : height / width)
  const distance = camera.target[2] - camera.position[2]
  const apart = reference.horizon - own.horizon
  const move = Math.max(-0.05, Math.min(0.05, apart * 0.4)) * reference.strength
  return [camera.target[0], camera.target[1] + move * 2 * half * distance, camera.target[2]]
}
