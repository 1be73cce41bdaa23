import { ball, each, fixed, glow, light, made, main, ring, rod, second, slab, type Thing, type ThingRow, thingKit, times, triples, tube,
  type Vec3 } from '../builder/index.ts'
import { HAND } from './hand.ts'
import { KITCHEN } from './kitchen.ts'
import { CAMERAS } from './parts.ts'

function grip(t: Thing, low: number, high: number, guard: number): void {
  const gold = t.fixed('#d9a82e', 'metal')
  t.rod([0, low, 0], [0, high, 0], 0.065, t.second('#4a2a1c', 'fabric'))
  for (let y = low + 0.06; y < high - 0.04; y += 0.1) t.ring([0, y, 0], 0.065, 0.018, 'y', gold)
  t.ball([0, low - 0.06, 0], 0.1, gold)
  if (guard > 0) t.tube(triples([0, high + 0.08, -guard, 0, high + 0.02, 0, 0, high + 0.08, guard]), [0.05, 0.075, 0.05], gold)
}

/** A straight two-edged blade. */
function blade(t: Thing, low: number, high: number, half: number): void {
  const steel = t.main('#cdd3da', 'chrome')
    for (const z of [-0.5, 0.5]) t.rod([0, low, z * half], [0, high - half * 1.6, z * half], half * 0.55, steel, half * 0.5, half * 0.4)
  t.rod([0, high - half * 1.6, 0], [0, high, 0], half * 0.9, steel, 0.01, half * 0.4)
  t.rod([0.03, low, 0], [0.03, high - half * 3, 0], half * 0.3, t.fixed('#9aa3ad', 'metal'))
}

/** Weapons, points up. */
const WEAPONS: Readonly<Record<string, ThingRow>> = {
  sword: made(1.05, [(t) => grip(t, -1.1, -0.75, 0.3), (t) => blade(t, -0.7, 1.1, 0.09)]),
  katana: made(1, [
    (t) => grip(t, -1.1, -0.6, 0), ball([0, -0.55, 0], [0.13, 0.03, 0.13], fixed('#d9a82e', 'metal')),
    tube(triples([0, -0.5, 0, 0, 0.1, -0.03, 0, 0.65, 0.02, 0, 1.1, 0.16]), [0.06, 0.058, 0.05, 0.01], main('#cdd3da', 'chrome'), 0.02)]),
  dagger: made(0.35, [(t) => grip(t, -1, -0.5, 0.3), (t) => blade(t, -0.45, 1, 0.16)]),
  spear: made(2, [
    rod([0, -1.4, 0], [0, 0.95, 0], 0.032, main('#8a5a34', 'wood')), rod([0, 1.05, 0], [0, 1.45, 0], 0.09, second('#cdd3da', 'chrome'), 0.005),
    rod([0, 0.92, 0], [0, 1.05, 0], 0.045, second('#cdd3da', 'chrome'), 0.085),
    tube(triples([0, 0.9, 0, 0.02, 0.75, 0.08, 0.02, 0.6, 0.05]), [0.05, 0.05, 0.02], fixed('#c8202a', 'fabric'))]),
  'war-hammer': made(1, [
    rod([0, -1.1, 0], [0, 0.6, 0], 0.07, second('#5a3018', 'wood')), slab([0, 0.75, 0], [0.26, 0.3, 0.5], main('#9aa3ad', 'metal'), 0.05),
    each([-0.42, 0.42], (z) => slab([0, 0.75, z], [0.3, 0.34, 0.07], fixed('#d9a82e', 'metal'), 0.03)),
    rod([0, -1.1, 0], [0, -0.85, 0], 0.09, fixed('#2c2420'))]),
  bow: made(1.4, [
    tube(triples([0, 1.2, -0.35, 0, 0.95, 0.05, 0, 0.45, 0.3, 0, 0, 0.36, 0, -0.45, 0.3, 0, -0.95, 0.05, 0, -1.2, -0.35]),
      [0.02, 0.04, 0.055, 0.065, 0.055, 0.04, 0.02], main('#8a5a34', 'wood')),
    rod([0, 1.2, -0.35], [0, -1.2, -0.35], 0.012, fixed('#f1e9d6')), rod([0, -0.16, 0.36], [0, 0.16, 0.36], 0.075, second('#4a2a1c', 'fabric')),
    rod([0, 0.02, -0.36], [0, 0.02, 0.75], 0.018, fixed('#c9a36a')), rod([0, 0.02, 0.75], [0, 0.02, 0.92], 0.055, fixed('#9aa3ad', 'metal'), 0.004)]),
  arrow: made(0.75, [
    rod([0, -1, 0], [0, 0.85, 0], 0.03, main('#a87444', 'wood')), rod([0, 0.85, 0], [0, 1.12, 0], 0.1, fixed('#9aa3ad', 'metal'), 0.005),
    times(3, (i) =>
      times(3, (k) =>
        rod([0, -0.95 + k * 0.12, 0], [Math.cos(i * 2.1 + 1) * 0.15, -1.1 + k * 0.12, Math.sin(i * 2.1 + 1) * 0.15], 0.035, second('#d22b2b', 'matte'), 0.02,
          0.02)))]),
  shield: made(0.9, [main('#2a4f9a', 'satin')], (steel) => [
    ball([-0.1, 0.2, 0], [0.24, 0.72, 0.72], steel), rod([-0.1, 0.1, 0], [-0.06, -0.75, 0], 0.3, steel, 0.04, 0.4),
    tube(triples([ -0.02, 0.75, -0.5, 0.02, 0.1, -0.68, 0, -0.5, -0.42, 0, -0.98, 0, 0, -0.5, 0.42, 0.02, 0.1, 0.68, -0.02, 0.75, 0.5, 0, 0.86, 0, -0.02, 0.75,
      -0.5]), 0.075, fixed('#c9ced6', 'chrome')),
    rod([0.13, 0.75, 0], [0.1, -0.8, 0], 0.07, second('#d9a82e', 'metal')), rod([0.13, 0.25, -0.6], [0.13, 0.25, 0.6], 0.07, second('#d9a82e', 'metal')),
    ball([0.16, 0.25, 0], 0.14, second('#d9a82e', 'metal'))]),
  staff: made(1.9, [main('#6b4424', 'wood')], (wood) => [
    tube(triples([0, -1.2, 0, 0.01, -0.3, 0.02, 0, 0.55, 0]), [0.04, 0.042, 0.05], wood),
    each([-1, 1], (side) =>
      tube(triples([0, 0.55, 0, 0, 0.7, side * 0.16, 0, 0.95, side * 0.17, 0, 1.08, side * 0.06]), [0.05, 0.042, 0.03, 0.008], wood, 0.02)),
    ball([0, 0.84, 0], 0.12, glow('#4ac8ff', 3)), light([0, 0.84, 0], '#5ad0ff', 5, 0.9)]),
  wand: made(0.35, [
    rod([0, -1, 0], [0, 0.8, 0], 0.07, main('#4a2c1a', 'wood'), 0.035), rod([0, -1, 0], [0, -0.6, 0], 0.1, fixed('#2a1a10', 'wood'), 0.08),
    ring([0, -0.56, 0], 0.08, 0.03, 'y', fixed('#d9a82e', 'metal')), (t) => star(t, 1, 0.26), light([0, 1, 0], '#ffe27a', 4, 0.8)]),
  cannon: made(1.2, [main('#2c2f34', 'metal')], (iron) => [
    rod([-0.9, 0.3, 0], [1.2, 0.55, 0], 0.34, iron, 0.24), each([-0.5, 0.3, 1.1], (x) => ring([x, 0.36 + x * 0.12, 0], 0.31, 0.06, 'x', iron)),
    ball([1.36, 0.57, 0], [0.06, 0.17, 0.17], fixed('#0c0c0e')), ball([-1.28, 0.24, 0], 0.12, iron),
    slab([-0.3, 0, 0], [0.75, 0.12, 0.34], second('#6b4424', 'wood'), 0.05),
    each([-0.5, 0.5], (z) => [
      ring([0, 0, z], 0.46, 0.07, 'z', second('#6b4424', 'wood')),
      times(4, (i) =>
        rod([-Math.cos(i * 0.785) * 0.44, -Math.sin(i * 0.785) * 0.44, z], [Math.cos(i * 0.785) * 0.44, Math.sin(i * 0.785) * 0.44, z], 0.04,
          second('#6b4424', 'wood')))])]),
  gun: made(0.2, [main('#4a4f57', 'metal')], (steel) => [
    slab([0, 0.35, 0.2], [0.12, 0.17, 0.95], steel, 0.05), tube(triples([0, 0.2, -0.5, 0, -0.3, -0.62, 0, -0.75, -0.72]), 0.19, second('#5a3018', 'wood')),
    ring([0, 0.02, -0.12], 0.17, 0.04, 'x', steel)]),
  'ray-gun': made(0.2, [main('#d22b2b', 'gloss')], (paint) => [
    ball([0, 0.3, -0.1], [0.32, 0.36, 0.6], paint), rod([0, 0.3, 0.4], [0, 0.3, 1], 0.12, second('#c9ced6', 'chrome')),
    each([0.55, 0.72, 0.89], (z) => ring([0, 0.3, z], 0.2, 0.05, 'z', second('#c9ced6', 'chrome'))), ball([0, 0.3, 1.15], 0.13, glow('#6affd0', 4)),
    tube(triples([0, 0, -0.35, 0, -0.4, -0.5, 0, -0.75, -0.6]), 0.17, fixed('#26272b')),
    each([-0.6, -0.75], (z) => ball([0, 0.5, z], [0.05, 0.3, 0.05], fixed('#f0c02a', 'gloss')))]),
  lightsaber: made(1.1, [main('#3ad8ff', 'glow')], (color) => [
    rod([0, -1.1, 0], [0, -0.6, 0], 0.07, fixed('#aeb5bd', 'chrome')), times(4, (i) => ring([0, -1.05 + i * 0.09, 0], 0.07, 0.02, 'y', fixed('#1b1b1e'))),
    rod([0, -0.52, 0], [0, 1.1, 0], 0.055, color), each([-0.2, 0.3, 0.8], (y) => light([0, y, 0], '#4ad8ff', 4, 0.5))]),
}

function star(t: Thing, y: number, radius: number): void {
  const gold = t.glow('#ffd84a', 2)
  for (let i = 0; i < 5; i++) {
    const turn = Math.PI / 2 + i * 1.2566
    const tip: Vec3 = [0, y + Math.sin(turn) * radius, Math.cos(turn) * radius]
    t.rod([0, y, 0], tip, radius * 0.36, gold, 0.01, 0.02)
  }
}

/** Tools, weapons and kitchenware: upright, working end up, broad side toward +x. */
export const toolKit = thingKit('tool', { ...HAND, ...KITCHEN, ...WEAPONS, ...CAMERAS })
