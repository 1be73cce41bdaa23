import type { Rgb, Scene } from '../render/scene.ts'
import { grayLevel } from './sky-tint.ts'

/** Moves the colors of sky and lights away from or toward gray, as the style asks. */
export function saturateScene(scene: Scene, amount: number): Scene {
  if (amount === 1) return scene
  const turn = (color: Rgb): Rgb => {
    const level = grayLevel(color)
    const move = (value: number) => Math.max(0, level + (value - level) * amount)
    return [move(color[0]), move(color[1]), move(color[2])]
  }
  const { sky } = scene
  return {
    ...scene,
    sky: {
      ...sky,
      zenith: turn(sky.zenith),
      horizon: turn(sky.horizon),
      cloudLit: turn(sky.cloudLit),
      cloudDark: turn(sky.cloudDark),
      ambient: turn(sky.ambient),
      ...(sky.fogColor ? { fogColor: turn(sky.fogColor) } : {}),
    },
    lights: scene.lights.map((light) => ({ ...light, color: turn(light.color) })),
  }
}
