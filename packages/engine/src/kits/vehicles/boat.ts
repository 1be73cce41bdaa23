import { at, ball, disc, each, fixed, light, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing, thingKit, times, triples, tube, upTo,
  type Vec3 } from '../builder/index.ts'

/** An open or decked hull along x, bow toward +x: rows of planks bent from stern to bow, stacked. */
function hull(t: Thing, length: number, width: number, depth: number, paint: number,
  options: { sheer?: number; planks?: number; deck?: number; blunt?: boolean; solid?: boolean; stripe?: number } = {}): void {
  const { sheer = 0.25, planks = 9, blunt = false, solid = true } = options
  const l = length / 2
  const w = width / 2
  const line = (z: number, y: number, tall: number, out = 0): Vec3[] =>
    [-1, -0.72, -0.4, -0.05, 0.3, 0.58, 0.8, 0.93, 1].map((s): Vec3 => {
      const narrow = s > 0 ? 1 - s ** 2.4 : blunt ? 1 - 0.16 * s * s : 1 - 0.55 * s * s
      return [s * l * (0.86 + 0.14 * tall), y + sheer * depth * s * s * (s > 0 ? 1.4 : 0.8) * tall, z * narrow + out]
    })
  // Unblended: blended segments of one plank would swell at every joint.
  const flareAt = (tall: number): number => 0.45 + 0.55 * Math.sqrt(tall)
  for (let i = 0; i < planks; i++) {
    const tall = i / (planks - 1)
    for (const side of [-1, 1]) t.tube(line(side * w * flareAt(tall), -depth * (1 - tall), tall), depth * 0.2, paint)
  }
  if (options.stripe !== undefined)
    for (const side of [-1, 1]) t.tube(line(side * w * flareAt(0.66), -depth * 0.34, 0.66, side * depth * 0.16), depth * 0.075, options.stripe)
  t.tube(line(0, -depth, 0), depth * 0.26, paint)
  if (solid) t.ball([-l * 0.08, -depth * 0.62, 0], [l * 0.84, depth * 0.46, w * 0.74], options.deck ?? paint, depth * 0.1)
}

const mast = (t: Thing, x: number, foot: number, top: number, thick: number, wood: number): Thing => t.rod([x, foot, 0], [x, top, 0], thick, wood, thick * 0.6)

/** A full sail across x: rows of curved battens. */
function squareSail(t: Thing, x: number, low: number, high: number, halfLow: number, halfHigh: number, cloth: number): void {
  const rows = Math.max(5, Math.round((high - low) / (halfLow * 0.22)))
  const thick = ((high - low) / rows) * 0.78
  for (let i = 0; i <= rows; i++) {
    const share = i / rows
    const half = halfLow + (halfHigh - halfLow) * share
    const belly = Math.sin(share * Math.PI * 0.9 + 0.2) * halfLow * 0.34
    const y = low + (high - low) * share
    t.tube(triples([x, y, -half, x + belly, y, -half * 0.5, x + belly * 1.15, y, 0, x + belly, y, half * 0.5, x, y, half]), thick, cloth, thick)
  }
}

/** A sail along x: a triangle from the mast, of battens that meet at its head, so that luff and leech are straight. */
function foreSail(t: Thing, from: Vec3, to: Vec3, high: number, cloth: number, belly: number): void {
  const battens = 8
  const foot = Math.abs(to[0] - from[0])
  const thick = (foot / battens) * 0.62
  const head: Vec3 = [from[0] + Math.sign(to[0] - from[0]) * 0.03, high, 0]
  for (let i = 0; i <= battens; i++) {
    const share = i / battens
    const x = from[0] + (to[0] - from[0]) * share
    const fill = Math.sin(share * Math.PI) * belly
    const middle: Vec3 = [head[0] + (x - head[0]) * 0.55, high + (from[1] - high) * 0.55, fill]
    t.tube([head, middle, [x, from[1], fill * 0.7]], [0.02, thick * 0.75, thick * 1.25], cloth, thick * 0.7)
  }
}

function tallShip(t: Thing, hullHex: string, sailHex: string, flag: string): void {
  const paint = t.main(hullHex, 'wood')
  const cloth = t.second(sailHex, 'fabric')
  const wood = t.fixed('#5b3d22', 'wood')
  hull(t, 11, 3, 1.9, paint, { sheer: 0.45, planks: 6, blunt: true })
  t.slab([-4, 0.75, 0], [1.1, 0.55, 1.15], paint, 0.15).slab([-4.3, 1.5, 0], [0.8, 0.3, 1], paint, 0.12)
  for (const side of [-1, 1]) {
    t.tube(triples([-4.8, 0.5, side * 1.25, -1, -0.2, side * 1.5, 2.5, -0.05, side * 1.25, 5, 0.6, side * 0.3]), 0.09, t.fixed('#d9a82e', 'satin'))
    for (let i = 0; i < 6; i++) t.slab([-2.4 + i * 0.95, -0.75, side * 1.38], [0.2, 0.18, 0.14], t.fixed('#1c1410'), 0.03)
  }
  for (let i = 0; i < 3; i++) t.slab([-5.12, 0.85, (i - 1) * 0.6], [0.06, 0.22, 0.2], t.fixed('#ffdf8a', 'glass', { emission: [0.8, 0.55, 0.2] }), 0.03)
  t.rod([4.6, 0.4, 0], [7.4, 1.5, 0], 0.12, wood, 0.06)
  for (const [x, top, half] of triples([-3, 7, 1.5, -0.2, 9.2, 1.95, 2.6, 7.8, 1.65])) {
    mast(t, x, -0.6, top, 0.13, wood)
    squareSail(t, x + 0.15, 1.6, top * 0.52, half, half * 0.86, cloth)
    squareSail(t, x + 0.15, top * 0.56, top * 0.88, half * 0.82, half * 0.6, cloth)
    t.rod([x, top * 0.54, -half], [x, top * 0.54, half], 0.07, wood)
    for (let i = 0; i < 3; i++)
      t.tube(triples([x, top * 0.99 - i * 0.16, 0, x - 0.5, top * 1.0 - i * 0.16, 0.06, x - 1, top * 0.98 - i * 0.15, 0]), 0.1, t.fixed(flag))
  }
  foreSail(t, [3, 1.9, 0], [6.6, 1.9, 0], 6.4, cloth, 0.2)
  t.seat = [0.9, 0.2, 0]
}

/** Attribute of a gondola when the prompt names no one in it: a gondolier rows it. */
const MANNED = 'with a gondolier'

/** The gondolier, who stands and rows at the stern, facing ahead: a striped shirt, a straw hat with a ribbon. */
function gondolier(t: Thing): void {
  const x = -3.1
  const deck = 0.18
  const dark = t.fixed('#1b1d26', 'fabric')
  const skin = t.fixed('#c98d68', 'matte')
  const shirt = t.fixed('#f2f0ea', 'fabric')
  const stripe = t.fixed('#b3202a', 'fabric')
  const straw = t.fixed('#e3c77d', 'fabric')
  for (const [dx, z] of pairs([0.14, 0.13, -0.16, -0.13])) t.rod([x + dx, deck, z], [x, deck + 0.92, z * 0.6], 0.1, dark, 0.13)
  t.rod([x, deck + 0.95, 0], [x + 0.08, deck + 1.4, 0], 0.19, shirt, 0.23)
  for (let i = 0; i < 4; i++) t.ring([x + 0.02 * i, deck + 0.98 + i * 0.13, 0], 0.19, 0.028, 'y', stripe)
  t.ball([x + 0.13, deck + 1.8, 0], [0.15, 0.18, 0.14], skin).rod([x + 0.1, deck + 1.5, 0], [x + 0.12, deck + 1.66, 0], 0.07, skin)
    .drum([x + 0.13, deck + 1.93, 0], 0.29, 0.02, straw).drum([x + 0.13, deck + 2, 0], 0.15, 0.075, straw)
    .ring([x + 0.13, deck + 1.96, 0], 0.155, 0.02, 'y', stripe)
  const [low, high] = triples([x + 0.5, deck + 1.02, 0.42, x + 0.36, deck + 1.42, 0.34])
  t.rod([x + 0.06, deck + 1.36, 0.22], low, 0.07, shirt, 0.05).rod([x + 0.1, deck + 1.38, -0.2], high, 0.07, shirt, 0.05).ball([...low], 0.06, skin)
    .ball([...high], 0.06, skin).rod([x + 0.2, deck + 1.9, 0.22], [x + 1.25, -0.55, 0.98], 0.032, t.fixed('#8a5a32', 'wood'))
    .ball([x + 1.32, -0.72, 1.03], [0.14, 0.3, 0.04], t.fixed('#8a5a32', 'wood'))
}

function decked(t: Thing, hex: string, length: number, top: (t: Thing, white: number) => void): void {
  const paint = t.main(hex, 'gloss')
  hull(t, length, length * 0.24, length * 0.13, paint, { sheer: 0.2, blunt: true, planks: 7 })
  const white = t.second('#f3f4f6', 'gloss')
  for (const side of [-1, 1])
    t.tube(
      [[-length * 0.48, length * 0.012, side * length * 0.1], [0, 0, side * length * 0.12], [length * 0.3, length * 0.01, side * length * 0.095],
        [length * 0.48, length * 0.04, 0]],
      length * 0.012,
      white)
  top(t, white)
}

function portholes(t: Thing, from: number, to: number, y: number, z: number, count: number, size: number): void {
  for (let i = 0; i < count; i++)
    for (const side of [-1, 1]) t.ball([from + ((to - from) * i) / (count - 1), y, side * z], [size, size, size * 0.5], t.fixed('#24303c', 'glass'))
}

const ROWS: Readonly<Record<string, ThingRow>> = {
  rowboat: made(0.9, [main('#8a5a32', 'wood')], (paint) => [
    (t) => hull(t, 3.6, 1.3, 0.6, paint, { solid: false, planks: 7 }), ball([-0.1, -0.5, 0], [1.35, 0.1, 0.42], fixed('#5a3a20', 'wood'), 0.05),
    each([-0.9, 0, 0.85], (x) => slab([x, -0.14, 0], [0.14, 0.04, 0.55 - Math.abs(x) * 0.14], fixed('#b98a54', 'wood'), 0.02)),
    each([-1, 1], (side) => [
      rod([0.1, 0.25, side * 0.25], [-0.5, -0.35, side * 1.5], 0.035, fixed('#c79a63', 'wood')),
      ball([-0.58, -0.42, side * 1.65], [0.12, 0.1, 0.26], fixed('#c79a63', 'wood'))]),
    at('seat', [0, -0.1, 0])]),
  sailboat: made(9, [main('#f3f1ec', 'gloss')], (paint) => [
    (t) => hull(t, 7, 2, 0.9, paint, { deck: t.fixed('#c79a63', 'wood'), planks: 6, stripe: t.second('#2a5da8', 'gloss') }),
    slab([-0.6, 0.1, 0], [0.9, 0.22, 0.5], paint, 0.12), (t) => mast(t, 0.4, 0, 9, 0.08, t.fixed('#d8dce2', 'metal')),
    (t) => foreSail(t, [0.3, 0.9, 0], [-3, 0.9, 0], 8.7, t.fixed('#fbfaf5', 'fabric'), 0.35),
    (t) => foreSail(t, [0.65, 0.8, 0], [3.1, 0.8, 0], 7.4, t.second('#e8e9ec', 'fabric'), 0.35),
    rod([0.4, 0.75, 0], [-3.1, 0.75, 0], 0.06, fixed('#c79a63', 'wood')), at('seat', [-1.9, 0.15, 0])]),
  'tall-ship': [14, (t) => tallShip(t, '#6b4526', '#f1e9d6', '#c8202a')],
  'pirate-ship': made(14, [
    (t) => tallShip(t, '#3a2618', '#2c2a2c', '#161616'), ball([2.95, 3, 0], [0.14, 0.5, 0.46], fixed('#efe9dc', 'matte')),
    slab([3.0, 2.45, 0], [0.12, 0.18, 0.26], fixed('#efe9dc', 'matte'), 0.05),
    each([-0.18, 0.18], (z) => ball([3.1, 3, z], [0.08, 0.14, 0.13], fixed('#161616')))]),
  'viking-ship': made(7, [main('#7a5230', 'wood')], (paint) => [
    (t) => hull(t, 9, 1.9, 0.9, paint, { sheer: 0.8 }),
    each(pairs([4.2, 1, -4.2, -1]), ([x, way]) =>
      tube(triples([x, 0.6, 0, x + way * 0.5, 1.6, 0, x + way * 0.25, 2.4, 0, x + way * 0.75, 2.7, 0]), [0.26, 0.2, 0.17, 0.1], paint, 0.1)),
    times(7, (i) => [
      each([-1, 1], (side) =>
        disc([-2.7 + i * 0.9, 0, side * (0.98 - Math.abs(i - 3) * 0.05)], 0.4, 0.06, 'z', fixed(['#b3202a', '#e8c04a', '#2a5da8'][i % 3], 'satin')))]),
    (t) => mast(t, 0, -0.4, 6, 0.11, t.fixed('#5b3d22', 'wood')),
    (t) => squareSail(t, 0.15, 1.8, 5.4, 2, 2, t.second('#b3352f', 'fabric', { pattern: { kind: 'checks', color: [0.85, 0.8, 0.68], scale: 0.9 } })),
    rod([0.1, 5.5, -2.1], [0.1, 5.5, 2.1], 0.08, fixed('#5b3d22', 'wood')), at('seat', [-1.5, -0.1, 0])]),
  'cruise-ship': thing(24, (t) =>
    decked(t, '#1f3355', 30, (ship, white) => {
      for (let i = 0; i < 5; i++) {
        ship.slab([-1.5 - i * 0.5, 1 + i * 1.25, 0], [11 - i * 1.1, 0.6, 2.9 - i * 0.22], white, 0.3)
        for (let k = 0; k < 16 - i; k++)
          for (const side of [-1, 1])
            ship.slab([-11.5 + i * 0.6 + k * 1.3, 1.1 + i * 1.25, side * (2.9 - i * 0.22)], [0.36, 0.22, 0.06], ship.fixed('#2a3846', 'glass'), 0.04)
      }
      for (const x of [-6, -1]) {
        ship.rod([x, 7, 0], [x - 0.7, 10, 0], 1.05, ship.fixed('#c8202a', 'gloss'), 1)
        ship.ring([x - 0.7, 10.3, 0], 0.95, 0.3, 'y', ship.fixed('#1b1b1e'))
      }
      portholes(ship, -12, 10, -1.4, 3.3, 16, 0.26)
    })),
  'cargo-ship': thing(15, (t) =>
    decked(t, '#a83232', 30, (ship, white) => {
      ship.slab([-11, 4, 0], [1.6, 3.6, 2.9], white, 0.2)
      for (let k = 0; k < 4; k++) ship.slab([-9.4, 2.2 + k * 1.5, 0], [0.06, 0.3, 2.4], ship.fixed('#2a3846', 'glass'), 0.03)
      const hues = ['#2a62b8', '#d98324', '#3f8a4e', '#b3352f', '#8a8d94', '#e0b52e']
      for (let x = 0; x < 6; x++)
        for (let y = 0; y < 3; y++) ship.slab([-7 + x * 2.9, 1.3 + y * 1.6, 0], [1.35, 0.76, 2.6], ship.fixed(hues[(x * 2 + y * 3) % 6], 'matte'), 0.05)
    })),
  warship: thing(14, (t) =>
    decked(t, '#7d858c', 30, (ship) => {
      const steel = ship.main('#7d858c', 'satin')
      ship.slab([-1, 1.6, 0], [4, 1.5, 2], steel, 0.2)
      ship.slab([0, 4, 0], [1.9, 1.3, 1.4], steel, 0.2)
      ship.rod([-1, 5, 0], [-1, 8.4, 0], 0.3, steel, 0.12)
      for (const x of [5.5, 8.6, -7]) {
        ship.drum([x, 0.9, 0], 1.2, 0.6, steel, 0.2)
        for (const z of [-0.45, 0.45]) ship.rod([x, 1.3, z], [x + (x > 0 ? 3 : -3), 1.7, z], 0.2, steel)
      }
      ship.rod([-4, 2, 0], [-4.3, 5, 0], 0.8, steel)
    })),
  'fishing-boat': thing(4, (t) =>
    decked(t, '#2a5da8', 7, (ship, white) => {
      ship.slab([0.9, 0.85, 0], [0.75, 0.85, 0.58], white, 0.1)
      ship.slab([0.95, 1.25, 0], [0.78, 0.26, 0.6], ship.fixed('#2a3846', 'glass'), 0.04)
      ship.slab([0.9, 1.75, 0], [0.95, 0.08, 0.7], ship.fixed('#b3352f', 'gloss'), 0.05)
      ship.rod([-0.6, 0, 0], [-0.6, 3, 0], 0.06, ship.fixed('#8a5a32', 'wood'))
      ship.rod([-0.6, 1.2, 0], [-2.8, 2.5, 0], 0.05, ship.fixed('#8a5a32', 'wood'))
      ship.tube(triples([-0.6, 3, 0, -2.8, 2.5, 0, -3.2, 0.4, 0]), 0.02, ship.fixed('#26272b'))
      ship.slab([-1.9, 0.2, 0], [0.6, 0.18, 0.4], ship.fixed('#c79a63', 'wood'), 0.04)
      ship.ring([1.5, 0.5, 0.62], 0.2, 0.07, 'z', ship.fixed('#f07a2a', 'gloss'))
      ship.seat = [-1.9, 0.38, 0]
    })),
  speedboat: thing(1.8, (t) =>
    decked(t, '#f3f4f6', 6, (ship) => {
      ship.ball([1, 0.1, 0], [1.7, 0.26, 0.62], ship.main('#f3f4f6', 'gloss'))
      ship.slab([-0.9, 0.05, 0], [1.2, 0.16, 0.5], ship.fixed('#8c1d2f', 'satin'), 0.1)
      ship.slab([0.35, 0.52, 0], [0.05, 0.26, 0.55], ship.fixed('#5a7384', 'glass'), 0.04)
      ship.slab([-2.85, 0.1, 0], [0.2, 0.42, 0.24], ship.fixed('#26272b'), 0.08)
      ship.seat = [-0.6, 0.22, 0]
    })),
  canoe: made(0.5, [
    (t) => hull(t, 4.6, 0.95, 0.45, t.main('#a3662e', 'wood'), { sheer: 0.7, solid: false }), ball([0, -0.38, 0], [1.9, 0.08, 0.3], fixed('#6b4526', 'wood')),
    each([-1.1, 1.1], (x) => slab([x, -0.05, 0], [0.1, 0.03, 0.36], fixed('#c79a63', 'wood'), 0.02)),
    rod([-0.9, 0.08, -0.6], [1, 0.02, 0.55], 0.03, fixed('#c79a63', 'wood')), ball([1.18, 0.02, 0.66], [0.26, 0.03, 0.16], fixed('#c79a63', 'wood')),
    at('seat', [-0.4, -0.08, 0])]),
  kayak: made(0.45, [
    tube(triples([-2.3, 0.1, 0, -1, -0.02, 0, 0, -0.05, 0, 1, -0.02, 0, 2.3, 0.12, 0]), [0.05, 0.28, 0.34, 0.28, 0.04], main('#ee7a1c', 'gloss'), 0.1),
    ball([0, 0.24, 0], [0.5, 0.08, 0.24], fixed('#1b1b1e')), rod([0.35, 0.45, -1.2], [0.35, 0.45, 1.2], 0.03, fixed('#26272b')),
    each([-1.35, 1.35], (z) => ball([0.35, 0.45, z], [0.1, 0.03, 0.26], second('#f4d03f', 'gloss'))), at('seat', [0, 0.26, 0])]),
  gondola: thing(2, (t) => {
    const paint = t.main('#17181c', 'gloss')
    hull(t, 9, 1.4, 0.55, paint, { sheer: 1.1, deck: t.fixed('#8c1d2f', 'fabric') })
    t.tube(triples([4.3, 0.7, 0, 4.75, 1.5, 0, 4.6, 2, 0]), [0.12, 0.1, 0.14], t.fixed('#d8dce2', 'chrome'))
      .tube(triples([-4.3, 0.6, 0, -4.8, 1.3, 0]), [0.12, 0.04], paint).slab([-0.6, 0.25, 0], [0.4, 0.14, 0.45], t.fixed('#b3202a', 'fabric'), 0.08)
    if (t.input.attributes.includes(MANNED)) gondolier(t)
    t.slab([-1, 0.55, 0], [0.08, 0.36, 0.45], t.fixed('#b3202a', 'fabric'), 0.06).rod([-2.6, 1, 0.3], [-1, -0.6, 1.6], 0.04, t.fixed('#8a5a32', 'wood'))
    t.seat = [-0.6, 0.4, 0]
  }),
  raft: made(0.4, [
    each(upTo(-4, 4), (i) => rod([-1.3 + (i % 2) * 0.06, 0, i * 0.26], [1.3 + (i % 2) * 0.08, 0, i * 0.26], 0.14, main('#8a5f38', 'wood'))),
    each([-0.8, 0.8], (x) => rod([x, 0.16, -1.1], [x, 0.16, 1.1], 0.05, fixed('#d9bf92', 'matte'))), at('seat', [0, 0.16, 0])]),
  submarine: made(5, [main('#f2bd1d', 'gloss')], (paint) => [
    tube(triples([-3.2, 0, 0, -1.6, 0, 0, 1.8, 0, 0, 2.9, 0, 0]), [0.35, 1.25, 1.3, 0.8], paint, 0.2), slab([0.1, 1.55, 0], [0.75, 0.6, 0.4], paint, 0.3),
    tube(triples([0.3, 2, 0, 0.3, 2.8, 0, 0.7, 2.95, 0]), 0.1, second('#b3352f', 'gloss')), ball([0.82, 2.95, 0], [0.08, 0.1, 0.1], fixed('#24303c', 'glass')),
    each([-1.1, 0.2, 1.5], (x) =>
      each([-1, 1], (side) => [
        ring([x, 0.2, side * 1.22], 0.34, 0.09, 'z', fixed('#c9ced6', 'chrome')),
        ball([x, 0.2, side * 1.2], [0.32, 0.32, 0.1], fixed('#bfe6f2', 'glass', { emission: [0.2, 0.3, 0.34] }))])),
    times(4, (i) => ball([-3.6, Math.sin(i * 1.571) * 0.5, Math.cos(i * 1.571) * 0.5], [0.1, 0.4, 0.22], fixed('#c9a24a', 'metal'))),
    each([-1, 1], (side) => slab([-2.6, 0, side * 0.8], [0.4, 0.06, 0.5], paint, 0.05)), slab([-2.7, 0.8, 0], [0.4, 0.5, 0.06], paint, 0.05),
    ball([3.1, 0.1, 0], [0.5, 0.5, 0.5], fixed('#fff3cf', 'glass', { emission: [0.8, 0.75, 0.5] })), light([3.8, 0, 0], '#fff0c0', 8, 0.6)]),
  'paper-boat': made(0.15, [main('#fbfaf5', 'matte')], (paper) => [
    each(upTo(0, 6), (i) =>
      each([-1, 1], (side) => rod([-1.3 - i * 0.02, -0.3 + i * 0.12, side * 0.02], [0, -0.3 + i * 0.08, side * (0.26 + i * 0.045)], 0.09, paper, 0.09, 0.08))),
    each(upTo(0, 6), (i) =>
      each([-1, 1], (side) => rod([1.3 + i * 0.02, -0.3 + i * 0.12, side * 0.02], [0, -0.3 + i * 0.08, side * (0.26 + i * 0.045)], 0.09, paper, 0.09, 0.08))),
    each(upTo(0, 8), (i) => rod([-0.62 + i * 0.075, -0.2 + i * 0.14, 0], [0.62 - i * 0.075, -0.2 + i * 0.14, 0], 0.1, paper, 0.1, 0.08))]),
}

/** Boats and submarines, bow toward +x; they stand on their keel. */
export const boatKit = thingKit('boat', ROWS)
