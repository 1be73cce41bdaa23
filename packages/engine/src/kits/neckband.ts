import type { Vec3 } from '../render/scene.ts'
import type { Costume } from './costume.ts'
import type { Motif } from './front-motifs.ts'
import type { Rig } from './human-pose.ts'
import type { KitBuilder } from './kit-builder.ts'
import { surfacePoint } from './surface.ts'
import { add } from './vector.ts'

/** Fronts that end in a collar or an edge of their own. */
const COLLARED: ReadonlySet<Motif> = new Set([
  'suit',
  'tux',
  'coat',
  'buttons',
  'kimono',
  'laces',
  'vee',
  'scoop',
])
/** Hats that cover the neck. */
const TO_THE_SHOULDERS: ReadonlySet<Costume['hat']> = new Set(['bubble', 'ninja', 'veil', 'hijab'])

/** True for shirts that end in a band around the neck. */
export function hasNeckband({ top, collar, armour, beast, front, hat, cape }: Costume): boolean {
  return (
    top !== 'skin' &&
    top !== 'fur' &&
    !armour &&
    !beast &&
    !cape &&
    (collar === undefined || collar.kind === 'necklace') &&
    !TO_THE_SHOULDERS.has(hat) &&
    !(front && COLLARED.has(front.motif))
  )
}

/** Angles from the front: pieces are shortest where they are seen most. */
const AROUND = [0, 0.36, 0.74, 1.2, 2, Math.PI]
const BAND = 0.01

/** How high over the neck's root the search for the shirt begins. */
const ABOVE = 0.14

/** The rib of a crew neck, laid on the shirt around the neck. */
export function buildNeckband(kit: KitBuilder, rig: Rig, neck: number, material: number): void {
  const shirt = kit.build()
  const at = (angle: number): Vec3 => {
    const above = add(rig.neck, [neck * Math.cos(angle), ABOVE, neck * Math.sin(angle)])
    return add(surfacePoint(shirt, above, [0, -1, 0], 0.3).point, [0, BAND * 0.3, 0])
  }
  for (const side of [1, -1])
    for (let i = 0; i + 1 < AROUND.length; i++)
      kit.cone(at(side * AROUND[i]), at(side * AROUND[i + 1]), BAND, BAND, material)
}
