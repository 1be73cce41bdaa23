import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, glow, matte, plain, plaster, type Slab, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { PointLight, Rgb, Solid } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'
import { addHeights, hillRange, meadowAlbedo, mountainRange, rolling, withPath } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { block, indoorSky, shell } from '../../scenery/rooms.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { vault } from '../../scenery/vault.ts'
import { frameWithTrees, growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

const GLASS: readonly Rgb[] = triples([0.05, 0.14, 0.75, 0.8, 0.05, 0.06, 0.95, 0.6, 0.08, 0.06, 0.45, 0.2, 0.4, 0.1, 0.6, 0.1, 0.5, 0.8])

/** Stained glass: panes `pane` meters wide around (0, 0), set in lead. */
function stained(du: number, dv: number, pane: number, light: number, out: Float64Array): void {
  const a = du / pane + dv / pane
  const b = du / pane - dv / pane
  const lead = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b))) < 0.07
  matte(out, 0.01, 0.01, 0.012, 0.4)
  if (lead) return
  const [r, g, bl] = GLASS[Math.floor(hash2(Math.floor(a) * 3 + 7, Math.floor(b) * 5 + 2) * GLASS.length)]
  glow(out, r * 1.25 * light, g * 1.25 * light, bl * 1.25 * light)
}

/** How far inside a pointed arch the point (du, dv) is, in meters, negative outside; `half` is its half width, its sides are upright up to `spring`. */
function pointed(du: number, dv: number, half: number, spring: number): number {
  if (dv < 0) return dv
  const d = Math.abs(du)
  return dv < spring ? half - d : 2 * half - Math.hypot(d + half, dv - spring)
}

/** An altar with a cloth, a golden cross and two candles. */
function altar(z: number, y: number, r: number): Solid {
  const kit = new KitBuilder()
  const stone = kit.material({ color: linear('#cfc6b6'), specular: 0.15 })
  const cloth = kit.material({ color: linear('#f6f1e6'), specular: 0.05 })
  const gold = kit.material({ color: linear('#d8a640'), metal: 0.6, specular: 1, gloss: 40 })
  const flame = kit.material({ color: [1, 0.8, 0.4], emission: [7, 4.4, 1.6] })
  kit.box([0, 0.45, 0], [0.38, 0.45, 1.05], 0.03, stone).box([0, 0.94, 0], [0.46, 0.04, 1.2], 0.03, cloth)
  kit.box([0.44, 0.68, 0], [0.02, 0.28, 0.42], 0.02, cloth)
  kit.box([0, 1.04, 0], [0.1, 0.05, 0.16], 0.02, gold).box([0, 1.62, 0], [0.04, 0.58, 0.045], 0.01, gold)
  kit.box([0, 1.82, 0], [0.04, 0.045, 0.32], 0.01, gold)
  for (const s of [-0.85, 0.85]) {
    kit.cone([0, 0.98, s], [0, 1.1, s], 0.09, 0.03, gold).cone([0, 1.1, s], [0, 1.52, s], 0.035, 0.035, cloth)
    kit.ellipsoid([0, 1.6, s], [0.03, 0.07, 0.03], flame)
  }
  return put(kit, 'church:altar', 0, y, z, Math.PI / 2, r)
}

/** Rows of pews on both sides of the middle aisle. */
function pews(stage: Stage, half: number, back: number, r: number): Slab[] {
  const oak = boards([0.2, 0.1, 0.045], [0.27, 0.14, 0.065], 0.31 * r, false, 0.35)
  const wood: Face = (axis, u, v, x, y, z, out) => {
    oak(axis, u, v, x, y, z, out)
    const panel = Math.abs(((u / (0.5 * r)) % 1) - 0.5) < 0.38 && v > 0.2 * r && v < 0.74 * r
    if (axis === 2 && panel) for (let c = 0; c < 3; c++) out[c] *= 0.72
  }
  const aisle = Math.max(0.85 * r, stage.groupHalfWidth + 0.3)
  const outer = half * 0.84
  if (outer - aisle < 0.5 * r) return []
  const first = stage.empty ? -stage.distance * 0.2 : stage.clearDepth + 0.2 * r
  const boxes: Slab[] = []
  for (let z = first; z < back - 2.6 * r; z += 1.15 * r)
    for (const side of [-1, 1]) {
      const [x0, x1] = side < 0 ? [-outer, -aisle] : [aisle, outer]
      boxes.push(slab(x0, 0, z, x1, 0.92 * r, z + 0.09 * r, wood))
      boxes.push(slab(x0, 0.4 * r, z + 0.09 * r, x1, 0.46 * r, z + 0.5 * r, wood))
    }
  return boxes
}

/** A nave: columns and pews lead to the altar under a stained-glass window. */
export const churchInterior = defineSetting('church-interior', { indoor: true, time: 'day', vista: { height: 2.3, eye: 1.7, horizon: 0.42 } }, (stage) => {
  const r = Math.max(1, Math.min(2.4, stage.reach))
  const back = stage.clearDepth + 9 * r
  const half = Math.max(stage.groupHalfWidth + 1.7 * r, 3.3 * r, stage.halfWidthAt(stage.clearDepth))
  const spring = 4 * r
  const top = Math.max(7.4 * r, spring + half)
  const light = stage.night ? 0.22 : 1
  const stone = plaster([0.56, 0.51, 0.43])
  const bay = 2.6 * r
  const column = (i: number): number => stage.clearDepth + (0.7 + i * 2.6) * r
  const walls: Face = (axis, u, v, x, y, z, out) => {
    stone(axis, u, v, x, y, z, out)
    const d = (z - column(0)) / bay
    const du = (d - Math.floor(d) - 0.5) * bay
    const inside = pointed(du, y - 1.5 * r, 0.62 * r, 1.5 * r)
    if (axis !== 0) return
    if (inside > 0) {
      if (Math.abs(du) < 0.03 * r) matte(out, 0.2, 0.18, 0.15)
      else stained(du, y, 0.26 * r, light, out)
    } else if (inside > -0.14 * r) matte(out, 0.4, 0.36, 0.3)
    else if (y < 0.9 * r) matte(out, 0.36, 0.32, 0.27)
  }
  const rose = spring + 0.95 * r
  const apse: Face = (axis, u, v, x, y, z, out) => {
    stone(axis, u, v, x, y, z, out)
    if (axis !== 2) return
    const d = Math.hypot(x, y - rose) / (1.2 * r)
    const around = (Math.atan2(y - rose, x) / (Math.PI * 2)) * 12
    const petal = Math.abs(around - Math.round(around))
    const lancet = [-1.25, 0, 1.25].map((k) => pointed(x - k * r, y - 1.6 * r, 0.42 * r, k === 0 ? 1.25 * r : 1 * r))
    const inside = Math.max(...lancet)
    if (d < 1) {
      const ring = Math.abs(d - 0.36) < 0.035 || Math.abs(d - 0.72) < 0.03 || d > 0.95
      if (ring || (d > 0.36 && petal < 0.07)) matte(out, 0.34, 0.3, 0.25)
      else if (d < 0.36) glow(out, 1.4 * light, 0.85 * light, 0.14 * light)
      else {
        const [cr, cg, cb] = GLASS[(Math.floor(around + 12) + (d > 0.72 ? 2 : 0)) % GLASS.length]
        glow(out, cr * 1.25 * light, cg * 1.25 * light, cb * 1.25 * light)
      }
    } else if (d < 1.14) matte(out, 0.4, 0.36, 0.3)
    else if (inside > 0) stained(x, y, 0.22 * r, light, out)
    else if (inside > -0.12 * r) matte(out, 0.4, 0.36, 0.3)
  }
  const ribs: Face = (_axis, _u, _v, _x, y, z, out) => {
    const d = (z - column(0)) / bay
    const at = (d - Math.floor(d + 0.5)) * bay
    const across = Math.abs(Math.abs(at) - bay * 0.5 * ((y - spring) / (top - spring))) < 0.07 * r
    const rib = Math.abs(at) < 0.15 * r || across || y > top - 0.14 * r
    const k = rib ? 1.12 : 0.82
    matte(out, 0.5 * k, 0.46 * k, 0.39 * k)
  }
  const carpet = Math.min(0.7 * r, Math.max(0.6, stage.groupHalfWidth))
  const flags = tiles([0.3, 0.28, 0.25], [0.44, 0.41, 0.36], 0.7 * r, 0.4)
  const floor: Face = (axis, u, v, x, y, z, out) => {
    flags(axis, u, v, x, y, z, out)
    out[7] = 0.12
    const d = Math.abs(x)
    if (d < carpet - 0.07) matte(out, 0.34, 0.02, 0.035)
    else if (d < carpet) matte(out, 0.6, 0.42, 0.12)
  }
  const shaft = 0.3 * r
  const pillars = [0, 1, 2, 3].flatMap((i) =>
    [-1, 1].flatMap((side) => {
      const [x, z] = [side * (half - shaft), column(i)]
      return [
        block(x, 0, z - shaft, shaft * 2, spring, shaft * 2, plain([0.5, 0.46, 0.39])),
        block(x, 0, z - shaft * 1.3, shaft * 2.6, 0.4 * r, shaft * 2.6, plain([0.42, 0.38, 0.32])),
        block(x, spring - 0.35 * r, z - shaft * 1.3, shaft * 2.6, 0.35 * r, shaft * 2.6, plain([0.58, 0.53, 0.45]))]
    }))
  const room = { left: -half, right: half, back, front: -stage.distance - 2, height: top }
  const step = plain([0.46, 0.43, 0.37], 0.2)
  return {
    boxes: [
      ...shell(room, floor, apse, walls),
      ...vault(pairs([half, spring, half * 0.78, spring + (top - spring) * 0.5, half * 0.42, spring + (top - spring) * 0.82, 0, top]), room.front, back, ribs),
      ...(stage.detail > 0.3 ? pillars : []),
      ...(stage.allows('furniture') && !stage.hasSeat ? pews(stage, half, back, r) : []),
      block(0, 0, back - 2.2 * r, half * 1.5, 0.18 * r, 2.2 * r, step),
      block(0, 0.18 * r, back - 1.8 * r, half * 1.2, 0.18 * r, 1.8 * r, step)],
    solids: [altar(back - 1 * r, 0.36 * r, r)],
    lights: [
      { position: [0, 2.4 * r, back - 1.8 * r], color: [1.7, 1.15, 0.6], radius: 5 * r },
      { position: [stage.side * half * 0.5, 3 * r, stage.clearDepth + 3.5 * r], color: stage.night ? [0.7, 0.45, 0.2] : [1.1, 0.85, 0.6],
        radius: 7 * r }],
    sky: (sky) => indoorSky(sky, stage, [0.42, 0.4, 0.4], [1.2, 1.02, 0.8]),
  }
})

/** A shrine garden: stone path, gate, pagoda, lanterns, cherry trees. */
export const temple = defineSetting('temple', { time: 'morning', season: 'spring', vista: { height: 3, eye: 1.6, horizon: 0.5 } }, (stage) => {
  const r = Math.max(0.7, Math.min(2.4, stage.reach))
  const height = addHeights(rolling(stage, 0.7, 8), hillRange(stage, 9, 26, 80), mountainRange(stage, 18, 60, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  const path = withPath(stage, meadowAlbedo(stage), 0.85, [0.46, 0.44, 0.4], 0.25)
  const far = stage.clearDepth + 15 * r
  const shrine = stage.hasBuilding
    ? { boxes: [], solids: [], lights: [] }
    : scenicBuildings(stage, ground, [['torii', 0, stage.clearDepth + 5.4 * r, 0.78 * r], ['temple', 0, far + 4 * r, 0.72 * r],
      ['pagoda', stage.side * stage.halfWidthAt(far) * 0.62, far, 0.62 * r]])
  const lanterns: Solid[] = []
  const lights: PointLight[] = []
  const lit = stage.night || stage.time === 'dusk'
  const kit = new KitBuilder()
  const stone = kit.material({ color: [0.34, 0.33, 0.3], specular: 0.05, pattern: { kind: 'noise', color: [0.22, 0.22, 0.2], scale: 5 } })
  const lamp = kit.material({ color: [1, 0.75, 0.4], emission: lit ? [5, 3, 1.1] : [0.5, 0.35, 0.18] })
  kit.box([0, 0.1, 0], [0.2, 0.1, 0.2], 0.03, stone).cone([0, 0.2, 0], [0, 0.75, 0], 0.1, 0.09, stone).box([0, 0.82, 0], [0.19, 0.05, 0.19], 0.03, stone)
  kit.box([0, 0.98, 0], [0.12, 0.1, 0.12], 0.02, lamp)
  for (const a of [-1, 1]) for (const b of [-1, 1]) kit.box([a * 0.14, 0.98, b * 0.14], [0.025, 0.12, 0.025], 0.01, stone)
  kit.ellipsoid([0, 1.18, 0], [0.34, 0.09, 0.34], stone, 0.05).cone([0, 1.24, 0], [0, 1.4, 0], 0.07, 0.03, stone)
  const body = kit.build(`stone-lantern:${lit}`)
  for (const [k, depth] of pairs([-1, 1.4, 1, 1.4, -1, 4.4, 1, 4.4])) {
    const z = stage.clearDepth + depth * r
    const x = k * Math.max(1.7 * r, stage.groupHalfWidth + 0.6 * r)
    lanterns.push({ kit: body, position: [x, ground(x, z) - 0.04, z], yaw: 0, scale: r, instance: 0 })
    if (lit) lights.push({ position: [x, ground(x, z) + 1 * r, z - 0.35 * r], color: [1.9, 1.1, 0.45], radius: 4.5 * r })
  }
  return {
    ground,
    terrain: { height, albedo: path },
    boxes: shrine.boxes,
    solids: [...lanterns, ...shrine.solids, ...rockSolids(stage, ground, triples([-0.75, 2, 0.5, 0.8, 2.6, 0.6]))],
    lights: [...lights, ...shrine.lights].slice(0, 8),
    sprites: [
      ...plantWood(stage, ground, stage.season === 'autumn' ? ['maple', 'autumn', 'pine'] : ['cherry', 'pine', 'cherry'], 170, [7, 60], [3, 5.2], 3.4),
      ...frameWithTrees(stage, ground, stage.season === 'autumn' ? ['maple'] : ['cherry'], 0.95).slice(0, 4),
      ...growPlants(stage, ground, ['bush', 'grass', 'fern'], 60, [-1.2, 8], [0.18, 0.5], { where: (x) => Math.abs(x) > 1.1 * r })],
    weather: stage.season === 'spring' && !stage.mood.has('spooky') && !stage.night ? { petals: 1 } : stage.season === 'autumn' ? { leaves: 0.8 } : {},
  }
})
