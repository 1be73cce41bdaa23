import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, glow, matte, type Slab, shadowless, slab } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { PointLight, Solid } from '../../../render/scene.ts'
import { arenaSky, stands } from '../../scenery/arena.ts'
import { put } from '../../scenery/furnishings.ts'
import { blendInto, toward } from '../../scenery/ground.ts'
import { banners, spectators } from '../../scenery/stands.ts'
import { defineSetting } from '../../setting.ts'

/** A basketball hoop on its arm: glass backboard, ring and net; in meters, the ring 3.05 high. */
function hoop(): KitBuilder {
  const kit = new KitBuilder()
  const steel = kit.material({ color: linear('#2b3038'), specular: 0.4, gloss: 30 })
  const pad = kit.material({ color: linear('#b3202b'), specular: 0.1 })
  const board = kit.material({ color: linear('#eef3f6'), specular: 0.8, gloss: 60 })
  const line = kit.material({ color: linear('#d8402c'), specular: 0.2 })
  const rim = kit.material({ color: linear('#f0641e'), specular: 0.5, gloss: 40 })
  const cord = kit.material({ color: linear('#f7f7f4') })
  kit.box([-2.1, 0.35, 0], [0.6, 0.3, 0.5], 0.05, pad)
  kit.path(triples([-2.1, 0.5, 0, -1.9, 2.4, 0, -0.25, 3.35, 0]), [0.16, 0.14, 0.1], steel)
  kit.box([-0.1, 3.45, 0], [0.02, 0.52, 0.9], 0.02, board)
  for (const [y, half] of pairs([3.97, 0.92, 2.93, 0.92])) kit.box([-0.07, y, 0], [0.012, 0.03, half], 0.01, line)
  for (const z of [-0.9, 0.9]) kit.box([-0.07, 3.45, z], [0.012, 0.52, 0.03], 0.01, line)
  for (const y of [3.14, 3.58]) kit.box([-0.07, y, 0], [0.012, 0.02, 0.3], 0.01, line)
  for (const z of [-0.3, 0.3]) kit.box([-0.07, 3.36, z], [0.012, 0.22, 0.02], 0.01, line)
  kit.torus([0.22, 3.05, 0], 0.24, 0.022, 'y', rim)
  for (let i = 0; i < 10; i++) {
    const [a, b] = [(i / 10) * Math.PI * 2, ((i + 1) / 10) * Math.PI * 2]
    for (const turn of [a, b])
      kit.cone([0.22 + Math.cos(a) * 0.24, 3.04, Math.sin(a) * 0.24], [0.22 + Math.cos(turn + 0.3) * 0.15, 2.62, Math.sin(turn + 0.3) * 0.15], 0.009, 0.009,
        cord)
  }
  return kit
}

/** An indoor arena: a polished court with its lines, a hoop, crowded stands, lamps overhead. */
export const basketballCourt = defineSetting('basketball-court', { indoor: true, time: 'day', vista: { height: 3.4, eye: 2.2, horizon: 0.5 } }, (stage) => {
  const r = Math.max(0.9, Math.min(2.2, stage.reach))
  const back = stage.clearDepth + 8.5 * r
  const half = stage.halfWidthAt(back + 6 * r) * 1.3
  const hoopZ = stage.clearDepth + 4.2 * r
  const hoopX = stage.side * (stage.empty ? 0 : Math.min(stage.halfWidthAt(hoopZ) * 0.46, 2.6 * r))
  const parquet = boards([0.5, 0.3, 0.13], [0.68, 0.45, 0.22], 0.14, true, 0.5)
  const line = (distance: number) => smoothstep(0.075 * r, 0.05 * r, Math.abs(distance))
  const floor: Face = (axis, u, v, x, y, z, out) => {
    parquet(axis, u, v, x, y, z, out)
    if (axis !== 1) return
    const dx = Math.abs(x - hoopX)
    const dz = hoopZ + 0.6 * r - z
    const lane = Math.max(dx - 1.25 * r, dz - 3 * r)
    if (lane < 0 && dz > 0) matte(out, 0.42, 0.06, 0.07, 0.5)
    const circle = Math.hypot(x - hoopX, z - hoopZ + 2.4 * r) - 1.25 * r
    const arc = Math.hypot(x - hoopX, z - hoopZ) - 4.4 * r
    const middle = Math.hypot(x, z + 2.2 * r) - 1.3 * r
    const painted = Math.max(line(dz), dz > 0 ? Math.max(line(lane), line(arc), line(middle), dz > 2.4 * r ? line(circle) : 0) : 0)
    if (painted > 0.3) matte(out, 0.86, 0.85, 0.82, 0.4)
    out[7] = 0.22
  }
  const boxes: Slab[] = [shadowless(-half, -0.2, -stage.distance - 4, half, 0, back, floor), ...stands(stage, back, half, r)]
  const solids: Solid[] = [{ kit: hoop().build('court-hoop'), position: [hoopX, 0, hoopZ], yaw: Math.PI / 2, scale: r, instance: 0 }]
  return {
    boxes,
    solids: stage.allows('furniture') ? solids : [],
    lights: [-1, 1].map((side) => ({ position: [side * 3 * r, 5 * r, -0.8 * r] as const, color: [1.5, 1.45, 1.35] as const, radius: 12 * r })),
    sky: arenaSky,
  }
})

/** Heights of the four ropes above the canvas in meters, and their colors. */
const ROPES = [[0.42, '#c9202b'], [0.74, '#f2efe8'], [1.06, '#f2efe8'], [1.38, '#2148a8']] as const

/** A corner post with padding on its inner side; `toX` and `toZ` point into the ring. */
function corner(x: number, z: number, toX: number, toZ: number, color: string, r: number): Solid {
  const kit = new KitBuilder()
  const steel = kit.material({ color: linear('#23262c'), specular: 0.6, gloss: 30 })
  const pad = kit.material({ color: linear(color), specular: 0.25, gloss: 20 })
  const white = kit.material({ color: linear('#f2efe8'), specular: 0.2 })
  kit.cone([0, -1.1, 0], [0, 1.52, 0], 0.06, 0.06, steel).sphere([0, 1.56, 0], 0.08, steel)
  const [px, pz] = [toX * 0.14, toZ * 0.14]
  kit.cone([px, 0.34, pz], [px, 1.46, pz], 0.11, 0.11, pad)
  for (const y of [0.58, 0.9, 1.22]) kit.cone([px, y - 0.02, pz], [px, y + 0.02, pz], 0.114, 0.114, white)
  return put(kit, `boxing:post:${color}:${toX}:${toZ}`, x, 0, z, 0, r)
}

/** Four ropes from (x0, z0) to (x1, z1), joined by two strips of cloth. */
function ropes(x0: number, z0: number, x1: number, z1: number, r: number): Solid {
  const kit = new KitBuilder()
  const cloth = kit.material({ color: linear('#f2efe8'), specular: 0.1 })
  const [dx, dz] = [(x1 - x0) / r, (z1 - z0) / r]
  for (const [y, color] of ROPES) {
    const rope = kit.material({ color: linear(color), specular: 0.3, gloss: 24 })
    // A rope sags slightly between its corners.
    kit.path(triples([0, y, 0, dx * 0.5, y - 0.03, dz * 0.5, dx, y, dz]), [0.026, 0.026, 0.026], rope)
  }
  for (const t of [0.33, 0.67]) kit.cone([dx * t, ROPES[0][0] - 0.02, dz * t], [dx * t, ROPES[3][0], dz * t], 0.014, 0.014, cloth)
  return put(kit, `boxing:ropes:${dx.toFixed(2)}:${dz.toFixed(2)}`, x0, 0, z0, 0, r)
}

/** A boxing ring under its lamps: canvas, ropes between red and blue corners, spectators in the dark around it. */
export const boxingRing = defineSetting('boxing-ring', { indoor: true, time: 'night', vista: { height: 3.4, eye: 2.6, horizon: 0.4 } }, (stage) => {
  const r = Math.max(0.9, Math.min(2.2, stage.reach))
  // Without subjects the whole ring is seen from outside, otherwise from inside.
  const front = stage.empty ? 0.4 * r : -stage.distance - 2
  const half = stage.empty
    ? Math.min(3.05 * r, stage.halfWidthAt(front) * 0.86)
    : Math.max(stage.groupHalfWidth + 0.7 * r, Math.min(3.05 * r, stage.halfWidthAt(stage.clearDepth + 1.7 * r) * 0.84))
  const back = stage.empty ? front + 2 * half : stage.clearDepth + 1.7 * r
  const middle = stage.empty ? (back + front) / 2 : stage.clearDepth / 2
  const canvas: Face = (axis, _u, _v, x, _y, z, out) => {
    if (axis !== 1) return matte(out, 0.03, 0.07, 0.24, 0.1)
    const worn = 0.86 + 0.2 * fbm((x * 1.3) / r, (z * 1.3) / r, 4)
    const away = Math.hypot(x, z - middle) / r
    matte(out, 0.5 * worn, 0.56 * worn, 0.62 * worn, 0.06)
    if (Math.abs(away - 1.1) < 0.05 || Math.abs(away - 0.92) < 0.02) matte(out, 0.05 * worn, 0.1 * worn, 0.36 * worn, 0.06)
    const edge = Math.min(half - Math.abs(x), back - z)
    if (edge < 0.3 * r && edge > 0) matte(out, 0.04, 0.09, 0.34, 0.06)
  }
  const apron = 0.45 * r
  const boxes: Slab[] = [
    shadowless(-half - apron, -1.1 * r, front - apron, half + apron, 0, back + apron, canvas),
    ...stands(stage, back + 2.6 * r, stage.halfWidthAt(back + 9 * r) * 1.3, r, 0.14)]
  const dark: Face = (_a, _u, _v, _x, _y, _z, out) => matte(out, 0.03, 0.032, 0.04, 0.3)
  boxes.push(shadowless(-half * 4, -1.3 * r, -stage.distance - 4, half * 4, -1.1 * r, back + 3 * r, dark))
  const lamp: Face = (_a, _u, _v, _x, _y, _z, out) => {
    matte(out, 1, 1, 0.97)
    glow(out, 4, 3.9, 3.6)
  }
  const rigY = stage.eye + stage.halfHeightAt(back) * (stage.empty ? 0.7 : 0.8)
  const span = half * 0.8
  const rig = back - 0.4 * r
  boxes.push(shadowless(-span, rigY, rig - 0.07 * r, span, rigY + 0.14 * r, rig + 0.07 * r, dark))
  for (const share of [-0.75, -0.25, 0.25, 0.75])
    boxes.push(shadowless(share * span - 0.17 * r, rigY - 0.12 * r, rig - 0.16 * r, share * span + 0.17 * r, rigY, rig + 0.16 * r, lamp))
  const solids = [
    ropes(-half, back, half, back, r),
    corner(-half, back, 1, -1, '#c9202b', r),
    corner(half, back, -1, -1, '#2148a8', r),
    ...[-half, half].map((x) => ropes(x, Math.max(front, -stage.distance + 0.6 * r), x, back, r)),
    ...(stage.empty ? [ropes(-half, front, half, front, r), corner(-half, front, 1, 1, '#f2efe8', r), corner(half, front, -1, 1, '#f2efe8', r)] : [])]
  return {
    boxes,
    solids,
    lights: [-1, 1].map((side) => ({ position: [side * 1.6 * r, 4.4 * r, middle - 0.6 * r] as const, color: [2.6, 2.5, 2.3] as const, radius: 7 * r })),
    sky: (sky) => ({ ...arenaSky(sky), ambient: [0.3, 0.31, 0.36], ground: [0.26, 0.28, 0.32] }),
  }
})

/** A soccer field with its lines and goal, crowded stands, floodlights. */
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
        toward(out, [0.8, 0.83, 0.8], painted * 0.92)
      },
    },
    boxes,
    solids: stage.allows('furniture') ? solids : [],
    lights,
  }
})

/** Ice with its lines and skate marks, boards and glass around it, crowded stands. */
export const iceRink = defineSetting('ice-rink', { indoor: true, time: 'day', vista: { height: 3, eye: 2, horizon: 0.5 } }, (stage) => {
  const r = Math.max(0.9, Math.min(2.2, stage.reach))
  const back = stage.clearDepth + 8.5 * r
  const half = stage.halfWidthAt(back + 6 * r) * 1.3
  const boards = back - 1.1 * r
  const circleZ = stage.clearDepth + 2.6 * r
  const line = (distance: number, wide: number): number => smoothstep(wide * r, wide * 0.7 * r, Math.abs(distance))
  const ice: Face = (axis, _u, _v, x, _y, z, out) => {
    const cloud = 0.9 + 0.14 * fbm((x * 0.7) / r, (z * 0.7) / r, 4)
    // Skates leave curved marks.
    const swirl = Math.sin(((x * 2.3 + fbm(x / r, z / r, 2) * 5) / r) * 3.1 + (z / r) * 1.7)
    const track = smoothstep(0.985, 1, swirl) * 0.12
    const k = cloud + track
    matte(out, 0.6 * k, 0.69 * k, 0.76 * k, 0.5)
    if (axis !== 1) return
    const circle = Math.hypot(x, (z - circleZ) * 1) - 2.1 * r
    const red = Math.max(line(x, 0.13), Math.hypot(x, z - circleZ) < 0.16 * r ? 1 : 0)
    const blue = Math.max(line(circle, 0.045), line(Math.abs(x) - 5.2 * r, 0.14))
    if (blue > 0.3) matte(out, 0.1, 0.2, 0.56, 0.4)
    if (red > 0.3) matte(out, 0.6, 0.09, 0.1, 0.4)
  }
  const board: Face = (_axis, u, v, _x, _y, _z, out) => {
    const seam = Math.abs(u / (2.4 * r) - Math.round(u / (2.4 * r))) * 2.4 < 0.02
    if (v < 0.2 * r) matte(out, 0.8, 0.6, 0.03, 0.3)
    else if (v > 0.98 * r) matte(out, 0.06, 0.16, 0.5, 0.3)
    else if (seam) matte(out, 0.4, 0.42, 0.44)
    else matte(out, 0.8, 0.82, 0.83, 0.4)
  }
  const rail: Face = (_axis, _u, _v, _x, _y, _z, out) => matte(out, 0.62, 0.66, 0.7, 0.8)
  const posts = []
  for (let x = 1.2 * r; x < half; x += 2.4 * r)
    for (const s of [-1, 1]) posts.push(shadowless(s * x - 0.025 * r, 1.06 * r, boards, s * x + 0.025 * r, 2.05 * r, boards + 0.04, rail))
  return {
    boxes: [shadowless(-half, -0.2, -stage.distance - 4, half, 0, back, ice), slab(-half, 0, boards, half, 1.06 * r, boards + 0.12 * r, board),
      shadowless(-half, 2.03 * r, boards, half, 2.07 * r, boards + 0.05, rail), ...posts, ...stands(stage, back, half, r)],
    lights: [-1, 1].map((side) => ({ position: [side * 3 * r, 5 * r, -0.8 * r] as const, color: [1.2, 1.3, 1.45] as const, radius: 12 * r })),
    sky: (sky) => ({ ...arenaSky(sky), ambient: [0.46, 0.5, 0.58], ground: [0.4, 0.46, 0.54] }),
  }
})
