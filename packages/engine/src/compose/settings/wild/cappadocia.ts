import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { pairs, quads, triples } from '../../../kits/tuples.ts'
import { fbm, hash2, smoothstep } from '../../../render/noise.ts'
import type { Solid, SolidKit } from '../../../render/scene.ts'
import { addHeights, blendInto, farScale, type Height, hillRange, rolling, towards } from '../../scenery/ground.ts'
import { growPlants } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** A cone of tuff under a cap of harder stone, with the windows of the rooms cut into it; meters. */
function chimney(look: number): SolidKit {
  const kit = new KitBuilder()
  const band = { kind: 'noise', color: linear('#a97a55'), scale: 0.5 } as const
  const tuff = kit.material({ color: linear(['#d9b48c', '#cfa57c', '#e2c19a'][look % 3]), specular: 0.03, pattern: band })
  const cap = kit.material({ color: linear('#8a6248'), specular: 0.03, pattern: band })
  const dark = kit.material({ color: linear('#3a261b') })
  const stem = (x: number, z: number, tall: number, wide: number): void => {
    kit.lathe([x, 0, z], pairs([-1, wide * 1.55, tall * 0.12, wide * 1.2, tall * 0.4, wide * 0.8, tall * 0.7, wide * 0.5, tall * 0.84, wide * 0.36]), 'y', tuff,
      0.1, 0.5)
    kit.lathe([x, 0, z], pairs([tall * 0.82, wide * 0.4, tall * 0.86, wide * 0.54, tall * 0.92, wide * 0.4, tall, wide * 0.06]), 'y', cap, 0.08, 0.12)
  }
  const stems = [[[0, 0, 10, 2.2]], quads([0, -1.5, 9, 1.9, 0.4, 1.7, 7, 1.7]), quads([0, 0, 11, 2.1, 0.3, 2.7, 7.6, 1.7, -0.4, -2.6, 6.4, 1.6])][look % 3]
  for (const [x, z, tall, wide] of stems) stem(x, z, tall, wide)
  if (look !== 1) for (const [y, z] of pairs([2.2, -0.5, 3.6, 0.3, 2, 0.8])) kit.ellipsoid([2.4 - y * 0.27, y, z], [0.4, 0.42, 0.24], dark)
  return kit.build(`fairy-chimney:${look}`)
}

/** Where they stand: column of the picture, depth behind the subjects, size. */
const STANDS = triples([
  -0.86, 6, 0.62, 0.92, 7, 0.7, 0.62, 15, 0.74, -0.58, 17, 0.8, -0.96, 24, 1, 0.3, 26, 0.7, 0.94, 30, 1.05, -0.26, 34, 0.8, 0.64, 40, 1, -0.7, 42, 1.1, 0.06,
  48, 0.9, -0.44, 56, 1.1, 0.4, 58, 1.15, 0.86, 64, 1.2, -0.9, 66, 1.3])

function chimneys(stage: Stage, ground: (x: number, z: number) => number): Solid[] {
  const m = farScale(stage)
  const kits = [0, 1, 2].map((look) => chimney(look))
  return STANDS.map(([column, depth, size], i) => {
    const z = stage.clearDepth + depth * m
    const x = column * stage.halfWidthAt(z) * (0.94 + 0.12 * hash2(i, stage.seed % 97))
    return { kit: kits[(i + stage.seed) % 3], position: [x, ground(x, z) - 0.4, z], yaw: 0.9 + 2.4 * hash2(i + 5, stage.seed % 89),
      scale: 0.72 * size * m * (0.85 + 0.3 * hash2(i + 9, stage.seed % 83)), instance: 0 }
  })
}

/** Valleys of fairy chimneys under a sky that balloons rise into. */
export const cappadocia = defineSetting('cappadocia', { time: 'sunrise', vista: { height: 3.2, eye: 3, horizon: 0.6 } }, (stage) => {
  const m = farScale(stage)
  // Table hills with pale and rosy bands.
  const tables: Height = (x, z) => {
    const n = fbm((x * 0.014) / m + stage.seed * 0.37, (z * 0.014) / m + 3, 4)
    return smoothstep(0.46, 0.56, n) * smoothstep(50 * m, 84 * m, z) * (9 + 5 * n) * m
  }
  const height = addHeights(rolling(stage, 1.4, 9, 0.05), hillRange(stage, 6, 24, 80), tables)
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        const n = fbm(x * 1.6, z * 1.6, 4)
        blendInto(out, [0.44, 0.29, 0.17], [0.74, 0.56, 0.37], 0.2 + 0.7 * n)
        const green = smoothstep(0.52, 0.66, fbm(x * 0.3 + 3, z * 0.3, 3)) * smoothstep(0.86, 0.97, ny)
        towards(out, [0.2, 0.2, 0.07], green * 0.55)
        const band = 0.5 + 0.5 * Math.sin((y / m) * 3.2 + n * 2)
        towards(out, [0.66, 0.4, 0.3], band * smoothstep(0.92, 0.7, ny) * 0.7)
      },
    },
    solids: stage.allows('rocks') ? chimneys(stage, ground) : [],
    sprites: growPlants(stage, ground, ['dry-grass', 'bush'], 60, [-1, 22], [0.16, 0.5]),
    sky: (sky) => (stage.weather.has('fog') ? sky : { ...sky, fog: Math.min(sky.fog, 0.006) }),
  }
})
