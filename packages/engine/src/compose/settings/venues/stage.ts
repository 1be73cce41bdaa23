import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { signBoard } from '../../../kits/buildings/facade.ts'
import { boards, matte, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { indoorSky } from '../../scenery/rooms.ts'
import { defineSetting } from '../../setting.ts'

export const theaterStage = defineSetting('stage', { indoor: true, time: 'night', vista: { height: 1.8, eye: 1.5, horizon: 0.55 } }, (stage) => {
  const r = Math.max(0.8, stage.reach)
  const back = stage.clearDepth + 2.6 * r
  const half = stage.halfWidthAt(back) * 1.1
  const top = 2.4 * stage.halfHeightAt(back) + stage.eye
  const curtain = (_axis: 0 | 1 | 2, u: number, v: number, _x: number, _y: number, _z: number, out: Float64Array): void => {
    const fold = 0.45 + 0.55 * (0.5 + 0.5 * Math.sin((u * 9) / r + Math.sin((v * 0.7) / r) * 0.5))
    matte(out, 0.42 * fold, 0.018 * fold, 0.035 * fold, 0.08)
  }
  const spot = (x: number, color: readonly [number, number, number]) => ({ position: [x, stage.eye + 2.6 * r, -0.6 * r] as const, color, radius: 8 * r })
  const lamps = new KitBuilder()
  const can = lamps.material({ color: [0.03, 0.03, 0.035], specular: 0.4 })
  const lens = lamps.material({ color: [1, 0.9, 0.7], emission: [8, 7, 5] })
  for (let i = -2; i <= 2; i++) {
    lamps.cone([i * 0.9 * r, 0.1, 0], [i * 0.9 * r, 0.34, 0.1], 0.15 * r, 0.1 * r, can)
    lamps.sphere([i * 0.9 * r, 0.06, -0.03], 0.11 * r, lens)
  }
  const high = stage.eye + stage.halfHeightAt(back - 0.8 * r) * 0.86
  return {
    boxes: [
      shadowless(-half * 2, -0.3, -stage.distance - 2, half * 2, 0, back, boards([0.22, 0.12, 0.06], [0.36, 0.22, 0.12], 0.18 * r, true, 0.35)),
      shadowless(-half * 1.5, 0, back, half * 1.5, top, back + 0.3, curtain),
      ...[-1, 1].map((s) => shadowless(s < 0 ? -half * 1.6 : half * 0.74, 0, back - 1.3 * r, s < 0 ? -half * 0.74 : half * 1.6, top, back - 1 * r, curtain)),
      ...(stage.texts[0] !== undefined
        ? [
            shadowless(-1.6 * r, high - 1.1 * r, back - 0.2, 1.6 * r, high - 0.3 * r, back - 0.1,
              signBoard(stage.texts[0], 3.2 * r, 0.8 * r, [0.02, 0.02, 0.02], [1, 0.8, 0.4], [3, 2, 0.8]))]
        : [])],
    solids: [{ kit: lamps.build(`stage-lamps:${r.toFixed(2)}`), position: [0, high, back - 0.8 * r], yaw: 0, scale: 1, instance: 0 }],
    lights: [
      spot(-1.2 * r, [2.4, 2.1, 1.6]),
      spot(1.4 * r, [2, 1.8, 1.6]),
      { position: [-half * 0.7, 1.4 * r, back - 1.2 * r], color: [1.2, 0.3, 1.3], radius: 5 * r },
      { position: [half * 0.7, 1.4 * r, back - 1.2 * r], color: [0.3, 0.5, 1.5], radius: 5 * r }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.16, 0.14, 0.2], [0.9, 0.8, 0.7]),
  }
})
