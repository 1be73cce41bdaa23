import type { Slab } from '../../kits/buildings/wall-faces.ts'
import type { Decal, PointLight, Rgb, Solid } from '../../render/scene.ts'
import { buildPiece } from '../build-piece.ts'
import { FRONT } from '../contact/poses.ts'
import { placeActor } from '../placing.ts'
import type { Stage } from '../setting.ts'

/** A thing that belongs to a place: its kit, position, height in meters and rotation away from the viewer. */
export type SetPiece = {
  readonly kit: string
  readonly at: readonly [x: number, y: number, z: number]
  readonly height: number
  readonly turn?: number
  readonly color?: Rgb
  readonly material?: string
}

/** Furnishes a place with things from the kits that prompts use. */
export function setPieces(stage: Stage,
  pieces: readonly SetPiece[]): { readonly solids: Solid[]; readonly boxes: Slab[]; readonly decals: Decal[]; readonly lights: PointLight[] } {
  const placed = pieces.map(({ kit, at, height, turn = 0, color, material }, i) => {
    const { piece } = buildPiece(kit, { noun: kit.slice(kit.indexOf(':') + 1), attributes: [], holds: [], wears: [], faces: 'natural', night: stage.night,
      seed: stage.seed + i * 7, snow: stage.snow, ...(color ? { color } : {}), ...(material ? { material } : {}) })
    return placeActor({ piece, scale: height / piece.height, yaw: FRONT + turn, position: at, instance: 0, parts: [] })
  })
  return {
    solids: placed.flatMap(({ solids }) => solids),
    boxes: placed.flatMap(({ boxes }) => boxes),
    decals: placed.flatMap(({ decals }) => decals),
    lights: placed.flatMap(({ lights }) => lights),
  }
}
