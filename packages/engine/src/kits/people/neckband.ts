import type { SolidKit, Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { surfacePoint } from '../builder/surface.ts'
import { add } from '../builder/vector.ts'
import type { Costume } from './costumes/costume.ts'
import type { Motif } from './front/motifs.ts'
import type { Rig } from './pose.ts'

/** Fronts that end in an edge of their own. */
const EDGED: ReadonlySet<Motif> = new Set(['buttons', 'kimono', 'laces', 'vee', 'scoop'])
/** Jackets over a shirt whose collar is seen. */
const JACKETS: ReadonlySet<Motif> = new Set(['suit', 'tux', 'coat'])
const SHIRT = '#f6f4f0'
/** Hats that cover the neck. */
const TO_THE_SHOULDERS: ReadonlySet<Costume['hat']> = new Set(['bubble', 'ninja', 'veil', 'hijab'])

/** What a top ends in around the neck: a band of its own cloth, the collar of the shirt under it in that one's color, or nothing. */
export function neckbandOf({ top, collar, armor, beast, front, hat, cape }: Costume): { readonly shirt: string | undefined } | undefined {
  const isOpen = collar === undefined || collar.kind === 'necklace'
  const covered = armor !== undefined || beast !== undefined || cape !== undefined || TO_THE_SHOULDERS.has(hat)
  if (top === 'skin' || top === 'fur' || !isOpen || covered || (front && EDGED.has(front.motif))) return undefined
  if (!front || !JACKETS.has(front.motif)) return { shirt: undefined }
  return { shirt: front.motif === 'coat' ? front.colors[0] : SHIRT }
}

/** Angles from the front: pieces are shortest where they are seen most. */
const AROUND = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.6, 2.1, Math.PI]
const BAND = 0.01

/** The fold of a shirt's collar: how high over the neck's root in front, how much higher behind, how far off the neck, and how thick it is. */
const FOLD = { up: 0.01, rise: 0.07, off: 0.01, thick: 0.012 } as const
const BEHIND = [0.6, 0.95, 1.35, 1.8, 2.4, Math.PI]
/** Its points: how far under the neck's root and aside they lie, how sharp, and how flat they are. */
const POINT = { down: 0.066, aside: 0.05, thick: 0.012, tip: 0.003, smooth: 0.006 } as const
/** Where a wing leaves the fold, from the tie outwards. */
const WING = [0.12, 0.28, 0.44, 0.6]

/** How high over the neck's root the search for the shirt begins. */
const ABOVE = 0.14

/** The rib of a crew neck, laid on the shirt around the neck. */
export function buildNeckband(kit: KitBuilder, rig: Rig, neck: number, material: number): void {
  const shirt = kit.build()
  const at = (angle: number): Vec3 => {
    const above = add(rig.neck, [neck * Math.cos(angle), ABOVE, neck * Math.sin(angle)])
    return add(surfacePoint(shirt, above, [0, -1, 0], 0.3).point, [0, BAND * 0.3, 0])
  }
  for (const side of [1, -1]) for (let i = 0; i + 1 < AROUND.length; i++) kit.cone(at(side * AROUND[i]), at(side * AROUND[i + 1]), BAND, BAND, material)
}

/** The collar of the shirt under `jacket`: a body of its own, for beside a round edge the jacket would take its color. */
export function buildShirtCollar(kit: KitBuilder, jacket: SolidKit, rig: Rig, neck: number, material: number): void {
  const fold = (angle: number): Vec3 =>
    add(rig.neck, [(neck + FOLD.off) * Math.cos(angle), FOLD.up + (FOLD.rise * (1 - Math.cos(angle))) / 2, (neck + FOLD.off) * Math.sin(angle)])
  for (const side of [1, -1]) {
    const before = add(rig.neck, [0.3, -POINT.down, side * POINT.aside])
    const point = surfacePoint(jacket, before, [-1, 0, 0], 0.4).point
    for (const angle of WING) kit.cone(fold(side * angle), point, POINT.thick, POINT.tip, material, POINT.smooth)
    const around = BEHIND.map((angle) => fold(side * angle))
    kit.path(around, around.map(() => FOLD.thick), material)
  }
}
