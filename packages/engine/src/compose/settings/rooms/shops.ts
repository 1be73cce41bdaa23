import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { signBoard, signPanel } from '../../../kits/buildings/facade.ts'
import { boards, type Face, glow, matte, plain, plaster, type Slab, shadowless, tiles } from '../../../kits/buildings/wall-faces.ts'
import { pairs } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { block, indoorSky, pendant, roomFor, rug, shell } from '../../scenery/rooms.ts'
import { type BuiltPlace, defineSetting, type Stage } from '../../setting.ts'
import { cakes, loaves, medicines, remedies } from './wares.ts'

const CLOTHS = ['#c9543f', '#e8c9a0', '#2f4a6b', '#7a9a78', '#e7b7b0', '#3a3a40', '#d9a441', '#f2ede4', '#6b3f5a'] as const

/** A clothes rail with shirts and dresses on hangers, 1.5 m wide. */
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
    // A handbag with its strap.
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

/** A round mirror with a brass rim. */
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

/** A clothing store: rails, a dress on a stand, folded clothes on shelves, a round mirror. */
export const boutique = defineSetting('boutique', { indoor: true, time: 'day', vista: { height: 1.6, eye: 1.5, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3 : 2.5)
  const wall = plaster(stage.palette[0] ?? [0.4, 0.47, 0.42])
  const wide = space.right * 0.86
  const sx = -stage.side * space.right * 0.48
  const mx = stage.side * space.right * 0.4
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
            rail(stage.side * near * (stage.empty ? 0.5 : 0.84), railZ, stage.seed),
            rail(-stage.side * near * 0.9, railZ - 0.2, stage.seed + 4),
            dressForm(mx - stage.side * space.right * 0.34, space.back - 0.6, dress)]
        : []),
      ...lamps.map(({ solid }) => solid)],
    lights: [...lamps.map(({ light }) => light), { position: [mx, 1.9, space.back - 0.9], color: [0.9, 0.8, 0.66], radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, [0.6, 0.55, 0.5], [1.15, 1.04, 0.9]),
  }
})

type Trade = {
  readonly wall: Face
  readonly floor: Face
  readonly shelves: Face
  readonly shelf: number
  readonly front: Face
  readonly top: Rgb
  readonly lamp: Rgb
  readonly sign: { readonly text: string; readonly board: Rgb; readonly ink: Rgb; readonly light: Rgb }
  /** Goods on the counter, and a mark on the wall beside the sign. */
  readonly goods: (x: number, y: number, z: number, seed: number) => Solid
  readonly mark: (x: number, y: number, z: number) => Slab[]
  readonly fill: Rgb
  readonly sun: Rgb
}

/** Lit trays of pastries behind glass. */
function vitrine(wood: Face): Face {
  return (axis, u, v, x, y, z, out) => {
    wood(axis, u, v, x, y, z, out)
    if (axis !== 2 || v < 0.3 || v > 0.93) return
    const pane = Math.abs((u / 0.8) % 1)
    if (pane < 0.02 || v < 0.33 || v > 0.91) return matte(out, 0.5, 0.36, 0.14, 0.8)
    const row = Math.floor((v - 0.33) / 0.29)
    const t = ((v - 0.33) / 0.29 - row) / 0.6
    const step = 0.13
    const at = Math.floor(u / step)
    const s = (u / step - at - 0.5) * 2
    const kind = Math.floor(hash2(Math.floor(at / 3), row * 3 + 4) * 4)
    matte(out, 0.3, 0.22, 0.15, 0.9)
    glow(out, 0.42, 0.31, 0.18)
    if (t < 0.1) return glow(out, 0.55, 0.5, 0.42)
    const shape = Math.hypot(s, (t - 0.1) * (kind === 0 ? 1.9 : 1.3)) < 0.86
    if (!shape) return
    const tone: Rgb =
      kind === 0
        ? [0.55, 0.28, 0.08]
        : kind === 1
          ? t > 0.5
            ? [0.75, 0.32, 0.4]
            : [0.6, 0.42, 0.2]
          : kind === 2
            ? t > 0.45
              ? [0.8, 0.74, 0.62]
              : [0.18, 0.07, 0.03]
            : t > 0.55
              ? [0.7, 0.08, 0.08]
              : [0.78, 0.6, 0.34]
    const k = (0.75 + 0.35 * Math.sqrt(Math.max(0, 1 - s * s))) * (Math.abs(s - 0.2) < 0.1 && kind === 0 ? 0.7 : 1)
    matte(out, tone[0] * k, tone[1] * k, tone[2] * k, 0.5)
    glow(out, tone[0] * 0.4, tone[1] * 0.35, tone[2] * 0.3)
  }
}

/** A counter along the back with shelves of the trade's goods behind it. */
function shop(stage: Stage, trade: Trade): BuiltPlace {
  const space = roomFor(stage, stage.empty ? 2.9 : 2.5)
  const wide = space.right * 1.84
  const counter = space.back - 1.45
  const shelves = 0.9 + trade.shelf * 4
  const text = stage.texts[0] ?? trade.sign.text
  const signWide = Math.min(space.right * 1.3, 0.26 * text.length + 0.4)
  const signY = Math.min(shelves + 0.12, stage.eye + stage.halfHeightAt(space.back) * 0.78 - 0.42)
  const signX = stage.empty ? 0 : stage.side * Math.max(0, space.right - signWide / 2 - 0.25)
  const { board, ink, light } = trade.sign
  // Lamps must not cover the sign.
  const hung = stage.empty ? [-0.8, -0.5, 0.5, 0.8] : [-stage.side * 0.85, -stage.side * 0.4]
  const lamps = hung.map((k) => pendant(k * space.right, 2.35, counter + 0.25, trade.lamp, 0.7))
  const shown = stage.empty ? [-0.6, 0, 0.6] : [-0.66, 0.66]
  return {
    boxes: [
      ...shell(space, trade.floor, trade.wall),
      shadowless(-wide / 2, 0.9, space.back - 0.32, wide / 2, shelves, space.back, trade.shelves),
      block(0, 0, space.back - 0.4, wide, 0.86, 0.4, trade.front),
      block(0, 0.86, space.back - 0.44, wide * 1.01, 0.04, 0.44, plain(trade.top, 0.5)),
      block(0, 0, counter, wide, 0.96, 0.55, trade.front),
      block(0, 0.96, counter - 0.06, wide * 1.02, 0.05, 0.7, plain(trade.top, 0.6)),
      signPanel(signX, signY, space.back - 0.38, space.back - 0.32, signWide, 0.42, text, board, ink, light, 'sans'),
      ...trade.mark(signX - stage.side * (signWide / 2 + 0.42), signY + 0.21, space.back - 0.36)],
    solids: [...shown.map((k, i) => trade.goods(k * space.right, 1.01, counter + 0.28, stage.seed + i)), ...lamps.map(({ solid }) => solid)],
    lights: [...lamps.map((lamp) => lamp.light), { position: [0, 2, space.back - 0.9], color: trade.sun, radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, trade.fill, trade.sun),
  }
}

/** A pharmacy's green cross, lit. */
function greenCross(x: number, y: number, z: number): Slab[] {
  const bright: Face = (_axis, _u, _v, _x, _y, _z, out) => {
    matte(out, 0.05, 0.7, 0.3)
    glow(out, 0.1, 1.5, 0.55)
  }
  return [shadowless(x - 0.29, y - 0.1, z, x + 0.29, y + 0.1, z + 0.06, bright), shadowless(x - 0.1, y - 0.29, z, x + 0.1, y + 0.29, z + 0.06, bright)]
}

/** A pharmacy: white shelves of medicine, green cross, counter. */
export const pharmacy = defineSetting('pharmacy', { indoor: true, time: 'day', vista: { height: 1.6, eye: 1.5, horizon: 0.47 } }, (stage) =>
  shop(stage, { wall: plaster([0.42, 0.56, 0.52]), floor: tiles([0.6, 0.62, 0.61], [0.65, 0.67, 0.66], 0.5, 0.5), shelves: medicines, shelf: 0.36,
    front: (_axis, _u, v, _x, _y, _z, out) => (v > 0.62 && v < 0.74 ? matte(out, 0.05, 0.45, 0.26, 0.3) : matte(out, 0.74, 0.76, 0.75, 0.3)),
    top: [0.8, 0.82, 0.81], lamp: [0.04, 0.3, 0.2], sign: { text: 'PHARMACY', board: [0.03, 0.36, 0.2], ink: [0.95, 0.97, 0.95], light: [0.9, 1, 0.95] },
    goods: remedies, mark: greenCross, fill: [0.47, 0.5, 0.5], sun: [0.85, 0.88, 0.86] }))

const OAK = boards([0.34, 0.2, 0.1], [0.45, 0.28, 0.15], 0.18, true, 0.25)

/** A bakery's interior: bread on the shelves, cakes on the counter, pastries behind glass. */
export const bakery = defineSetting('bakery', { indoor: true, time: 'morning', vista: { height: 1.6, eye: 1.5, horizon: 0.47 } }, (stage) =>
  shop(stage, { wall: tiles([0.78, 0.74, 0.68], [0.82, 0.78, 0.72], 0.16, 0.5), floor: tiles([0.14, 0.12, 0.11], [0.66, 0.61, 0.54], 0.4, 0.4), shelves: loaves,
    shelf: 0.46, front: vitrine(OAK), top: [0.76, 0.73, 0.69], lamp: [0.6, 0.42, 0.16],
    sign: { text: 'BAKERY', board: [0.1, 0.045, 0.025], ink: [0.95, 0.82, 0.55], light: [0.5, 0.36, 0.14] }, goods: cakes, mark: () => [],
    fill: [0.56, 0.48, 0.4], sun: [1.2, 1.02, 0.78] }))
