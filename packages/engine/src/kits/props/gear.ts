import { apart, at, disc, each, fixed, made, main, pairs, rod, second, slab, type Thing, type ThingRow, times, triples, tube,
  type Vec3 } from '../builder/index.ts'
import { buildHand } from '../people/body.ts'
import { watchFace } from '../print/goods-print.ts'

/** Strap and case of a smartwatch with its screen toward +x; the strap forms a loop around (-`round`, 0). */
function smartwatch(t: Thing, round: number): void {
  const strap = t.main('#26282d', 'satin')
  const steel = t.second('#c9cdd3', 'chrome')
  for (let i = 0; i < 8; i++) t.ring([-round, 0, -0.35 + i * 0.1], round, 0.06, 'z', strap, 0.04)
  // Holes and keeper loop of the strap.
  for (const a of [-0.75, -0.92, -1.09])
    t.ball([-round + Math.cos(a) * (round + 0.055), Math.sin(a) * (round + 0.055), 0], [0.03, 0.03, 0.03], t.fixed('#0d0e10'))
  t.slab([0, 0, 0], [0.17, 0.62, 0.54], steel, 0.15).slab([0.06, 0, 0], [0.15, 0.57, 0.49], t.fixed('#0b0c0f', 'gloss'), 0.1)
    .drum([0, 0.16, -0.58], 0.09, 0.09, steel, 0.02).slab([0, -0.2, -0.55], [0.05, 0.14, 0.03], steel, 0.02)
  const lettered = (t.input.texts ?? []).length > 0
  t.print([0.21, 0, 0], [0, 0, 0.45], [0, 0.53, 0], watchFace(!lettered)).board([0.23, 0.25, 0], 0.36, 0.16, '#ffffff')
}

/** The watch on a forearm, with a closed hand and a pushed-up sleeve. */
function wornSmartwatch(t: Thing): void {
  smartwatch(t, 0.72)
  const skin = t.fixed('#dba582', 'satin', { skin: 1, specular: 0.12, gloss: 14 })
  t.rod([-0.75, 0, -1.7], [-0.72, 0, -0.7], 0.76, skin, 0.66).rod([-0.72, 0, -0.7], [-0.72, 0, 0.75], 0.66, skin, 0.6)
  buildHand(t.kit, [-0.7, 0, 0.9], [0, 0, 1], 0.66, -1, skin, 'fist')
  const sleeve = t.fixed('#34465e', 'fabric', { cloth: 1 })
  t.kit.lathe([-0.75, 0, 0], pairs([-2.5, 0.86, -2, 0.92, -1.55, 0.84, -1.42, 0.84]), 'z', sleeve, 0.03)
  for (const z of [-1.42, -1.58]) t.ring([-0.75, 0, z], 0.84, 0.05, 'z', sleeve)
}

const BEADS = ['#d2332a', '#f0a02a', '#f0d02a', '#3f9a4e', '#2f7fc0', '#7a4ab0'] as const

/** Beads on wires in a standing frame. */
function abacus(t: Thing): void {
  const wood = t.main('#b07a42', 'wood')
  const wire = t.apart(t.fixed('#c9ced6', 'chrome'))
  for (const z of [-1, 1]) t.slab([0, 0, z], [0.12, 0.86, 0.07], wood, 0.03).slab([0, -0.86, z], [0.34, 0.06, 0.09], wood, 0.03)
  for (const y of [-0.76, 0.84]) t.slab([0, y, 0], [0.12, 0.07, 1.07], wood, 0.03)
  for (const [row, hex] of BEADS.entries()) {
    const y = 0.62 - row * 0.25
    t.rod([0, y, -1], [0, y, 1], 0.02, wire)
    const bead = t.fixed(hex, 'gloss')
    const shifted = (row * 3 + 2) % 8
    for (let i = 0; i < 8; i++) t.ball([0, y, -0.84 + i * 0.155 + (i >= shifted ? 0.58 : 0)], [0.115, 0.115, 0.075], bead)
  }
}

/** A tilted power strip with one plug and its cable. */
function powerStrip(t: Thing): void {
  const body = t.main('#f2f1ec', 'gloss')
  const dark = t.fixed('#2a2c31', 'matte')
  t.slab([0, 0, 0], [0.2, 0.3, 1.5], body, 0.1)
  for (let i = 0; i < 4; i++) {
    const z = -1.06 + i * 0.56
    t.disc([0.19, 0, z], 0.23, 0.025, 'x', t.fixed('#d6d4cc', 'satin'))
    for (const side of [-0.08, 0.08]) t.disc([0.21, 0, z + side], 0.035, 0.02, 'x', dark)
  }
  const lit = t.fixed('#d2261f', 'gloss', { emission: [0.5, 0.03, 0.02] })
  t.slab([0.2, 0, 1.2], [0.05, 0.16, 0.11], lit, 0.04).disc([0.4, 0, -1.06], 0.19, 0.17, 'x', dark)
  const cable: Vec3[] = triples([0.5, 0, -1.06, 0.74, -0.06, -1.06, 0.95, -0.24, -1.2, 1.1, -0.25, -1.5, 0.9, -0.25, -1.9, 0.4, -0.25, -2.2])
  t.tube(cable, 0.05, t.fixed('#2a2c31', 'satin'))
  const cord: Vec3[] = triples([0, -0.1, 1.5, 0.1, -0.22, 1.75, 0.45, -0.24, 1.95, 0.85, -0.24, 1.8, 1, -0.24, 1.4])
  t.tube(cord, 0.05, t.fixed('#dedcd4', 'satin'))
}

/** A heavy bag on chains under its frame. */
function punchingBag(t: Thing): void {
  const frame = t.fixed('#2a2c31', 'satin')
  const chain = t.apart(t.fixed('#c9ced6', 'chrome'))
  t.slab([0, 0.04, 0], [0.5, 0.04, 0.7], frame, 0.03).rod([0, 0, -0.66], [0, 2.2, -0.66], 0.06, frame).rod([0, 2.2, -0.7], [0, 2.2, 0.08], 0.055, frame)
    .rod([0, 1.7, -0.66], [0, 2.18, -0.24], 0.035, frame)
  const leather = t.main('#b5261f', 'satin')
  t.drum([0, 1.1, 0], 0.26, 0.6, leather, 0.08)
  for (const y of [0.72, 1.5]) t.ring([0, y, 0], 0.255, 0.02, 'y', t.fixed('#f2f0ea', 'satin'))
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.6
    t.rod([Math.cos(a) * 0.2, 1.7, Math.sin(a) * 0.2], [0, 2.12, 0], 0.014, chain)
  }
  t.rod([0, 2.1, 0], [0, 2.2, 0], 0.02, chain)
}

/** Two bamboo baskets; the lid of the upper one is ajar and shows dumplings. */
function steamer(t: Thing): void {
  const bamboo = t.main('#cf9f5e', 'wood')
  const band = t.second('#a8743a', 'wood')
  for (const y of [0, 0.44]) {
    t.drum([0, y, 0], 1, 0.2, bamboo, 0.03)
    for (const edge of [-0.16, 0.16]) t.ring([0, y + edge, 0], 1.0, 0.04, 'y', band)
  }
  t.drum([0, 0.62, 0], 0.9, 0.03, t.fixed('#e6cf9a', 'wood'), 0.01)
  const dough = t.fixed('#f7efe0', 'satin')
  for (let i = 0; i < 7; i++) {
    const a = (i / 6) * Math.PI * 2
    const out = i === 6 ? 0 : 0.56
    const [x, z] = [Math.cos(a) * out, Math.sin(a) * out]
    t.ball([x, 0.74, z], [0.25, 0.2, 0.25], dough).ball([x, 0.93, z], [0.09, 0.08, 0.09], dough, 0.1)
  }
  // The lid leans against the side.
  t.disc([0.34, 0.36, 1.36], 0.86, 0.07, 'z', bamboo).ring([0.34, 0.36, 1.42], 0.86, 0.06, 'z', band)
}

/** A clay lamp with a flame at its spout. */
function diya(t: Thing): void {
  const clay = t.main('#b5552a', 'matte')
  t.ball([0, 0, 0], [0.8, 0.3, 0.72], clay).ball([0.66, 0.1, 0], [0.36, 0.2, 0.3], clay, 0.2).drum([0, 0.2, 0], 0.6, 0.05, t.fixed('#e8b04a', 'gloss'), 0.03)
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + 0.3
    t.ball([Math.cos(a) * 0.74, 0.05, Math.sin(a) * 0.68], 0.055, t.fixed('#f6d86a', 'gloss'))
  }
  t.ball([0.86, 0.42, 0], [0.1, 0.24, 0.1], t.glow('#ffb43a', 2.6)).ball([0.86, 0.36, 0], [0.06, 0.12, 0.06], t.glow('#fff0b0', 3))
  t.lights.push({ position: [0.86, 0.5, 0], color: [1.5, 0.85, 0.3], radius: 2.4 })
}

/** A girder with flanges and rivets. */
function girder(t: Thing): void {
  const steel = t.main('#a8442e', 'metal')
  for (const y of [-0.22, 0.22]) t.slab([0, y, 0], [0.24, 0.04, 3], steel, 0.01)
  t.slab([0, 0, 0], [0.04, 0.2, 3], steel, 0.01)
  for (let i = 0; i < 13; i++) for (const y of [-0.1, 0.1]) t.ball([0.05, y, -2.7 + i * 0.45], 0.035, t.fixed('#7a2f20', 'metal'))
  t.seat = [0.1, 0.26, 0]
}

/** Smartwatches, and equipment for gyms, stages, schools and walls. */
export const GEAR: Readonly<Record<string, ThingRow>> = {
  smartwatch: [0.1, (t) => smartwatch(t, 0.95)],
  'worn-smartwatch': [0.12, wornSmartwatch],
  abacus: [0.32, abacus],
  // A plate with a rocker switch, its lower end pressed in.
  'light-switch': made(0.12, [main('#f7f6f2', 'gloss')], (plate) => [
    slab([0, 0, 0], [0.06, 1, 0.68], plate, 0.05), slab([0.055, 0, 0], [0.015, 0.58, 0.32], fixed('#c4c1b8', 'matte'), 0.01),
    slab([0.05, -0.27, 0], [0.05, 0.27, 0.28], plate, 0.03), slab([0.06, 0.27, 0], [0.1, 0.27, 0.28], plate, 0.04, 0, 0.06),
    slab([0.165, 0.4, 0], [0.01, 0.018, 0.1], fixed('#8f8d86', 'matte'), 0.005),
    each([-0.8, 0.8], (y) => disc([0.06, y, 0], 0.06, 0.02, 'x', fixed('#c9ced6', 'metal')))]),
  'power-strip': [0.1, powerStrip],
  // A rope to walk on, between two masts.
  tightrope: made(2, [main('#c4303a', 'satin'), apart(second('#d8c49a', 'fabric'))], (mast, rope) => [
    each([-1.7, 1.7], (z) => [
      rod([0, 0, z], [0, 2, z], 0.06, mast), slab([0, 1.98, z * 1.05], [0.22, 0.03, 0.24], mast, 0.02),
      each([-0.5, 0.5], (x) => rod([0, 1.9, z], [x, 0, z * 1.3], 0.016, rope)),
      times(9, (i) => rod([-0.1, 0.2 + i * 0.2, z], [0.1, 0.2 + i * 0.2, z], 0.018, mast))]),
    tube(triples([0, 2, -1.7, 0, 1.95, 0, 0, 2, 1.7]), 0.032, rope), at('seat', [0, 1.97, 0])]),
  // A padded bar on two feet.
  'balance-beam': made(1.25, [fixed('#3a4a6b', 'satin')], (foot) => [
    slab([0, 1.16, 0], [0.11, 0.1, 2.4], main('#d8b27c', 'fabric'), 0.06), slab([0, 1.05, 0], [0.09, 0.04, 2.38], foot, 0.02),
    each([-1.7, 1.7], (z) => [rod([0, 0.1, z], [0, 1.06, z], 0.06, foot), slab([0, 0.06, z], [0.5, 0.06, 0.1], foot, 0.04)]), at('seat', [0, 1.26, 0])]),
  'punching-bag': [2.2, punchingBag],
  steamer: [0.2, steamer],
  // A bar to jump over, on two posts.
  hurdle: made(1.05, [fixed('#d8dce2', 'metal')], (post) => [
    slab([0, 1, 0], [0.04, 0.12, 0.9], main('#f6f4ee', 'gloss'), 0.03),
    each([-0.5, 0, 0.5], (z) => slab([0.036, 1, z], [0.012, 0.12, 0.12], second('#c4242a', 'gloss'), 0.01)),
    each([-0.74, 0.74], (z) => [rod([0, 0.05, z], [0, 0.9, z], 0.035, post), slab([-0.3, 0.04, z], [0.36, 0.04, 0.05], post, 0.03)])]),
  diya: [0.08, diya],
  girder: [0.5, girder],
}
