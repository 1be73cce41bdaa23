import { boards, type Face, glow, matte, plain, plaster, type Slab, shadowless, tiles } from '../../../kits/buildings/wall-faces.ts'
import { litCeiling, lowRoom } from '../../scenery/ceilings.ts'
import { wallWindow } from '../../scenery/outlook.ts'
import { block, indoorSky, shell } from '../../scenery/rooms.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting } from '../../setting.ts'

/** A screen on the wall with a rising chart. */
function screen(x: number, y: number, z: number, width: number): Slab {
  const height = width * 0.56
  const face: Face = (axis, u, v, _x, _y, _z, out) => {
    const [s, t] = [u / width, v / height]
    matte(out, 0.015, 0.016, 0.018, 0.6)
    if (axis !== 2 || Math.min(s, 1 - s) < 0.02 || Math.min(t, 1 - t) < 0.035) return
    glow(out, 0.04, 0.1, 0.2)
    const bar = Math.floor((s - 0.12) / 0.1)
    const within = bar >= 0 && bar < 5 && (s - 0.12) / 0.1 - bar < 0.62
    const ring = Math.hypot((s - 0.8) * 1.78, t - 0.42)
    if (within && t > 0.16 && t < 0.26 + bar * 0.085) glow(out, 0.16, 0.75, 1.25)
    else if (s > 0.1 && s < 0.64 && t > 0.13 && t < 0.15) glow(out, 0.9, 0.95, 1)
    else if (s > 0.1 && s < 0.46 && t > 0.8 && t < 0.86) glow(out, 1.1, 1.1, 1.1)
    else if (ring > 0.13 && ring < 0.23) {
      if (Math.atan2(t - 0.42, s - 0.8) > 0.6) glow(out, 1.4, 0.55, 0.12)
      else glow(out, 0.2, 1, 0.6)
    }
  }
  return shadowless(x - width / 2, y, z - 0.06, x + width / 2, y + height, z, face)
}

/** A long table with chairs behind who stands there, a screen, a wall of glass over the city. */
export const meetingRoom = defineSetting('meeting-room', { indoor: true, time: 'day', vista: { height: 1.5, eye: 1.55, horizon: 0.5 } }, (stage) => {
  const room = lowRoom(stage, stage.empty ? 4.6 : 3.9, 3)
  const side = stage.seed % 2 ? 1 : -1
  const paint = plaster(stage.palette[0] ?? [0.56, 0.57, 0.57])
  const slats = boards([0.34, 0.2, 0.1], [0.42, 0.26, 0.14], 0.12, true, 0.25)
  const carpet = tiles([0.09, 0.11, 0.14], [0.1, 0.125, 0.155], 0.6, 0.02)
  const panes = wallWindow(shell(room, carpet, paint), { ...stage, empty: true }, 'skyline')
  const depth = room.back - stage.clearDepth
  const near = stage.clearDepth + depth * (stage.empty ? 0.2 : 0.24)
  const far = room.back - depth * 0.26
  const wide = Math.min(1.7, Math.max(1.3, room.right * 0.5))
  const top: Face = (axis, u, v, x, y, z, out) => {
    slats(axis, u, v, x, y, z, out)
    if (axis === 1) matte(out, 0.34, 0.2, 0.1, 0.6)
    out[7] = axis === 1 ? 0.16 : 0
  }
  const free = stage.allows('furniture') && !stage.hasSeat
  const length = far - near
  const seats: SetPiece[] = free
    ? [-1, 1].flatMap((s) =>
        [0.2, 0.52, 0.84].map((t) => ({ kit: 'furniture:office-chair', at: [s * (wide / 2 + 0.32), 0, near + length * t] as const, height: 1.12,
          color: [0.05, 0.055, 0.065] as const, turn: s * (Math.PI / 2) })))
    : []
  const chairs = setPieces(stage, seats)
  const sx = side * (room.right - 0.02)
  const paper = plain([0.82, 0.82, 0.8])
  return {
    boxes: [
      ...shell(room, carpet, slats, paint),
      litCeiling(room, [0.62, 0.62, 0.61], [1.9, 1.9, 1.85], [0.16, 2.2], [1.5, 2.6]),
      ...panes,
      ...(free
        ? [
            block(0, 0.7, near, wide, 0.06, length, top),
            block(0, 0, near + length * 0.14, wide * 0.34, 0.7, 0.3, plain([0.1, 0.1, 0.11], 0.3)),
            block(0, 0, far - length * 0.24, wide * 0.34, 0.7, 0.3, plain([0.1, 0.1, 0.11], 0.3)),
            ...[0.14, 0.46, 0.78].flatMap((t) => [-1, 1].map((s) => block(s * wide * 0.32, 0.76, near + length * t, 0.22, 0.012, 0.3, paper)))]
        : []),
      ...(room.right > 2.2 ? [screen(-side * room.right * 0.72, 1.05, room.back - 0.2, room.right * 0.5)] : []),
      block(sx - side * 0.25, 0, room.back - 1.4, 0.5, 0.78, 1.2, slats)],
    solids: chairs.solids,
    decals: chairs.decals,
    lights: [
      { position: [0, room.height - 0.4, (near + far) / 2], color: [1, 0.96, 0.88], radius: 6 },
      { position: [0, 1.7, room.back - 0.8], color: stage.night ? [0.2, 0.25, 0.5] : [1, 1.05, 1.1], radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, [0.56, 0.57, 0.59], [1.1, 1.06, 1]),
  }
})
