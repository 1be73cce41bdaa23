import type { KitPiece } from '../../kits/kit.ts'
import type { Decal, Solid } from '../../render/scene.ts'
import { buildPiece } from '../build-piece.ts'
import { FRONT } from '../contact/poses.ts'
import { placeActor } from '../placing.ts'
import type { Stage } from '../setting.ts'

/** Pedestrians, one after the other. */
const WALKERS = ['woman', 'businessman', 'man', 'businesswoman', 'teenager', 'woman', 'man', 'girl'] as const
const CARS = ['taxi', 'car', 'van', 'car'] as const
const CAR_COLORS = [undefined, [0.12, 0.2, 0.42], [0.7, 0.7, 0.68], [0.42, 0.05, 0.05]] as const
const CAR_HEIGHT = 1.5

type Traffic = { readonly solids: readonly Solid[]; readonly decals: readonly Decal[] }

/** Traffic in a street without subjects that the prompt does not call busy. */
const FEW = { people: 4, cars: 2 } as const
const DESERTED = ['lonely', 'spooky', 'dark', 'serene', 'minimal']

/** People on both sidewalks and cars on the road of a street of half width `half`: many if the prompt calls it busy. */
export function passersBy(stage: Stage, half: number): Traffic {
  const busy = stage.mood.has('busy')
  const quiet = !stage.empty || stage.rain || DESERTED.some((mood) => stage.mood.has(mood))
  if (!busy && quiet) return { solids: [], decals: [] }
  const begin = stage.empty ? -stage.distance * 0.35 : stage.clearDepth + 1.6
  const input = { attributes: [], holds: [], wears: [], faces: 'natural' as const }
  const people = stage.allows('people')
    ? WALKERS.slice(0, busy ? undefined : FEW.people).map((noun, i) => {
        const side = i % 2 ? 1 : -1
        const away = (i + stage.seed) % 3 === 0
        const { piece } = buildPiece(`human:${noun}`, { ...input, noun, action: 'walking', seed: stage.seed * 3 + i * 17 + 5 })
        const x = side * (half - 1.5 + 0.9 * (((i * 7 + stage.seed) % 5) / 5 - 0.5))
        return stand(piece, x, begin + 1.1 + Math.floor(i / 2) * 2.4 + side * 0.7, away ? -FRONT : FRONT, 1)
      })
    : []
  const cars = stage.allows('cars')
    ? CARS.slice(0, busy ? undefined : FEW.cars).map((noun, i) => {
        const side = i % 2 ? 1 : -1
        const { piece } = buildPiece(`wheeled:${noun}`, { ...input, noun, seed: stage.seed + i, ...(CAR_COLORS[i] ? { color: CAR_COLORS[i] } : {}),
          night: stage.night })
        const lane = Math.max(1.3, (half - 1.9) * 0.46)
        return stand(piece, side * lane, begin + 5.5 + i * 3.6, side > 0 ? -FRONT : FRONT, CAR_HEIGHT / piece.height)
      })
    : []
  const placed = [...people, ...cars]
  return { solids: placed.flatMap(({ solids }) => solids), decals: placed.flatMap(({ decals }) => decals) }
}

function stand(piece: KitPiece, x: number, z: number, yaw: number, scale: number): Traffic {
  return placeActor({ piece, scale, yaw, position: [x, 0, z], instance: 0, parts: [] })
}
