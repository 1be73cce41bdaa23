import { apart, at, ball, disc, drum, each, fixed, glow, lathe, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, times, triples, tube,
  type Vec3 } from '../builder/index.ts'
import { ringOf } from '../tableware/food-parts.ts'

/** Wheels of a household appliance: flat discs that face sideways. */
function casters(t: Thing, x: number, y: number, half: number, radius: number): void {
  for (const z of [-half, half]) t.disc([x, y, z], radius, 0.05, 'z', t.fixed('#26272b', 'satin'))
}

/** A flat disc that navigates by itself. */
function robotVacuum(t: Thing): void {
  const shell = t.main('#26282d', 'gloss')
  const rim = t.second('#c9ced6', 'metal')
  t.drum([0, -0.04, 0], 1, 0.15, t.fixed('#17181b', 'satin'), 0.06).drum([0, 0.1, 0], 0.97, 0.06, shell, 0.04).ring([0, 0.15, 0], 0.72, 0.018, 'y', rim)
    .drum([-0.3, 0.2, 0], 0.24, 0.07, t.fixed('#3a3d44', 'gloss'), 0.04).slab([0.5, 0.16, 0], [0.06, 0.012, 0.16], t.glow('#7fe3ff', 1.4), 0.02)
  // The sweeping brush in front.
  for (let i = 0; i < 3; i++) {
    const a = 0.5 + i * 2.1
    t.rod([0.72, -0.17, 0.62], [0.72 + Math.cos(a) * 0.34, -0.2, 0.62 + Math.sin(a) * 0.34], 0.022, rim, 0.014)
  }
}

/** A drop-shaped vessel with mist rising from its top. */
function humidifier(t: Thing): void {
  t.lathe(pairs([-0.9, 0.62, -0.78, 0.78, -0.4, 0.84, 0.1, 0.7, 0.5, 0.4, 0.72, 0.18, 0.76, 0.1]), t.main('#f4f5f6', 'gloss'))
    .ring([0, -0.5, 0], 0.84, 0.02, 'y', t.glow('#8fd6ff', 1.3)).disc([0.8, -0.7, 0], 0.08, 0.03, 'x', t.second('#c9ced6', 'metal'))
  const mist = t.vapour(t.fixed('#f6f6f6', 'matte', { emission: [0.3, 0.3, 0.3] }))
  for (const z of [-0.05, 0.05])
    t.tube(
      Array.from({ length: 14 }, (_, i): Vec3 => {
        const u = i / 13
        return [0, 0.74 + u * 1.2, z * (1 + 2 * u) + Math.sin(u * 6 + z * 20) * 0.12 * u]
      }),
      Array.from({ length: 14 }, (_, i) => 0.012 + 0.035 * Math.sin((i / 13) * Math.PI)),
      mist,
      0.02)
}

/** Blades in a cage on a stand. */
function electricFan(t: Thing): void {
  const paint = t.main('#f1f3f4', 'gloss')
  const wire = t.second('#c3c8cf', 'chrome')
  t.drum([0, -1.4, 0], 0.52, 0.07, paint, 0.05).rod([0, -1.36, 0], [-0.1, -0.3, 0], 0.08, paint).rod([-0.44, 0.15, 0], [0, 0.15, 0], 0.2, paint, 0.15)
  for (let i = 0; i < 4; i++) {
    const a = i * 1.571 + 0.5
    t.slab([0.12, 0.15 + Math.sin(a) * 0.36, Math.cos(a) * 0.36], [0.02, 0.21, 0.21], t.fixed('#7fb2d8', 'gloss'), 0.19)
  }
  t.ball([0.16, 0.15, 0], [0.09, 0.12, 0.12], paint)
  const cage = t.apart(wire)
  for (const r of [0.3, 0.52, 0.74]) t.ring([0.24 - (r - 0.3) * 0.16, 0.15, 0], r, 0.015, 'x', cage)
  t.ring([0.08, 0.15, 0], 0.8, 0.035, 'x', cage)
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    const at = (r: number, x: number): Vec3 => [x, 0.15 + Math.sin(a) * r, Math.cos(a) * r]
    t.rod(at(0.1, 0.26), at(0.8, 0.1), 0.011, cage)
  }
  t.disc([0.27, 0.15, 0], 0.14, 0.02, 'x', paint)
}

/** Heater ribs. */
function radiator(t: Thing): void {
  const paint = t.main('#f3f2ee', 'gloss')
  for (let i = 0; i < 10; i++) {
    const z = -1.17 + i * 0.26
    t.slab([0, 0, z], [0.16, 0.72, 0.1], paint, 0.09)
    for (const y of [-0.58, 0.58]) t.rod([0, y, z - 0.13], [0, y, z + 0.13], 0.1, paint)
  }
  for (const z of [-1.04, 1.04]) t.rod([0, -0.72, z], [0, -0.92, z], 0.08, paint)
  t.rod([0, -0.58, 1.3], [0, -0.58, 1.5], 0.07, t.fixed('#c9ced6', 'chrome')).rod([0, -0.58, 1.46], [0.3, -0.58, 1.46], 0.11, t.fixed('#f7f7f5', 'satin'), 0.09)
}

/** A steel door with a wheel and a dial. */
function safe(t: Thing): void {
  const steel = t.main('#4a5058', 'metal')
  const bright = t.second('#c9ced6', 'chrome')
  t.slab([-0.1, 0, 0], [0.78, 0.94, 0.86], steel, 0.06).slab([0.7, 0, 0], [0.06, 0.8, 0.72], steel, 0.03)
  for (const y of [-0.5, 0.5]) t.rod([0.74, y - 0.14, -0.76], [0.74, y + 0.14, -0.76], 0.06, bright)
  t.ring([0.86, -0.12, 0.1], 0.26, 0.035, 'x', bright)
  for (let i = 0; i < 3; i++) {
    const a = i * 1.047 + 0.4
    const [dy, dz] = [Math.sin(a) * 0.26, Math.cos(a) * 0.26]
    t.rod([0.86, -0.12 - dy, 0.1 - dz], [0.86, -0.12 + dy, 0.1 + dz], 0.028, bright)
  }
  t.ball([0.88, -0.12, 0.1], 0.07, bright).disc([0.79, 0.42, 0.1], 0.17, 0.05, 'x', t.fixed('#17181b', 'gloss'))
  for (let i = 0; i < 12; i++) t.ball([0.84, 0.42 + Math.sin(i * 0.524) * 0.13, 0.1 + Math.cos(i * 0.524) * 0.13], 0.014, bright)
  for (const z of [-0.64, 0.64]) t.slab([-0.1, -0.98, z], [0.6, 0.06, 0.12], t.fixed('#26282d'), 0.02)
}

/** Household appliances. */
export const APPLIANCES: Readonly<Record<string, ThingRow>> = {
  // Upright and cordless: floor head, tube, dust cup and handle.
  'vacuum-cleaner': made(1.1, [main('#8f2fc0', 'gloss'), second('#c9ced6', 'metal'), fixed('#2b2d33', 'satin')], (shell, steel, dark) => [
    slab([0.1, -1.36, 0], [0.3, 0.11, 0.52], dark, 0.09), slab([0.3, -1.34, 0], [0.1, 0.08, 0.5], shell, 0.07), (t) => casters(t, -0.14, -1.38, 0.38, 0.1),
    rod([0, -1.26, 0], [-0.16, -0.9, 0], 0.09, dark), rod([-0.16, -0.9, 0], [-0.42, 0.42, 0], 0.06, steel),
    // The motor unit hangs in front of the tube, with the clear dust cup below it.
    rod([-0.36, 0.42, 0], [-0.46, 0.95, 0], 0.2, shell, 0.2), rod([-0.18, 0.52, 0], [-0.1, 0.16, 0], 0.17, apart(fixed('#cfd8e2', 'glass')), 0.17),
    rod([-0.17, 0.46, 0], [-0.11, 0.2, 0], 0.1, steel, 0.1), ball([-0.18, 0.6, 0], [0.18, 0.06, 0.18], steel),
    tube(triples([-0.42, 0.98, 0, -0.62, 1.22, 0, -0.82, 1.16, 0, -0.8, 0.82, 0, -0.52, 0.66, 0]), [0.1, 0.085, 0.08, 0.09, 0.12], dark, 0.03),
    at('hand', [-0.8, 1, 0])]),
  'robot-vacuum': [0.1, robotVacuum],
  // A tower with slits all around and a lit ring on top.
  'air-purifier': made(0.6, [main('#f2f3f4', 'satin'), second('#9aa1aa', 'matte')], (shell, slit) => [
    drum([0, 0, 0], 0.56, 1.05, shell, 0.12),
    times(8, (row) => (t) => ringOf(26, 0.552, -0.84 + row * 0.115, ([x, y, z]) => t.ball([x, y, z], [0.024, 0.036, 0.024], slit))),
    ring([0, 1.04, 0], 0.36, 0.035, 'y', glow('#6fd3ff', 1.5)), ring([0, 0.16, 0], 0.555, 0.012, 'y', slit),
    slab([0.56, 0.52, 0], [0.02, 0.16, 0.1], fixed('#17191d', 'gloss'), 0.02), ball([0.585, 0.56, 0], [0.01, 0.03, 0.03], glow('#58e07a', 1.5))]),
  humidifier: [0.3, humidifier],
  // A flat box with antennas and a row of lights.
  router: made(0.18, [main('#22242a', 'satin')], (shell) => [
    slab([0, -0.3, 0], [0.62, 0.13, 1], shell, 0.08), slab([-0.1, -0.16, 0], [0.42, 0.05, 0.8], shell, 0.04),
    times(5, (i) => ball([0.62, -0.3, -0.4 + i * 0.2], [0.02, 0.03, 0.05], glow('#5ff08a', 1.8))),
    each([-0.84, -0.3, 0.3, 0.84], (z) => [
      rod([-0.56, -0.3, z], [-0.56, -0.1, z], 0.07, shell), rod([-0.56, -0.1, z], [-0.6, 1, z * 1.16], 0.065, shell, 0.05)])]),
  'electric-fan': [0.9, electricFan],
  // A jug with a spout on a heated base.
  'electric-kettle': made(0.25, [main('#cfd4da', 'chrome'), second('#26282d', 'satin')], (steel, dark) => [
    drum([0, -1, 0], 0.68, 0.07, dark, 0.03), lathe(pairs([-0.9, 0.66, -0.84, 0.7, 0.2, 0.58, 0.62, 0.5, 0.68, 0.46, 0.72, 0.3, 0.72, 0]), steel),
    ball([0, 0.78, 0], [0.09, 0.08, 0.09], dark), tube(triples([0, 0.26, 0.5, 0, 0.5, 0.66, 0, 0.66, 0.8]), [0.17, 0.13, 0.07], steel, 0.05),
    tube(triples([0, 0.6, -0.46, 0, 0.66, -0.86, 0, 0.3, -0.98, 0, -0.42, -0.92, 0, -0.64, -0.66]), 0.1, dark, 0.02),
    slab([0.6, -0.16, 0], [0.05, 0.42, 0.06], fixed('#7fb6d8', 'gloss'), 0.03)]),
  radiator: [0.7, radiator],
  // Deck, wheels, grass box and push handle.
  'lawn-mower': made(1, [main('#3f9a3a', 'gloss'), fixed('#26282d', 'satin')], (paint, dark) => [
    slab([0, -0.5, 0], [0.66, 0.16, 0.5], paint, 0.12), slab([0.08, -0.24, 0], [0.3, 0.16, 0.28], dark, 0.1), drum([0.08, -0.05, 0], 0.2, 0.06, paint, 0.04),
    slab([-0.94, -0.32, 0], [0.34, 0.28, 0.42], second('#3a3d44', 'fabric'), 0.14),
    each([0.5, -0.46], (x) => each([-0.54, 0.54], (z) => [disc([x, -0.62, z], 0.22, 0.08, 'z', dark), disc([x, -0.62, z * 1.12], 0.1, 0.03, 'z', paint)])),
    each([-0.36, 0.36], (z) => rod([-0.5, -0.4, z], [-1.56, 0.72, z], 0.04, dark)), rod([-1.56, 0.72, -0.36], [-1.56, 0.72, 0.36], 0.06, dark)]),
  safe: [0.6, safe],
}
