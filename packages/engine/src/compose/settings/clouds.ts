import { KitBuilder, linear } from '../../kits/kit-builder.ts'
import { treeTexture } from '../../kits/tree.ts'
import { fbm, smoothstep } from '../../render/noise.ts'
import type { Solid } from '../../render/scene.ts'
import { blendInto, farScale, type Height } from '../scenery/ground.ts'
import { sprite } from '../scenery/woods.ts'
import { defineSetting, type Stage } from '../setting.ts'

/** A rock with grass on top that hangs in the air. */
function island(): Solid['kit'] {
  const kit = new KitBuilder()
  const rock = kit.material({
    color: [0.26, 0.2, 0.16],
    specular: 0.04,
    pattern: { kind: 'noise', color: [0.12, 0.09, 0.07], scale: 2.4 },
  })
  const grass = kit.material({
    color: linear('#5d8a3c'),
    specular: 0.02,
    pattern: { kind: 'noise', color: linear('#3c6a2c'), scale: 5 },
  })
  kit.ellipsoid([0, 0, 0], [1, 0.14, 1], grass)
  kit.ellipsoid([0, -0.1, 0], [0.96, 0.16, 0.96], rock, 0.05)
  for (let i = 0; i < 6; i++) {
    const a = i * 1.05
    kit.cone(
      [Math.cos(a) * 0.5, -0.15, Math.sin(a) * 0.5],
      [Math.cos(a) * 0.24, -0.7 - 0.16 * (i % 3), Math.sin(a) * 0.24],
      0.32,
      0.06,
      rock,
      0.16,
    )
  }
  kit.cone([0, -0.2, 0], [0.05, -1.35, 0], 0.6, 0.05, rock, 0.2)
  return kit.build('sky-island')
}

function islands(stage: Stage): { solids: Solid[]; sprites: ReturnType<typeof sprite>[] } {
  const solids: Solid[] = []
  const sprites: ReturnType<typeof sprite>[] = []
  // Among islands stands who walks there; aircraft and birds have the clouds to themselves.
  if (!stage.allows('islands') || stage.detail < 0.4 || stage.footing === 'air') return { solids, sprites }
  const spots = [
    [-0.66, 7, 1.3, 0.2],
    [0.72, 11, 1.9, 0.4],
  ] as const
  spots.forEach(([column, depth, size, row], i) => {
    const z = stage.clearDepth + depth * stage.reach
    const x = column * stage.halfWidthAt(z) * (stage.seed % 2 ? 1 : -1)
    const y = stage.eye + row * stage.halfHeightAt(z)
    const scale = size * stage.reach
    solids.push({ kit: island(), position: [x, y, z], yaw: i * 2, scale, instance: 0 })
    if (stage.allows('trees'))
      sprites.push(sprite(treeTexture('oak', i, 0), x, y + 0.08 * scale, z - 0.2, 1.5 * scale, i === 1))
  })
  return { solids, sprites }
}

export const clouds = defineSetting({
  id: 'clouds',
  time: 'morning',
  footing: (category) =>
    category === 'bird' || category === 'vehicle' || category === 'insect' ? 'air' : 'ground',
  vista: { height: 3.4, eye: 2.6, horizon: 0.6 },
  build: (stage) => {
    const m = farScale(stage)
    const r = Math.max(0.7, stage.reach)
    // The upper side of a sea of clouds: round heaps, higher towards the horizon.
    const height: Height = (x, z, octaves) => {
      const a = fbm((x * 0.16) / r + stage.seed, (z * 0.16) / r, octaves > 5 ? 5 : 4)
      const b = 1 - Math.abs(fbm((x * 0.5) / r, (z * 0.5) / r + 4, 4) * 2 - 1)
      const near =
        smoothstep(stage.groupHalfWidth + r, stage.groupHalfWidth + 3 * r, Math.abs(x)) +
        smoothstep(stage.clearDepth, stage.clearDepth + 4 * r, z)
      const rise = smoothstep(10 * m, 80 * m, z) * (fbm((x * 0.02) / m + 5, (z * 0.02) / m, 4) * 16 - 4) * m
      return (
        ((a - 0.45) * 2.2 + b * 0.45 - 0.3) * r * Math.min(1, 0.18 + near) +
        rise -
        (stage.footing === 'air' ? 1.1 * r : 0)
      )
    }
    const far = islands(stage)
    return {
      ground: (x, z) => height(x, z, 5),
      terrain: {
        height,
        albedo: (x, _y, z, _ny, out) =>
          blendInto(out, [0.74, 0.78, 0.88], [0.93, 0.93, 0.95], fbm(x * 0.8, z * 0.8, 3)),
      },
      solids: far.solids,
      sprites: far.sprites,
      sky: (sky) => ({
        ...sky,
        fog: Math.max(sky.fog, 0.009),
        ambient: [sky.ambient[0] * 1.15, sky.ambient[1] * 1.12, sky.ambient[2] * 1.1],
      }),
      wetness: 0,
    }
  },
})
