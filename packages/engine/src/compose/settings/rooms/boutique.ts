import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { signBoard } from '../../../kits/buildings/facade.ts'
import { boards, type Face, matte, plain, plaster, type Slab, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { block, indoorSky, pendant, roomFor, rug, shell } from '../../scenery/rooms.ts'
import { defineSetting } from '../../setting.ts'

const CLOTHS = ['#c9543f', '#e8c9a0', '#2f4a6b', '#7a9a78', '#e7b7b0', '#3a3a40', '#d9a441', '#f2ede4', '#6b3f5a'] as const

/** A rail with shirts and dresses on hangers, 1.5 m wide. */
function rail(x: number, z: number, seed: number): Solid {
  const kit = new KitBuilder()
  const brass = kit.material({ color: linear('#c9a25c'), metal: 0.6, specular: 1, gloss: 50 })
  for (const s of [-0.75, 0.75]) {
    kit.cone([0, 0, s], [0, 1.5, s], 0.018, 0.018, brass).cone([-0.22, 0.02, s], [0.22, 0.02, s], 0.02, 0.02, brass)
  }
  kit.cone([0, 1.5, -0.75], [0, 1.5, 0.75], 0.018, 0.018, brass)
  for (let i = 0; i < 8; i++) {
    const at = -0.6 + i * 0.17
    const cloth = kit.material({ color: linear(CLOTHS[(i * 4 + seed) % CLOTHS.length]), specular: 0.05 })
    const long = i % 3 === 1 ? 0.44 : 0.3
    kit.cone([0, 1.48, at], [0, 1.4, at], 0.008, 0.008, brass)
    kit.box([0, 1.34, at], [0.15, 0.02, 0.03], 0.03, cloth, 0.03, 0.55)
    kit.box([0, 1.3 - long, at], [0.16, long, 0.028], 0.03, cloth, 0.05, 0.55)
  }
  return { kit: kit.build(`boutique:rail:${seed % 9}`), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** A dress on a stand. */
function dressForm(x: number, z: number, color: Rgb): Solid {
  const kit = new KitBuilder()
  const cloth = kit.material({ color, specular: 0.12 })
  const linen = kit.material({ color: linear('#e9dfcf'), specular: 0.05 })
  const wood = kit.material({ color: linear('#8a5a34'), specular: 0.3 })
  kit.lathe([0, 0, 0], pairs([0, 0.2, 0.03, 0.18, 0.06, 0.03, 0.7, 0.025]), 'y', wood, 0.01)
  kit.lathe([0, 0.5, 0], pairs([0, 0.36, 0.3, 0.25, 0.52, 0.13, 0.7, 0.165, 0.82, 0.17]), 'y', cloth, 0.015)
  kit.lathe([0, 1.32, 0], pairs([0, 0.165, 0.08, 0.15, 0.14, 0.06, 0.2, 0.05]), 'y', linen, 0.01, 0.02)
  kit.sphere([0, 1.55, 0], 0.05, wood).torus([0, 1.02, 0], 0.135, 0.02, 'y', wood)
  return { kit: kit.build(`boutique:dress:${color.join()}`), position: [x, 0, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** Folded clothes, bags and shoes on shelves. */
const folded: Face = (axis, u, v, _x, _y, _z, out) => {
  const shelf = 0.44
  const row = Math.floor(v / shelf)
  const y = v / shelf - row
  const bay = Math.floor(u / 0.5)
  const s = u / 0.5 - bay
  matte(out, 0.5, 0.34, 0.2, 0.2)
  if (axis === 1 || y < 0.08) return
  matte(out, 0.3, 0.22, 0.16)
  const pick = hash2(bay * 5 + 2, row * 7 + 1)
  const tall = 0.36 + 0.4 * pick
  if (s < 0.1 || s > 0.9 || y > 0.08 + tall) return
  if (pick > 0.68) {
    // A handbag with its handle.
    const body = y < 0.52 && s > 0.16 && s < 0.84
    const handle = Math.abs(Math.hypot((s - 0.5) * 1.1, y - 0.52) - 0.2) < 0.035
    const [r, g, b] = linear(CLOTHS[(bay * 3 + row) % CLOTHS.length])
    if (body || handle) matte(out, r, g, b, 0.4)
    return
  }
  const layer = Math.floor((y - 0.08) / 0.1)
  const within = (y - 0.08) / 0.1 - layer
  const [r, g, b] = linear(CLOTHS[(bay * 5 + row * 2 + layer * 4) % CLOTHS.length])
  const k = 0.65 + 0.4 * Math.sin(within * Math.PI)
  matte(out, r * k, g * k, b * k)
}

/** A round mirror in brass. */
function roundMirror(x: number, y: number, z: number, radius: number, wall: Face): Slab {
  return shadowless(x - radius, y - radius, z - 0.03, x + radius, y + radius, z, (axis, u, v, px, py, pz, out) => {
    const d = Math.hypot(u - radius, v - radius) / radius
    if (axis !== 2 || d > 1) wall(axis, u, v, px, py, pz, out)
    else if (d > 0.92) matte(out, 0.6, 0.43, 0.16, 0.9)
    else {
      const k = 0.22 + 0.2 * (v / radius) * 0.5 + (Math.abs(((u + v) / radius) % 1.1) < 0.2 ? 0.1 : 0)
      matte(out, k * 0.8, k * 0.93, k, 1)
    }
  })
}

/** A shop for clothes: rails, a dress on a stand, folded things on shelves, a round mirror. */
export const boutique = defineSetting('boutique', { indoor: true, time: 'day', vista: { height: 1.6, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3 : 2.5)
  const side = stage.seed % 2 ? 1 : -1
  const wall = plaster(stage.palette[0] ?? [0.4, 0.47, 0.42])
  const wide = space.right * 0.86
  const sx = -side * space.right * 0.48
  const mx = side * space.right * 0.4
  const free = stage.allows('furniture')
  const railZ = stage.clearDepth + (space.back - stage.clearDepth) * 0.5
  const near = stage.halfWidthAt(railZ)
  const lamps = [-0.6, 0, 0.6].map((k) => pendant(k * space.right, 2.5, space.back - 0.8, [0.6, 0.44, 0.18], 0.75))
  const text = stage.texts[0]
  const dress = linear((['#b3354a', '#2f5f6b', '#d9a441'] as const)[stage.seed % 3])
  return {
    boxes: [
      ...shell(space, boards([0.5, 0.38, 0.26], [0.6, 0.47, 0.34], 0.18, true, 0.3), wall),
      block(sx, 0.3, space.back - 0.36, wide, 0.44 * 4 + 0.04, 0.36, folded),
      block(sx, 0, space.back - 0.34, wide, 0.3, 0.32, plain([0.5, 0.34, 0.2], 0.2)),
      roundMirror(mx, 1.65, space.back, 0.55, wall),
      rug(stage, [0.62, 0.5, 0.42], [0.45, 0.3, 0.24]),
      ...(text === undefined
        ? []
        : [shadowless(mx - 0.8, 2.35, space.back - 0.05, mx + 0.8, 2.75, space.back, signBoard(text, 1.6, 0.4, [0.03, 0.03, 0.032], [0.9, 0.8, 0.6]))])],
    solids: [
      ...(free
        ? [
            rail(side * near * (stage.empty ? 0.5 : 0.84), railZ, stage.seed),
            rail(-side * near * 0.9, railZ - 0.2, stage.seed + 4),
            dressForm(mx - side * space.right * 0.34, space.back - 0.6, dress)]
        : []),
      ...lamps.map(({ solid }) => solid)],
    lights: [...lamps.map(({ light }) => light), { position: [mx, 1.9, space.back - 0.9], color: [0.9, 0.8, 0.66], radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, [0.6, 0.55, 0.5], [1.15, 1.04, 0.9]),
  }
})
