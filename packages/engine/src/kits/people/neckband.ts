import { add, along, type KitBuilder, lerp, pairs, type SolidKit, sub, surfacePoint, triples, unit, type Vec3 } from '../builder/index.ts'
import type { Costume, Skirt } from './costumes/casual.ts'
import type { Motif } from './front/emblems.ts'
import { type Proportions, type Rig, spineAt } from './pose.ts'

/** Fronts with their own edge at the neck. */
const EDGED: ReadonlySet<Motif> = new Set(['buttons', 'kimono', 'laces', 'vee', 'scoop'])
/** Jackets that show a shirt collar. */
const JACKETS: ReadonlySet<Motif> = new Set(['suit', 'tux', 'coat'])
const SHIRT = '#f6f4f0'
/** Hats that cover the neck. */
const TO_THE_SHOULDERS: ReadonlySet<Costume['hat']> = new Set(['bubble', 'ninja', 'veil', 'hijab'])

/** How a top ends at the neck: in a band of its own cloth, in the collar of the shirt under it (`shirt` is its color), or in nothing. */
export function neckbandOf({ top, collar, armor, beast, front, hat, cape }: Costume): { readonly shirt: string | undefined } | undefined {
  const isOpen = collar === undefined || collar.kind === 'necklace'
  const covered = armor !== undefined || beast !== undefined || cape !== undefined || TO_THE_SHOULDERS.has(hat)
  if (top === 'skin' || top === 'fur' || !isOpen || covered || (front && EDGED.has(front.motif))) return undefined
  if (!front || !JACKETS.has(front.motif)) return { shirt: undefined }
  return { shirt: front.motif === 'coat' ? front.colors[0] : SHIRT }
}

/** Angles from the front: segments are shortest where they are most visible. */
const AROUND = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.6, 2.1, Math.PI]
const BAND = 0.01

/** The fold of a shirt collar: height over the base of the neck in front, rise toward the back, distance from the neck, and thickness. */
const FOLD = { up: 0.01, rise: 0.07, off: 0.01, thick: 0.012 } as const
const BEHIND = [0.6, 0.95, 1.35, 1.8, 2.4, Math.PI]
/** The collar points: how far below the base of the neck and to the side, thickness at the fold and at the tip, and smoothing. */
const POINT = { down: 0.066, aside: 0.05, thick: 0.012, tip: 0.003, smooth: 0.006 } as const
/** Angles at which a collar wing leaves the fold, from the tie outward. */
const WING = [0.12, 0.28, 0.44, 0.6]

/** Height over the base of the neck from which the shirt's surface is searched. */
const ABOVE = 0.14

/** The ribbed band of a crew neck, laid on the shirt. */
export function buildNeckband(kit: KitBuilder, rig: Rig, neck: number, material: number): void {
  const shirt = kit.build()
  const at = (angle: number): Vec3 => {
    const above = add(rig.neck, [neck * Math.cos(angle), ABOVE, neck * Math.sin(angle)])
    return add(surfacePoint(shirt, above, [0, -1, 0], 0.3).point, [0, BAND * 0.3, 0])
  }
  for (const side of [1, -1]) for (let i = 0; i + 1 < AROUND.length; i++) kit.cone(at(side * AROUND[i]), at(side * AROUND[i + 1]), BAND, BAND, material)
}

/** The collar of the shirt under `jacket`: a separate body, since the jacket would take its color next to a rounded edge. */
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

/** Rows of cloth between the legs over raised thighs. */
const LAP = 6

/** Cloth with folds and a level hem, hanging from the waist; over raised thighs it spans the legs as a lap. */
export function buildSkirt(kit: KitBuilder, rig: Rig, p: Proportions, skirt: Skirt, material: number, trim: number): void {
  if (skirt.tutu) buildTutu(kit, rig, p, skirt, material)
  else if (rig.folded) buildLap(kit, rig, p, skirt, material)
  else if (skirt.gap === undefined) buildBell(kit, rig, p, skirt, material, trim)
  else buildTails(kit, rig, p, skirt, skirt.gap, material, trim)
}

function buildLap(kit: KitBuilder, rig: Rig, p: Proportions, skirt: Skirt, material: number): void {
  const { hips, knees, ankles } = rig
  const over = Math.min(1, skirt.length * 1.9)
  for (let i = 0; i < LAP; i++) {
    const across = (ends: readonly [Vec3, Vec3]) => lerp(ends[0], ends[1], i / (LAP - 1))
    const hip = across(hips)
    const knee = across(knees)
    const isLong = skirt.length > 0.45
    const end = lerp(hip, knee, over)
    if (isLong) kit.cone(hip, end, 0.108 * p.thick, 0.092 * p.thick, material, 0.06)
    else kit.hemmed(hip, end, 0.108 * p.thick, 0.098 * p.thick, material, 0.08)
    if (isLong) kit.hemmed(knee, lerp(knee, across(ankles), Math.min(0.86, (skirt.length - 0.4) * 1.55)), 0.092 * p.thick, 0.07 * p.thick, material, 0.05)
  }
}

/** Layers of tulle from the waist, each slightly wider than the one above. */
const NET = triples([0.035, 0.86, 0.02, 0.005, 0.94, -0.005, -0.025, 1, -0.03])

function buildTutu(kit: KitBuilder, rig: Rig, p: Proportions, skirt: Skirt, material: number): void {
  const [x, y, z] = rig.pelvis
  const waist = p.hips * 0.9
  for (const [rise, reach, edge] of NET)
    kit.lathe([x, y + 0.03, z], pairs([edge - 0.006, p.hipY * skirt.flare * reach, edge, p.hipY * skirt.flare * reach, rise + 0.03, waist]), 'y', material,
      0.006)
}

/** A bell around both legs. */
function buildBell(kit: KitBuilder, rig: Rig, p: Proportions, skirt: Skirt, material: number, trim: number): void {
  const { pelvis, ankles, knees } = rig
  const belt = spineAt(rig, 0.42)
  const waist = Math.max(0.085 * p.thick, p.hips * 0.82)
  const hemY = Math.max(0.012, pelvis[1] * (1 - skirt.length))
  const stride = (ankles[0][0] + ankles[1][0]) / 4
  const aside = (knees[0][2] + knees[1][2]) / 4 + pelvis[2] / 2
  const legs = Math.max(...knees.map((knee) => Math.hypot(knee[0] - stride, knee[2] - aside))) + 0.095 * p.thick
  const hem = skirt.straight ? legs : Math.max(legs * 0.8, p.hipY * skirt.flare * 0.92)
  const hips = Math.max(p.hips * 1.2 + 0.085 * p.thick, waist + (hem - waist) * 0.5)
  const hipY = pelvis[1] - 0.04
  const center: Vec3 = [stride, 0, aside]
  kit.lathe(center, pairs([hemY + ROUNDED, hem, (hemY + hipY) / 2, (hem + hips) / 2, hipY, hips, belt[1], waist]), 'y', material, ROUNDED, 0.03)
  drapeOver(kit, rig, p, material, hemY, (y) => {
    const share = Math.min(1, Math.max(0, (hipY - y) / (hipY - hemY)))
    return [center, hips + (hem - hips) * share]
  })
  const band = Math.min(0.07, (hipY - hemY) * 0.16)
  if (trim !== material)
    kit.lathe(center, pairs([hemY + ROUNDED, hem + 0.006, hemY + band, hem + 0.004 - ((hem - hips) * band) / (2 * (hipY - hemY))]), 'y', trim, ROUNDED)
  if (skirt.straight) return
  const folds = hem > 0.28 ? 10 : 8
  const edge = ((Math.PI * 2 * hem) / folds) * 0.23
  for (let i = 0; i < folds; i++) {
    // Folds are uneven, as in real cloth.
    const angle = ((i + 0.28 * Math.sin(i * 2.6)) / folds) * Math.PI * 2
    const out: Vec3 = [Math.cos(angle), 0, Math.sin(angle)]
    const from = along([stride, hipY, aside], out, hips - edge * 0.5)
    const to = along([stride, hemY + edge, aside], out, hem - edge * 0.42)
    kit.cone(from, to, edge * 0.4, edge, material, 0.03)
    if (trim !== material) kit.cone(lerp(to, from, band / (hipY - hemY)), to, edge * 1.02, edge * 1.08, trim)
  }
}

/** Cloth over a thigh that is raised out of the bell, as far as the knee. */
function drapeOver(kit: KitBuilder, { hips, knees }: Rig, p: Proportions, material: number, hemY: number,
  bellAt: (y: number) => readonly [center: Vec3, radius: number]): void {
  const thick = 0.1 * p.thick
  for (const [index, knee] of knees.entries()) {
    const [[x, , z], radius] = bellAt(knee[1])
    const inside = Math.hypot(knee[0] - x, knee[2] - z) + thick < radius
    if (knee[1] > hemY && !inside) kit.cone(lerp(hips[index], knee, 0.2), lerp(hips[index], knee, 1.05), thick, thick, material, 0.07)
  }
}

const ROUNDED = 0.012

/** The tails of a coat, open in front by `gap` to each side. */
function buildTails(kit: KitBuilder, rig: Rig, p: Proportions, skirt: Skirt, gap: number, material: number, trim: number): void {
  const { pelvis } = rig
  const belt = spineAt(rig, 0.42)
  const waist = Math.max(0.085 * p.thick, p.hips * 0.82)
  const folds = 11
  const hemY = Math.max(0.03, pelvis[1] * (1 - skirt.length))
  const hem = p.hipY * skirt.flare
  const edge = ((Math.PI * 2 * hem) / folds) * 0.52
  const stride = (rig.ankles[0][0] + rig.ankles[1][0]) / 2
  for (let i = 0; i < folds; i++) {
    const angle = gap + ((i + 0.5) / folds) * (2 * Math.PI - 2 * gap)
    const out: Vec3 = [Math.cos(angle) * 0.86, 0, Math.sin(angle)]
    const wave = 1 + 0.05 * Math.cos(i * 2.6)
    const to: Vec3 = [stride * 0.5 + out[0] * (hem - edge) * wave, hemY + edge, out[2] * (hem - edge) * wave]
    const from = along(belt, out, waist * 0.72)
    kit.cone(from, to, waist * 0.55, edge, material, 0.035)
    if (trim !== material) kit.cone(to, along(to, unit(sub(to, from)), edge * 0.25), edge * 1.02, edge * 0.96, trim, 0)
  }
}
