import type { Vec3 } from '../render/scene.ts'
import type { Costume } from './costume.ts'
import type { Motif } from './front-motifs.ts'
import type { Rig } from './human-pose.ts'
import type { KitBuilder } from './kit-builder.ts'
import { surfacePoint } from './surface.ts'
import { add } from './vector.ts'

/** Fronts that end in an edge of their own. */
const EDGED: ReadonlySet<Motif> = new Set(['buttons', 'kimono', 'laces', 'vee', 'scoop'])
/** Jackets over a shirt whose collar is seen. */
const JACKETS: ReadonlySet<Motif> = new Set(['suit', 'tux', 'coat'])
const SHIRT = '#f6f4f0'
/** Hats that cover the neck. */
const TO_THE_SHOULDERS: ReadonlySet<Costume['hat']> = new Set(['bubble', 'ninja', 'veil', 'hijab'])

/** What a top ends in around the neck: a band of its own cloth, the collar of the shirt under it in that one's colour, or nothing. */
export function neckbandOf({
  top,
  collar,
  armour,
  beast,
  front,
  hat,
  cape,
}: Costume): { readonly shirt: string | undefined } | undefined {
  const isOpen = collar === undefined || collar.kind === 'necklace'
  const covered =
    armour !== undefined || beast !== undefined || cape !== undefined || TO_THE_SHOULDERS.has(hat)
  if (top === 'skin' || top === 'fur' || !isOpen || covered || (front && EDGED.has(front.motif)))
    return undefined
  if (!front || !JACKETS.has(front.motif)) return { shirt: undefined }
  return { shirt: front.motif === 'coat' ? front.colors[0] : SHIRT }
}

/** Angles from the front: pieces are shortest where they are seen most. */
const AROUND = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.6, 2.1, Math.PI]
const BAND = 0.01
const SHIRT_COLLAR = 0.014

/** The points of a shirt's collar: how far under the neck's root and aside they lie, how sharp they are, and how flat. */
const POINT = { down: 0.064, aside: 0.05, tip: 0.003, smooth: 0.008 } as const
/** Where a wing leaves the band, from the tie outwards. */
const WING = [0.1, 0.28, 0.46, 0.64]

/** How high over the neck's root the search for the shirt begins. */
const ABOVE = 0.14

/** The rib of a crew neck or a shirt's collar, laid on the shirt around the neck. */
export function buildNeckband(
  kit: KitBuilder,
  rig: Rig,
  neck: number,
  material: number,
  isCollar: boolean,
): void {
  const thick = isCollar ? SHIRT_COLLAR : BAND
  const shirt = kit.build()
  const at = (angle: number): Vec3 => {
    const above = add(rig.neck, [neck * Math.cos(angle), ABOVE, neck * Math.sin(angle)])
    return add(surfacePoint(shirt, above, [0, -1, 0], 0.3).point, [0, thick * 0.3, 0])
  }
  // A collar is open where the tie is.
  for (const side of [1, -1])
    for (let i = isCollar ? 1 : 0; i + 1 < AROUND.length; i++)
      kit.cone(at(side * AROUND[i]), at(side * AROUND[i + 1]), thick, thick, material)
  if (!isCollar) return
  for (const side of [1, -1]) {
    const before = add(rig.neck, [0.3, -POINT.down, side * POINT.aside])
    const point = surfacePoint(shirt, before, [-1, 0, 0], 0.4).point
    for (const angle of WING)
      kit.cone(at(side * angle), point, thick * 0.75, POINT.tip, material, POINT.smooth)
  }
}
