import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { treeTexture } from '../../../kits/plants/tree.ts'
import { quads, triples } from '../../../kits/tuples.ts'
import { createRandom, fbm, smoothstep } from '../../../render/noise.ts'
import type { Solid } from '../../../render/scene.ts'
import { blendInto, type Height } from '../../scenery/ground.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

const LOOKS = 3

/** A floating rock with grass on top; every other one has a stream that falls over its edge. */
function island(look: number): Solid['kit'] {
  const random = createRandom(look * 57 + 3)
  const kit = new KitBuilder()
  const rock = kit.material({ color: [0.26, 0.2, 0.16], specular: 0.04, pattern: { kind: 'noise', color: [0.12, 0.09, 0.07], scale: 2.4 } })
  const grass = kit.material({ color: linear('#5d8a3c'), specular: 0.02, pattern: { kind: 'noise', color: linear('#3c6a2c'), scale: 5 } })
  kit.ellipsoid([0, 0, 0], [1, 0.14, 1], grass)
  for (let i = 0; i < 5; i++) {
    const a = i * 1.26 + random()
    const out = 0.5 + 0.3 * random()
    const wide = 0.34 + 0.2 * random()
    kit.ellipsoid([Math.cos(a) * out, 0.02, Math.sin(a) * out], [wide, 0.14 + 0.1 * random(), wide], grass, 0.1)
  }
  kit.ellipsoid([0, -0.1, 0], [0.96, 0.16, 0.96], rock, 0.05)
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785 + 0.3 * random()
    const out = 0.45 + 0.25 * random()
    kit.cone([Math.cos(a) * out, -0.15, Math.sin(a) * out], [Math.cos(a) * out * 0.5, -0.5 - 0.55 * random(), Math.sin(a) * out * 0.5], 0.3, 0.05, rock, 0.14)
  }
  kit.cone([0, -0.2, 0], [0.1 * random(), -1.2 - 0.4 * random(), 0], 0.58, 0.05, rock, 0.2)
  return kit.build(`sky-island:${look}`)
}

/** The stream that falls from an island's near edge. */
function fall(): Solid['kit'] {
  const kit = new KitBuilder()
  const water = kit.material({ color: linear('#bfe3f2'), specular: 0.6, gloss: 40, emission: [0.05, 0.08, 0.1] })
  kit.ellipsoid([0, 0.12, -0.55], [0.2, 0.04, 0.46], water)
  for (const side of [-0.07, 0, 0.07]) {
    kit.path(triples([side, 0.13, -0.9, side, 0.06, -1.06, side * 1.1, -0.3, -1.14, side * 1.3, -1.5 + 3 * Math.abs(side), -1.2]), [0.05, 0.05, 0.04, 0.006],
      water, 0.05)
  }
  return kit.build('sky-island-fall')
}

/** Islands beside subjects as [column, depth, size, height over the horizon]: column in half picture widths, height in half picture heights. */
const BESIDE = quads([-0.66, 7, 1.3, 0.2, 0.72, 11, 1.9, 0.4])
/** Islands of a picture without subjects. */
const MANY = quads([
  0.1, 6, 2.1, 0.3, -0.66, 8, 1.5, 0.62, 0.7, 10, 1.7, 0.82, -0.24, 17, 1.9, 0.9, 0.66, 18, 2, 0.2, -0.72, 20, 2.2, 0.12, 0.26, 30, 1.9, 0.62, -0.46, 34, 2,
  0.42])
const TREES = ['oak', 'birch', 'pine'] as const

function islands(stage: Stage): { solids: Solid[]; sprites: ReturnType<typeof sprite>[] } {
  const solids: Solid[] = []
  const sprites: ReturnType<typeof sprite>[] = []
  // Islands are only for subjects that walk; aircraft and birds get the clouds to themselves.
  if (!stage.allows('islands') || stage.detail < 0.4 || stage.footing === 'air') return { solids, sprites }
  const spots = stage.empty ? MANY : BESIDE
  spots.forEach(([column, depth, size, row], i) => {
    const z = stage.clearDepth + depth * stage.reach
    const x = column * stage.halfWidthAt(z) * stage.side
    const y = stage.eye + row * stage.halfHeightAt(z)
    const scale = size * stage.reach
    const place = { position: [x, y, z] as const, scale, instance: 0 }
    solids.push({ ...place, kit: island(i % LOOKS), yaw: i * 2 })
    if (i % 2 === 0 && stage.empty) solids.push({ ...place, kit: fall(), yaw: 0 })
    if (!stage.allows('trees')) return
    const count = stage.empty ? 4 : 1
    for (let k = 0; k < count; k++) {
      const aside = count === 1 ? 0 : (-0.62 + 0.42 * k + 0.1 * ((i + k) % 2)) * scale
      const tall = (count === 1 ? 1.5 : 0.62 + 0.3 * ((i * 5 + k * 3) % 4) * 0.5) * scale
      const texture = treeTexture(TREES[(i + k) % (count === 1 ? 1 : 3)], i + k, 0)
      sprites.push(sprite(texture, x + aside, y + 0.08 * scale, z - 0.2 - 0.1 * (k % 2) * scale, tall, k % 2 === 1))
    }
  })
  return { solids, sprites }
}

export const clouds = defineSetting(
  'clouds',
  {
    time: 'morning',
    footing: (category) => (category === 'bird' || category === 'vehicle' || category === 'insect' ? 'air' : 'ground'),
    vista: { height: 3.4, eye: 2.6, horizon: 0.6 },
  },
  (stage) => {
    const m = stage.far
    const r = Math.max(0.7, stage.reach)
    // The top of a sea of clouds: round heaps, higher toward the horizon.
    const height: Height = (x, z, octaves) => {
      const a = fbm((x * 0.16) / r + stage.seed, (z * 0.16) / r, octaves > 5 ? 5 : 4)
      const b = 1 - Math.abs(fbm((x * 0.5) / r, (z * 0.5) / r + 4, 4) * 2 - 1)
      const near = smoothstep(stage.groupHalfWidth + r, stage.groupHalfWidth + 3 * r, Math.abs(x)) + smoothstep(stage.clearDepth, stage.clearDepth + 4 * r, z)
      const rise = smoothstep(10 * m, 80 * m, z) * (fbm((x * 0.02) / m + 5, (z * 0.02) / m, 4) * 16 - 4) * m
      return ((a - 0.45) * 2.2 + b * 0.45 - 0.3) * r * Math.min(1, 0.18 + near) + rise - (stage.footing === 'air' ? 1.1 * r : 0)
    }
    const far = islands(stage)
    return {
      ground: (x, z) => height(x, z, 5),
      terrain: { height, albedo: (x, _y, z, _ny, out) => blendInto(out, [0.74, 0.78, 0.88], [0.93, 0.93, 0.95], fbm(x * 0.8, z * 0.8, 3)) },
      solids: far.solids,
      sprites: far.sprites,
      sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.009), ambient: [sky.ambient[0] * 1.15, sky.ambient[1] * 1.12, sky.ambient[2] * 1.1] }),
      wetness: 0,
    }
  })
