import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { along, lerp, sub, unit } from '../builder/vector.ts'
import { pairs, triples } from '../tuples.ts'
import { type Rig, spineAt } from './pose.ts'
import type { Proportions } from './proportions.ts'

export type Skirt = {
  /** Share of the way from hip to ground. */
  readonly length: number
  /** Radius of the hem, share of the hip height. */
  readonly flare: number
  /** Opens in front (coats), radians to each side. */
  readonly gap?: number
  /** Falls straight along each leg, as a coat does. */
  readonly straight?: boolean
  /** Stands out from the hips in layers, as a dancer's. */
  readonly tutu?: boolean
}

/** Rows of cloth from one leg to the other where thighs are raised. */
const LAP = 6

/** Cloth hanging from the waist with a level hem and folds; over raised thighs it spans the legs as a lap. */
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

/** Layers of net one over the other, from the waist and each a little wider than the one on it. */
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
    // Uneven, as cloth falls.
    const angle = ((i + 0.28 * Math.sin(i * 2.6)) / folds) * Math.PI * 2
    const out: Vec3 = [Math.cos(angle), 0, Math.sin(angle)]
    const from = along([stride, hipY, aside], out, hips - edge * 0.5)
    const to = along([stride, hemY + edge, aside], out, hem - edge * 0.42)
    kit.cone(from, to, edge * 0.4, edge, material, 0.03)
    if (trim !== material) kit.cone(lerp(to, from, band / (hipY - hemY)), to, edge * 1.02, edge * 1.08, trim)
  }
}

/** A thigh that is lifted out of the bell has cloth over it, as far as the knee. */
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

/** The tails of a coat that is open in front by `gap` to each side. */
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
