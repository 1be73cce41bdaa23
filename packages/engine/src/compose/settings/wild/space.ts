import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { globeFace, worldOf } from '../../../kits/sky/planet-faces.ts'
import { quads } from '../../../kits/tuples.ts'
import type { Solid } from '../../../render/scene.ts'
import { airlessSky } from '../../scenery/airless.ts'
import { boulder } from '../../scenery/rocks.ts'
import { defineSetting, type Place, type Setting, type Stage } from '../../setting.ts'

/** A world far behind the subjects: its body, and the face painted on it. */
function farWorld(stage: Stage, x: number, y: number, z: number, radius: number): Pick<Place, 'solids' | 'decals'> {
  const kit = new KitBuilder()
  kit.sphere([0, 0, 0], 1, kit.material({ color: [0.4, 0.4, 0.4], specular: 0 }))
  const index = stage.seed % 8
  const { right: _, up: __, center: ___, ...face } = globeFace(`world:${index}`, worldOf(index).paint, [0, 0, 0], 1)
  return {
    solids: [{ kit: kit.build('far-world'), position: [x, y, z], yaw: 0, scale: radius, instance: 0 }],
    decals: [{ ...face, instance: 0, center: [x, y, z - radius], right: [radius, 0, 0], up: [0, radius, 0] }],
  }
}

function openSpace(id: string, galaxy: boolean): Setting {
  return defineSetting(id, { time: 'night', footing: () => 'air', vista: { height: 3, eye: 1.5, horizon: 0.5 } }, (stage) => {
    const side = stage.seed % 2 ? 1 : -1
    const z = stage.clearDepth + 9 * stage.reach
    const x = side * stage.halfWidthAt(z) * (stage.empty ? 0.42 : 0.62)
    const radius = stage.halfHeightAt(z) * (stage.empty ? 0.34 : 0.3)
    const high = stage.eye + stage.halfHeightAt(z) * (stage.empty ? -0.3 : 0.26)
    const rocks: Solid[] = stage.allows('rocks')
      ? quads([-0.7, 2.5, 0.34, -0.45, 0.8, 3.5, 0.5, -0.55, -0.45, 6, 0.44, 0.62, 0.2, 7, 0.4, -0.72, -0.9, 5, 0.6, 0.1])
          .slice(0, galaxy ? 2 : 5)
          .map(([column, depth, size, row], i) => {
            const rz = stage.clearDepth + depth * stage.reach
            return { kit: boulder(i % 4, [0.16, 0.145, 0.135]),
              position: [-side * column * stage.halfWidthAt(rz), stage.eye + row * stage.halfHeightAt(rz), rz] as const, yaw: i * 1.3,
              scale: size * stage.reach, instance: 0 }
          })
      : []
    const world = stage.allows('planets') && !galaxy ? farWorld(stage, x, high, z, radius) : {}
    return {
      solids: [...(world.solids ?? []), ...rocks],
      decals: world.decals ?? [],
      lights: [
        { position: [-side * (stage.groupHalfWidth + 1.5 * stage.reach), stage.eye, stage.clearDepth + stage.reach], color: [0.35, 0.5, 1.2],
          radius: 6 * stage.reach }],
      exposure: 0.85,
      sky: (sky) => ({
        ...airlessSky(sky),
        // Clouds without air are drawn as nebulae.
        zenith: [0.006, 0.005, 0.02],
        horizon: [0.012, 0.006, 0.03],
        clouds: stage.allows('nebula') && !galaxy ? 0.7 : 0,
        galaxy,
        cloudLit: stage.seed % 3 === 0 ? [0.3, 0.1, 0.34] : stage.seed % 3 === 1 ? [0.06, 0.2, 0.36] : [0.34, 0.13, 0.12],
        cloudDark: [0.02, 0.012, 0.06],
        stars: 1.3,
        ambient: stage.empty ? [0.07, 0.08, 0.13] : [0.16, 0.17, 0.26],
      }),
      weather: { rain: 0, snow: 0 },
      wetness: 0,
    }
  })
}

/** Among worlds and glowing gas. */
export const space = openSpace('space', false)

/** A galaxy seen from outside. */
export const galaxy = openSpace('galaxy', true)
