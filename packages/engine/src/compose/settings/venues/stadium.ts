import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, type Slab, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { PointLight, Solid } from '../../../render/scene.ts'
import { blendInto, towards } from '../../scenery/ground.ts'
import { banners, spectators } from '../../scenery/stands.ts'
import { defineSetting } from '../../setting.ts'

/** A pitch with its lines and goal, stands full of people, floodlights. */
export const stadium = defineSetting('stadium', { time: 'day', vista: { height: 3, eye: 2.4, horizon: 0.5 } }, (stage) => {
  const r = Math.max(0.8, stage.reach)
  const back = stage.clearDepth + 9 * r
  const half = stage.halfWidthAt(back + 6 * r) * 1.3
  const goal = stage.clearDepth + 6.2 * r
  const dark = stage.night || stage.time === 'dusk'
  const people = spectators(0.34 * r, stage.allows('people'))
  const boxes: Slab[] = [shadowless(-half, 0, back - 0.4 * r, half, 0.55 * r, back - 0.25 * r, banners(3.2 * r))]
  for (let tier = 0; tier < 9; tier++) {
    const z = back + tier * 0.75 * r
    boxes.push(shadowless(-half, 0, z, half, (0.6 + tier * 0.52) * r, z + 0.75 * r, people))
  }
  const roof = back + 7 * r
  const high = 7.4 * r
  const steel: Face = (_a, _u, _v, _x, _y, _z, out) => matte(out, 0.5, 0.52, 0.55, 0.3)
  boxes.push(shadowless(-half, high, back + 2 * r, half, high + 0.35 * r, roof + 1.5 * r, steel))
  boxes.push(shadowless(-half, 0, roof, half, high, roof + 0.3 * r, steel))
  const lamp: Face = dark
    ? (_a, _u, _v, _x, _y, _z, out) => {
        matte(out, 1, 1, 0.95)
        glow(out, 5, 5, 4.6)
      }
    : (_a, _u, _v, _x, _y, _z, out) => matte(out, 0.86, 0.88, 0.9, 0.4)
  for (let i = -3; i <= 3; i++) {
    const x = i * half * 0.26
    boxes.push(shadowless(x - 0.7 * r, high - 0.35 * r, back + 1.9 * r, x + 0.7 * r, high, back + 2.1 * r, lamp))
  }
  const posts = new KitBuilder()
  const white = posts.material({ color: [0.82, 0.82, 0.8], specular: 0.4, gloss: 30 })
  for (const z of [-1, 1]) posts.cone([0, 0, z * 1.75], [0, 1.25, z * 1.75], 0.05, 0.05, white)
  posts.cone([0, 1.25, -1.75], [0, 1.25, 1.75], 0.05, 0.05, white)
  const net = posts.material({ color: [0.66, 0.68, 0.7] })
  for (let i = 0; i <= 7; i++) {
    const at = -1.75 + i * 0.5
    posts.cone([-0.02, 1.25, at], [-0.75, 0, at], 0.011, 0.011, net)
  }
  for (const t of [0.25, 0.5, 0.75]) posts.cone([-0.75 * t, 1.25 * (1 - t), -1.75], [-0.75 * t, 1.25 * (1 - t), 1.75], 0.011, 0.011, net)
  const solids: Solid[] = [{ kit: posts.build('goal'), position: [0, 0, goal], yaw: Math.PI / 2, scale: r, instance: 0 }]
  const lights: PointLight[] = dark
    ? [-1, 1].map((side) => ({ position: [side * 3 * r, 5 * r, -1.2 * r] as const, color: [2.6, 2.6, 2.5] as const, radius: 13 * r }))
    : []
  const line = (distance: number) => smoothstep(0.075 * r, 0.045 * r, Math.abs(distance))
  return {
    terrain: {
      height: (x, z, octaves) => (octaves > 6 ? 0.012 * (fbm(x * 14, z * 14, 2) - 0.5) : 0),
      albedo: (x, _y, z, _ny, out) => {
        const blades = fbm(x * 5, z * 5, 4)
        const stripe = Math.floor(z / (1.7 * r) + 60) % 2
        blendInto(out, [0.045, 0.15, 0.025], [0.13, 0.33, 0.06], blades * 0.7 + stripe * 0.28)
        const circle = Math.hypot(x, z - 0.6 * r) - 2.6 * r
        const box = Math.max(Math.abs(x) - 3.4 * r, goal - 2.6 * r - z)
        const touch = goal - z
        const painted = Math.max(line(circle), z > goal ? 0 : line(box), line(touch))
        towards(out, [0.8, 0.83, 0.8], painted * 0.92)
      },
    },
    boxes,
    solids: stage.allows('furniture') ? solids : [],
    lights,
  }
})
