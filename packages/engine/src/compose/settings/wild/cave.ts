import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { triples } from '../../../kits/tuples.ts'
import { createRandom, fbm, smoothstep } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { blendInto, type Height, rolling } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { defineSetting } from '../../setting.ts'

const CRYSTALS: readonly Rgb[] = triples([0.2, 0.75, 1, 0.75, 0.3, 1, 0.2, 1, 0.6, 1, 0.55, 0.2])

/** A cluster of glowing crystals. */
function crystals(color: Rgb, look: number): Solid['kit'] {
  const kit = new KitBuilder()
  const random = createRandom(look + 3)
  const glass = kit.material({ color, specular: 1.2, gloss: 70, metal: 0.2, emission: [color[0] * 0.14, color[1] * 0.14, color[2] * 0.14] })
  for (let i = 0; i < 7; i++) {
    const a = random() * 6.28
    const lean = random() * 0.42
    const tall = 0.35 + random() * 0.6
    kit.cone([Math.cos(a) * 0.1, 0, Math.sin(a) * 0.1], [Math.cos(a) * (0.1 + lean), tall, Math.sin(a) * (0.1 + lean)], 0.1 + random() * 0.05, 0.015, glass)
  }
  return kit.build(`crystals:${look}:${color.join()}`)
}

export const cave = defineSetting('cave', { time: 'day', indoor: true, vista: { height: 2.4, eye: 1.5, horizon: 0.56 } }, (stage) => {
  const r = Math.max(0.7, stage.reach)
  const color = CRYSTALS[stage.seed % CRYSTALS.length]
  const base = rolling(stage, 0.7, 5, 0.08)
  const wall = stage.clearDepth + 8.5 * r
  const half = Math.max(stage.groupHalfWidth + 1.2 * r, 2.6 * r)
  // Walls rise on both sides and close far behind, but for a bright mouth.
  const height: Height = (x, z, octaves) => {
    const rough = fbm((x * 0.5) / r + stage.seed, (z * 0.5) / r, octaves > 6 ? 6 : 5)
    const mouth = x - 1.1 * r * (stage.seed % 2 ? 1 : -1)
    const side = smoothstep(half, half + 3.4 * r, Math.abs(x) + (rough - 0.5) * 3 * r)
    const back = smoothstep(wall - 1.2 * r, wall + 1.6 * r, z + (rough - 0.5) * 4 * r) * smoothstep(1.1 * r, 2.2 * r, Math.abs(mouth))
    return base(x, z, octaves) + Math.max(side, back) * (9 + 5 * rough) * r
  }
  const ground = (x: number, z: number) => height(x, z, 5)
  const teeth = new KitBuilder()
  const stone = teeth.material({ color: [0.09, 0.08, 0.085], specular: 0.15, gloss: 14, pattern: { kind: 'noise', color: [0.04, 0.036, 0.04], scale: 1.6 } })
  const random = createRandom(stage.seed + 1)
  const ceiling = stage.eye + stage.halfHeightAt(stage.clearDepth + 3 * r) * 1.12
  for (let i = 0; i < 22; i++) {
    const z = stage.clearDepth + (0.8 + random() * 5.5) * r
    const x = (random() * 2 - 1) * stage.halfWidthAt(z) * 1.05
    const tall = (0.5 + random() * 1.5) * r * (0.5 + (0.5 * Math.abs(x)) / stage.halfWidthAt(z))
    teeth.cone([x, ceiling + 0.5 * r, z], [x, ceiling - tall, z], (0.22 + random() * 0.22) * r, 0.03 * r, stone, 0.3 * r)
  }
  const spots = triples([-0.74, 0.7, 0.8, 0.78, 1.3, 1, -0.6, 2.6, 0.7, 0.56, 3.4, 0.8, -0.9, 1.8, 1.1])
  const glow: Solid[] = []
  const lights = spots.map(([column, depth, size], i) => {
    const z = stage.clearDepth + depth * r
    const x = column * Math.min(stage.halfWidthAt(z), half * 1.15)
    const y = ground(x, z)
    if (stage.allows('crystals')) glow.push({ kit: crystals(color, i), position: [x, y - 0.05, z], yaw: i * 2, scale: size * r, instance: 0 })
    return { position: [x * 0.9, y + 0.7 * size * r, z - 0.5 * r] as const, color: [color[0] * 1.5, color[1] * 1.5, color[2] * 1.5] as const, radius: 4.6 * r }
  })
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, _ny, out) => {
        const n = fbm(x * 1.4, z * 1.4 + y * 1.2, 4)
        blendInto(out, [0.06, 0.05, 0.05], [0.24, 0.21, 0.19], n)
      },
    },
    solids: [
      ...glow,
      { kit: teeth.build(), position: [0, 0, 0], yaw: 0, scale: 1, instance: 0 },
      ...rockSolids(stage, ground, triples([-0.5, 1.8, 0.5, 0.5, 2.4, 0.6]), [0.12, 0.11, 0.1])],
    lights: [...lights.slice(0, 4), { position: [-1.2 * r, stage.eye + 1.6 * r, -0.5 * stage.distance], color: [0.85, 0.75, 0.65], radius: 7 * r }],
    wetness: 0.12,
    sky: (sky) => ({ ...sky, zenith: [0.012, 0.012, 0.018], horizon: stage.night ? [0.05, 0.07, 0.15] : [0.5, 0.62, 0.72], ambient: [0.13, 0.13, 0.16],
      ground: [0.05, 0.045, 0.05], sunColor: [0.3, 0.3, 0.34], clouds: 0, stars: 0, moon: 0, fog: 0.02,
      fogColor: [color[0] * 0.05 + 0.02, color[1] * 0.05 + 0.02, color[2] * 0.05 + 0.025], airless: true }),
    exposure: 1.15,
  }
})
