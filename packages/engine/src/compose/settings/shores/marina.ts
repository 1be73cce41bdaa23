import { boards, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import { streetLamp } from '../../scenery/furnishings.ts'
import { addHeights, blendInto, farScale, type Height, hillRange, mountainRange, origin, towards } from '../../scenery/ground.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { type SetPiece, setPieces } from '../../scenery/set-pieces.ts'
import { plantWood } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'
import { harborModel } from './isle.ts'

/** How far the water lies below the planks, meters at reach 1. */
const DROP = 0.5

/** What lies on either side of the jetty from near to far, and how tall it is, meters at reach 1. */
const BERTHS = [[['speedboat', 1.3], ['fishing-boat', 2.8]], [['fishing-boat', 3], ['sailboat', 6.6]], [['sailboat', 7.2], ['sailboat', 6.4]]] as const

/** A quay of planks, a jetty with boats moored on both sides, a town on the far shore. */
export const marina = defineSetting(
  'marina',
  { time: 'day', footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'), vista: { height: 3.2, eye: 2.4, horizon: 0.46 },
    model: harborModel },
  (stage) => {
    const r = Math.max(0.8, Math.min(2.6, stage.reach))
    const o = origin(stage)
    const m = farScale(stage)
    const afloat = stage.footing === 'water'
    const level = -DROP * r
    const shoreZ = stage.clearDepth + 34 * r
    const land = addHeights(hillRange(stage, 8, 40, 80), mountainRange(stage, 16, 60, 130))
    const height: Height = (x, z, octaves) => {
      const rise = smoothstep(shoreZ, shoreZ + 7 * r, z + 3 * r * (fbm(x * 0.08 + o.x, 2, 3) - 0.5))
      return level - 2.2 + rise * (3.4 + 0.8 * fbm(x * 0.2, z * 0.2, 3)) + (rise > 0 ? land(x, z, octaves) : 0)
    }
    const onLand = (x: number, z: number) => height(x, z, 5)
    const side = stage.seed % 2 ? 1 : -1
    const quay = afloat ? -stage.distance + 0.8 * r : stage.clearDepth + (stage.empty ? -0.6 : 0.7) * r
    const wide = stage.halfWidthAt(quay) * 1.6 + 2
    // The jetty leads away beside the one who stands there.
    const jettyX = side * Math.max(afloat ? stage.groupHalfWidth + 1.6 * r : 0, stage.halfWidthAt(quay + 5 * r) * 0.22)
    const jettyHalf = 0.75 * r
    const end = stage.clearDepth + 19 * r
    const planks = boards([0.32, 0.23, 0.15], [0.5, 0.39, 0.28], 0.16 * r, false)
    const along = boards([0.32, 0.23, 0.15], [0.5, 0.39, 0.28], 0.16 * r, false)
    const pile = boards([0.2, 0.14, 0.09], [0.3, 0.22, 0.15], 0.1 * r, true)
    const piles = Array.from({ length: 6 }, (_, i) => quay + (0.6 + i * 3.1) * r).flatMap((z) =>
      [-1, 1].map((s): Slab => {
        const x = jettyX + s * jettyHalf
        return slab(x - 0.1 * r, level - 1, z, x + 0.1 * r, 0.55 * r, z + 0.2 * r, pile)
      }))
    // Low boats before tall ones: sails close by would hide the harbour.
    const berths: SetPiece[] =
      stage.detail > 0.2
        ? BERTHS.slice(0, stage.empty ? 3 : 2).flatMap((kinds, i) =>
            (stage.empty ? [-1, 1] : [i === 0 ? side : -side]).map((s) => {
              const z = quay + (3.4 + i * 4.6) * r
              const [kit, height] = kinds[(stage.seed + (s > 0 ? 1 : 0)) % 2]
              return { kit: `boat:${kit}`, at: [jettyX + s * (jettyHalf + 2.7 * r + 0.25 * r * i), level - 0.22 * r, z] as const, height: height * r,
                turn: s * 1.15 }
            }))
        : []
    const clear = berths.filter(({ at: [x, , z] }) => !afloat || Math.abs(x) > stage.groupHalfWidth + 1.5 * r || z > stage.clearDepth + 4 * r)
    const boats = setPieces(stage, clear)
    const town = scenicBuildings(
      stage,
      onLand,
      stage.hasBuilding
        ? []
        : (stage.empty ? [-0.78, -0.5, -0.2, 0.12, 0.4, 0.72] : [-0.7, -0.3, 0.3, 0.7]).map((share, i) => {
            const z = shoreZ + (7 + 3 * (i % 2)) * r
            return [(['house', 'villa', 'cottage', 'house', 'farmhouse', 'villa'] as const)[(i + stage.seed) % 6], share * stage.halfWidthAt(z), z,
              0.72 * r] as const
          }))
    const lit = stage.night || stage.time === 'dusk'
    const lamps = [quay + 2.2 * r, quay + 9 * r].map((z) => ({ ...streetLamp(jettyX + side * jettyHalf * 0.8, z, lit, 0.8 * r) }))
    return {
      ground: () => (afloat ? level - 0.06 * r : 0),
      terrain: {
        height,
        albedo: (x, y, z, _ny, out) => {
          const n = fbm(x * 1.2, z * 1.2, 4)
          blendInto(out, [0.07, 0.12, 0.05], [0.2, 0.25, 0.1], n)
          if (stage.snow) blendInto(out, [0.7, 0.76, 0.88], [0.9, 0.92, 0.97], n)
          towards(out, [0.4, 0.36, 0.3], smoothstep(level + 0.9, level + 0.2, y))
          towards(out, [0.3, 0.34, 0.38], smoothstep(60 * m, 120 * m, z) * 0.6)
        },
      },
      water: { y: level, color: [0.01, 0.1, 0.14], ripple: stage.weather.has('storm') ? 0.12 : 0.035 },
      boxes: [slab(-wide, level - 0.5, -stage.distance - 6, wide, 0, quay, planks),
        slab(jettyX - jettyHalf, -0.16 * r, quay, jettyX + jettyHalf, 0, end, along), ...piles, ...town.boxes],
      solids: [...boats.solids, ...town.solids, ...(stage.allows('furniture') ? lamps : [])],
      decals: boats.decals,
      lights: [
        ...town.lights,
        ...(lit ? lamps.map(({ position: [x, , z] }) => ({ position: [x, 2.6 * r, z - 0.3] as const, color: [2.1, 1.4, 0.7] as const, radius: 8 * r })) : [])],
      sprites: plantWood(stage, onLand, ['cypress', 'oak', 'palm'], 120, [30, 80], [2.6, 4.4], 0, (_x, _z, y) => y > level + 0.9),
    }
  })
