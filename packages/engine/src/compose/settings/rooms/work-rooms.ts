import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, glow, matte, panel, plain, plaster, type Slab, shadowless, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import { triples } from '../../../kits/tuples.ts'
import type { Solid } from '../../../render/scene.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { put } from '../../scenery/furnishings.ts'
import { block, indoorSky, pendant, roomFor, shell, withWindow } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { wardBed } from '../../scenery/ward-bed.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Equipment of a gym and a dance studio: a rack of dumbbells, balls, bars on the wall. */
function sportsGear(x: number, z: number, bars: number, balls: number): Solid[] {
  const rack = new KitBuilder()
  const frame = rack.material({ color: linear('#2b2e35'), specular: 0.4 })
  const rubber = rack.material({ color: linear('#17181b'), specular: 0.2 })
  for (const y of [0.28, 0.66]) {
    rack.box([0, y, 0], [0.16, 0.02, 0.72], 0.02, frame)
    for (let i = 0; i < 4; i++) {
      const at = -0.54 + i * 0.36
      rack.cone([-0.1, y + 0.1, at], [0.14, y + 0.1, at], 0.025, 0.025, frame)
      for (const end of [-0.1, 0.14]) rack.sphere([end, y + 0.1, at], 0.075, rubber)
    }
  }
  for (const s of [-0.72, 0.72]) rack.cone([0, 0, s], [0, 0.72, s], 0.03, 0.03, frame)
  const ladder = new KitBuilder()
  const wood = ladder.material({ color: linear('#b98a54'), specular: 0.2 })
  for (const s of [-0.45, 0.45]) ladder.box([0, 1.2, s], [0.05, 1.2, 0.03], 0.01, wood)
  for (let i = 0; i < 11; i++) ladder.cone([0.05, 0.18 + i * 0.21, -0.45], [0.05, 0.18 + i * 0.21, 0.45], 0.02, 0.02, wood)
  const round = new KitBuilder()
  round.sphere([0, 0.34, 0], 0.34, round.material({ color: linear('#3d8fb5'), specular: 0.4, gloss: 30 }))
  round.sphere([0.1, 0.26, 0.66], 0.26, round.material({ color: linear('#d9705a'), specular: 0.4, gloss: 30 }))
  return [put(rack, 'gym:rack', x, 0, z - 0.35), put(ladder, 'gym:ladder', bars, 0, z - 0.08), put(round, 'gym:balls', balls, 0, z - 0.6)]
}

export const gym = defineSetting('gym', { indoor: true, time: 'day', vista: { height: 1.35, eye: 1.35, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, 2.8)
  const wall = plaster([0.7, 0.69, 0.66])
  const wide = space.right * 0.9
  const windows = withWindow(stage, wall, stage.side * space.right * 0.36, 0.85, wide, 1.75, [0.75, 0.74, 0.72], 4)
  const spots = stage.empty ? [0.84, 0.36] : [0.84]
  const machines = setPieces(
    stage,
    (stage.allows('furniture') ? spots : []).map((share) => ({ kit: 'furniture:treadmill', at: [stage.side * space.right * share, 0, space.back - 1.5] as const,
      height: 1.35, turn: -stage.side * 0.5 })))
  const lamps = [-0.5, 0.5].map((k) => pendant(k * space.right, 2.5, space.back - 1, [0.3, 0.3, 0.32], 0.6))
  return {
    boxes: [
      ...shell(space, boards([0.46, 0.32, 0.19], [0.6, 0.44, 0.28], 0.16, false, 0.3), windows, wall),
      block(0, 0, space.back - 0.03, space.right * 2, 0.12, 0.03, [0.3, 0.22, 0.15])],
    solids: [...machines.solids, ...sportsGear(stage.side * space.right * 0.5, space.back, -stage.side * space.right * 0.62, -stage.side * space.right * 0.28),
      ...lamps.map(({ solid }) => solid)],
    decals: machines.decals,
    lights: [...lamps.map(({ light }) => light), { position: [stage.side * space.right * 0.36, 1.8, space.back - 0.7], color: [1.2, 1.15, 1.05], radius: 7 }],
    sky: (sky) => indoorSky(sky, stage, [0.6, 0.58, 0.54], [1.2, 1.12, 1]),
  }
})

/** A whiteboard with a rising chart. */
function whiteboard(x: number, y: number, z: number, width: number, height: number): Slab {
  return panel(x, y, z - 0.05, z, width, height, (axis, u, v, _x, _y, _z, out) => {
    const edge = Math.min(u, width - u, v, height - v)
    if (axis !== 2 || edge < 0.035) return matte(out, 0.4, 0.42, 0.45, 0.4)
    const s = u / width
    const t = v / height
    const bar = Math.floor((s - 0.14) / 0.12)
    const within = bar >= 0 && bar < 6 && (s - 0.14) / 0.12 - bar < 0.66
    const bars = within && t > 0.2 && t < 0.3 + bar * 0.075
    const line = Math.abs(t - (0.36 + 0.42 * s + 0.035 * Math.sin(s * 22))) < 0.014 && s > 0.12 && s < 0.88
    const axes = (Math.abs(t - 0.19) < 0.008 || Math.abs(s - 0.11) < 0.006) && t > 0.18 && s > 0.1
    if (line) matte(out, 0.7, 0.12, 0.08)
    else if (bars) matte(out, 0.08, 0.28 + bar * 0.04, 0.5)
    else if (axes) matte(out, 0.1, 0.1, 0.12)
    else matte(out, 0.86, 0.87, 0.87, 0.3)
  })
}

export const office = defineSetting('office', { indoor: true, time: 'day', vista: { height: 1.35, eye: 1.35, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, 2.4)
  const { side } = stage
  const wall = plaster([0.62, 0.64, 0.66])
  const windows = withWindow(stage, wall, side * space.right * 0.48, 0.8, space.right * 0.86, 1.7, [0.2, 0.21, 0.23], 3)
  const carpet = tiles([0.13, 0.16, 0.2], [0.15, 0.18, 0.22], 0.6, 0.02)
  const lamps = [-0.45, 0.45].map((k) => pendant(k * space.right, 2.3, space.back - 1, [0.2, 0.22, 0.25], 0.6))
  const board = Math.min(1.9, space.right * 0.8)
  return {
    boxes: [
      ...shell(space, carpet, windows, wall),
      whiteboard(-side * space.right * 0.42, 1.05, space.back, board, board * 0.62),
      ...(stage.atWall ? [] : [block(-side * space.right * 0.42, 0, space.back - 0.4, board, 0.66, 0.38, [0.5, 0.42, 0.32])]),
      block(0, 0, space.back - 0.03, space.right * 2, 0.1, 0.03, [0.2, 0.21, 0.23])],
    solids: lamps.map(({ solid }) => solid),
    sprites: stage.allows('plants') ? [sprite(plantTexture('potted-plant', stage.seed, 1), side * space.right * 0.9, 0, space.back - 0.4, 1.15, false)] : [],
    lights: [...lamps.map(({ light }) => light), { position: [side * space.right * 0.48, 1.7, space.back - 0.7], color: daylight(stage), radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.56, 0.57, 0.58], [1.15, 1.1, 1.02]),
  }
})

function daylight(stage: Stage): readonly [number, number, number] {
  return stage.night ? [0.2, 0.25, 0.5] : [1.15, 1.15, 1.1]
}

/** A heart monitor on a stand, and an IV drip. */
function bedside(x: number, z: number): Solid[] {
  const kit = new KitBuilder()
  const steel = kit.material({ color: linear('#c3c9cf'), specular: 1, gloss: 45, metal: 0.5 })
  const shell = kit.material({ color: linear('#e8ecee'), specular: 0.3 })
  const screen = kit.material({ color: linear('#0c1a1c'), specular: 0.6, gloss: 60 })
  const pulse = kit.material({ color: linear('#3fe08a'), emission: [0.3, 1.6, 0.7] })
  kit.cone([0, 0.05, 0], [0, 1.1, 0], 0.025, 0.025, steel).cone([0, 0.03, -0.2], [0, 0.03, 0.2], 0.03, 0.03, steel)
  kit.box([0, 1.28, 0], [0.07, 0.16, 0.22], 0.03, shell).box([0.075, 1.28, 0], [0.01, 0.13, 0.18], 0.01, screen)
  kit.path(triples([0.1, 1.27, -0.16, 0.1, 1.27, -0.06, 0.1, 1.36, -0.02, 0.1, 1.2, 0.03, 0.1, 1.27, 0.07, 0.1, 1.27, 0.16]),
    [0.007, 0.007, 0.007, 0.007, 0.007, 0.007], pulse)
  const bag = kit.material({ color: linear('#dcecf2'), specular: 0.9, gloss: 60 })
  kit.cone([0, 0.05, 0.5], [0, 1.75, 0.5], 0.018, 0.018, steel).cone([0, 1.72, 0.4], [0, 1.72, 0.6], 0.012, 0.012, steel)
  kit.ellipsoid([0, 1.5, 0.6], [0.05, 0.16, 0.09], bag)
  return [put(kit, 'ward:bedside', x, 0, z)]
}

export const hospitalRoom = defineSetting('hospital-room', { indoor: true, time: 'day', vista: { height: 1.35, eye: 1.35, horizon: 0.47 } }, (stage) => {
  const space = roomFor(stage, 2.2)
  const plain = plaster([0.74, 0.77, 0.76])
  // A colored band and a rail, as in hospital wards.
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (y < 0.95) matte(out, 0.36, 0.56, 0.56)
    else if (y < 1.05) matte(out, 0.6, 0.46, 0.3, 0.2)
    else plain(axis, u, v, x, y, z, out)
  }
  const windows = withWindow(stage, wall, stage.side * space.right * 0.5, 1.15, 1.5, 1.2, [0.82, 0.83, 0.82], 2)
  const fold = space.right * 0.5
  const curtain = shadowless(
    -stage.side * space.right * 0.98 - (stage.side > 0 ? 0 : fold),
    0.3,
    space.back - 0.5,
    -stage.side * space.right * 0.98 + (stage.side > 0 ? fold : 0),
    2.4,
    space.back - 0.44,
    (_axis, u, _v, _x, _y, _z, out) => {
      const pleat = 0.72 + 0.28 * Math.sin(u * 26 + Math.sin(u * 7))
      matte(out, 0.42 * pleat, 0.66 * pleat, 0.74 * pleat)
    })
  const lamp = shadowless(-0.6, space.height - 0.06, space.back - 1.4, 0.6, space.height - 0.01, space.back - 1.1, (_axis, _u, _v, _x, _y, _z, out) => {
    matte(out, 0.9, 0.9, 0.9)
    glow(out, 1.6, 1.7, 1.7)
  })
  return {
    boxes: [...shell(space, tiles([0.5, 0.58, 0.58], [0.56, 0.63, 0.62], 0.5, 0.4), windows, wall), curtain, lamp],
    solids: [
      ...bedside(stage.side * space.right * 0.72, space.back - 0.5),
      ...(stage.hasBed || !stage.allows('furniture') ? [] : [wardBed(stage.side * space.right * (stage.empty ? 0.1 : 0.3), space.back - 1.05)])],
    lights: [{ position: [stage.side * space.right * 0.5, 1.8, space.back - 0.7], color: daylight(stage), radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.62, 0.64, 0.64], [1.15, 1.12, 1.08]),
  }
})

/** Golden scales, 0.9 m high, for the wall over the bench. */
function scales(x: number, y: number, z: number, scale: number): Solid {
  const kit = new KitBuilder()
  const gold = kit.material({ color: linear('#dcae4c'), metal: 0.5, specular: 1, gloss: 40 })
  kit.cone([0, 0.06, 0], [0, 0.86, 0], 0.035, 0.025, gold).sphere([0, 0.92, 0], 0.055, gold)
  kit.box([0, 0.03, 0], [0.05, 0.03, 0.2], 0.02, gold)
  kit.cone([0, 0.8, -0.42], [0, 0.8, 0.42], 0.022, 0.022, gold)
  for (const s of [-0.42, 0.42]) {
    for (const t of [-0.15, 0.15]) kit.cone([0, 0.8, s], [0, 0.38, s + t], 0.01, 0.01, gold)
    kit.ellipsoid([0, 0.34, s], [0.08, 0.05, 0.19], gold)
  }
  return put(kit, 'court:scales', x, y, z, Math.PI / 2, scale)
}

/** A flag that hangs from its pole in folds. */
function flag(x: number, y: number, z: number, hex: string): Solid {
  const kit = new KitBuilder()
  const brass = kit.material({ color: linear('#d6a94a'), metal: 0.6, specular: 1, gloss: 50 })
  const cloth = kit.material({ color: linear(hex), specular: 0.08 })
  const trim = kit.material({ color: linear('#e2b84e'), specular: 0.2 })
  kit.cone([0, 0, 0], [0, 2.5, 0], 0.022, 0.022, brass).sphere([0, 2.56, 0], 0.06, brass)
  kit.cone([0, 0.01, 0], [0, 0.05, 0], 0.2, 0.12, brass)
  for (let i = 0; i < 4; i++) {
    const at = 0.05 + i * 0.085
    kit.cone([0.02 + (i % 2) * 0.05, 2.3 - i * 0.05, at], [0.03, 1.05 + i * 0.16, at], 0.06, 0.075, cloth, 0.02)
  }
  kit.cone([0.03, 2.2, 0.36], [0.05, 1.5, 0.38], 0.02, 0.025, trim)
  return put(kit, `court:flag:${hex}`, x, y, z)
}

/** Dark wood panels with moldings, each `wide` meters. */
function panelling(wide: number, tall: number): Face {
  const wood = boards([0.2, 0.095, 0.04], [0.27, 0.135, 0.06], 0.7, true, 0.35)
  return (axis, u, v, x, y, z, out) => {
    wood(axis, u, v, x, y, z, out)
    if (axis === 1) return
    const [s, t] = [u / wide - Math.floor(u / wide), v / tall - Math.floor(v / tall)]
    const edge = Math.min(s * wide, (1 - s) * wide, t * tall, (1 - t) * tall)
    const k = edge < 0.05 ? 1.25 : edge < 0.1 ? 1 : edge < 0.12 ? 0.45 : edge < 0.14 ? 1.5 : 0.85
    for (let c = 0; c < 3; c++) out[c] *= k
  }
}

/** The judge's bench under the scales of justice, between flags; a witness stand, and the bar in front of it. */
export const courtroom = defineSetting('courtroom', { indoor: true, time: 'day', vista: { height: 1.8, eye: 1.6, horizon: 0.46 } }, (stage) => {
  const room = lowRoom(stage, stage.empty ? 4.6 : 3.6, 4.2)
  const r = Math.max(1, Math.min(2, stage.reach))
  const wood = panelling(0.9, 1.35)
  const small = panelling(0.62, 0.98)
  const paint = plaster([0.62, 0.55, 0.44])
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (y < 2.7 * r || (axis === 2 && Math.abs(x) < 1.5 * r)) wood(axis, u, v, x, y, z, out)
    else if (y < 2.84 * r) matte(out, 0.3, 0.155, 0.07, 0.4)
    else paint(axis, u, v, x, y, z, out)
  }
  const top = plain([0.22, 0.105, 0.045], 0.5)
  const half = Math.min(room.right * 0.62, 2 * r)
  const bench = room.back - 1.5 * r
  const rise = 0.42 * r
  const witness = stage.side * Math.min(room.right * 0.86, half + 0.62 * r)
  const columns = [-1, 1].map((s): Slab => {
    const x = s * Math.min(room.right * 0.66, 1.75 * r)
    const fluted: Face = (_a, u, _v, _x, _y, _z, out) => {
      const k = 0.78 + 0.22 * Math.sin((u / (0.36 * r)) * Math.PI * 10)
      matte(out, 0.66 * k, 0.6 * k, 0.5 * k, 0.2)
    }
    return block(x, 0, room.back - 0.24 * r, 0.36 * r, room.height, 0.24 * r, fluted)
  })
  const seat = setPieces(stage,
    stage.allows('furniture') ? [{ kit: 'furniture:armchair', at: [0, rise, bench + 0.85 * r], height: 1.65 * r, color: [0.14, 0.025, 0.02] }] : [])
  const carpet = plain([0.16, 0.03, 0.045])
  const oak = boards([0.28, 0.16, 0.08], [0.38, 0.23, 0.12], 0.18, true, 0.3)
  const floor: Face = (axis, u, v, x, y, z, out) => (Math.abs(x) < Math.max(0.9, stage.groupHalfWidth + 0.4) ? carpet : oak)(axis, u, v, x, y, z, out)
  const rail = stage.clearDepth + 0.35 * r
  const gap = Math.max(0.8 * r, stage.groupHalfWidth + 0.25)
  const bars = [-1, 1].flatMap((s): Slab[] => {
    const [x0, x1] = s < 0 ? [-room.right, -gap] : [gap, room.right]
    if (x1 - x0 < 0.3) return []
    return [slab(x0, 0, rail, x1, 0.62 * r, rail + 0.07 * r, small), slab(x0, 0.62 * r, rail - 0.04 * r, x1, 0.7 * r, rail + 0.12 * r, top)]
  })
  return {
    boxes: [
      ...shell(room, floor, wall),
      litCeiling(room, [0.5, 0.47, 0.42], [1.9, 1.7, 1.35], [1, 1], [2.4, 2.2]),
      ...columns,
      block(0, 0, bench - 0.1 * r, half * 2.3, rise, room.back - bench, top),
      block(0, rise, bench, half * 2, 0.86 * r, 0.5 * r, small),
      block(0, rise + 0.86 * r, bench - 0.1 * r, half * 2.08, 0.09 * r, 0.72 * r, top),
      block(0, rise + 0.95 * r, bench + 0.1 * r, half * 0.7, 0.14 * r, 0.4 * r, wood),
      block(0, rise + 1.09 * r, bench + 0.04 * r, half * 0.76, 0.05 * r, 0.5 * r, top),
      block(witness, 0, bench - 0.25 * r, 0.95 * r, 0.86 * r, 0.95 * r, small),
      block(witness, 0.86 * r, bench - 0.32 * r, 1.05 * r, 0.07 * r, 1.05 * r, top),
      ...(stage.allows('furniture') ? bars : [])],
    solids: [
      ...seat.solids,
      scales(0, 2.35 * r, room.back - 0.1, r),
      ...[-1, 1].map((s) => flag(s * Math.min(room.right * 0.5, 1.2 * r), rise, room.back - 0.4 * r, s * stage.side > 0 ? '#8f1420' : '#1c2f6b'))],
    decals: seat.decals,
    lights: [
      { position: [0, room.height - 0.5, room.back - 1.4], color: [1.4, 1.15, 0.8], radius: 6 },
      { position: [stage.side * room.right * 0.5, 2.6, stage.clearDepth], color: [0.6, 0.5, 0.36], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.5, 0.47, 0.43], [1.15, 1.03, 0.84]),
  }
})
