import { at, ball, board, drum, each, fixed, glow, lathe, light, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing, times, triples,
  tube, type Vec3 } from '../builder/index.ts'
import { heart } from '../shapes/shape.ts'
import { CLEAR } from '../tableware/glassware.ts'
import { spread } from './figures.ts'
import { balloonString, flame } from './parts.ts'
import { isShowing, showBulb } from './showcase.ts'

export function frameAround(t: Thing, y: number, halfY: number, halfZ: number, thick: number, material: number, x = 0): void {
  t.rod([x, y + halfY, -halfZ], [x, y + halfY, halfZ], thick, material).rod([x, y - halfY, -halfZ], [x, y - halfY, halfZ], thick, material)
  for (const z of [-halfZ, halfZ]) t.rod([x, y - halfY, z], [x, y + halfY, z], thick, material)
}

type Stroke = readonly (readonly [z: number, y: number])[]

/** A parametric curve, sampled. */
const curve = (steps: number, at: (t: number) => readonly [number, number]): Stroke => Array.from({ length: steps + 1 }, (_, i) => at(i / steps))

const round = (z: number, y: number, r: number, from = 0, to = 1, flat = 1): Stroke =>
  curve(14, (t) => {
    const a = (from + (to - from) * t) * Math.PI * 2
    return [z + Math.cos(a) * r, y + Math.sin(a) * r * flat]
  })

/** Shapes of neon tubes: strokes of the first and of the second color; z to the left, y up. */
const BENT: Readonly<Record<string, readonly [first: readonly Stroke[], second: readonly Stroke[]]>> = {
  cocktail: [[pairs([0.62, 0.5, 0, -0.12, -0.62, 0.5, 0.62, 0.5]), pairs([0, -0.12, 0, -0.68]), pairs([0.34, -0.68, -0.34, -0.68])],
    [round(0.1, 0.26, 0.11), pairs([0.32, -0.02, -0.42, 0.82]), round(-0.5, 0.5, 0.22, -0.1, 0.62)]],
  heart: [
    [
      curve(30, (t) => {
        const a = t * Math.PI * 2
        return [0.05 * 16 * Math.sin(a) ** 3, 0.05 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) + 0.08]
      })],
    []],
  star: [
    [
      curve(10, (t) => {
        const i = Math.round(t * 10)
        const r = i % 2 ? 0.34 : 0.82
        const a = Math.PI / 2 + (i / 10) * Math.PI * 2
        return [Math.cos(a) * r, Math.sin(a) * r]
      })],
    []],
  lightning: [[pairs([-0.2, 0.85, 0.42, 0.0, 0.05, 0.0, 0.3, -0.85, -0.42, 0.18, -0.02, 0.18, -0.2, 0.85])], []],
  palm: [[curve(8, (t) => [0.2 * Math.sin(t * 1.6) - 0.1, -0.85 + 1.1 * t]), pairs([0.3, -0.85, -0.5, -0.85])],
    [-1, -0.45, 0.2, 0.75].map((bend) => curve(6, (t) => [0.1 + bend * 0.75 * t, 0.25 + 0.5 * t - 0.75 * t * t * Math.abs(bend) - 0.1 * t]))],
  cactus: [[pairs([0.16, -0.8, 0.16, 0.6, 0.08, 0.74, -0.08, 0.74, -0.16, 0.6, -0.16, -0.8, 0.16, -0.8]),
      curve(8, (t) => [0.16 + 0.36 * Math.sin(t * 1.571), -0.15 + 0.5 * (1 - Math.cos(t * 1.571))]),
      curve(8, (t) => [-0.16 - 0.36 * Math.sin(t * 1.571), -0.4 + 0.6 * (1 - Math.cos(t * 1.571))])], [round(0, 0.84, 0.08)]],
  coffee: [[pairs([0.5, 0.2, 0.4, -0.6, -0.4, -0.6, -0.5, 0.2, 0.5, 0.2]), round(-0.5, -0.16, 0.22, -0.25, 0.25)],
    [-0.22, 0, 0.22].map((z) => curve(8, (t) => [z + 0.07 * Math.sin(t * 7), 0.34 + 0.42 * t]))],
  moon: [[round(0, 0, 0.75, 0.18, 0.82), round(-0.36, 0, 0.62, 0.24, 0.76)], [round(-0.42, 0.34, 0.07)]],
  music: [[round(0.36, -0.52, 0.2, 0, 1, 0.8), round(-0.4, -0.36, 0.2, 0, 1, 0.8)],
    [pairs([0.17, -0.5, 0.17, 0.5, -0.59, 0.68, -0.59, -0.34]), pairs([0.17, 0.3, -0.59, 0.48])]],
  pizza: [[pairs([0.6, 0.5, 0, -0.8, -0.6, 0.5]), curve(8, (t) => [0.62 - 1.24 * t, 0.5 + 0.24 * Math.sin(t * Math.PI)])],
    [round(0.16, 0.22, 0.12), round(-0.2, 0.14, 0.12), round(0.02, -0.24, 0.1)]],
  arrow: [[pairs([0.85, 0, -0.8, 0, -0.4, 0.4]), pairs([-0.8, 0, -0.4, -0.4])], []],
}

/** Words with the same shape. */
const BENT_AS: Readonly<Record<string, string>> = { martini: 'cocktail', bolt: 'lightning', note: 'music', cup: 'coffee' }

/** Neon tubes on stand-offs in front of a wall, bent into a shape. */
function neonFigure(t: Thing, [first, second]: (typeof BENT)[string]): void {
  const tubes = [t.main('#ff3e96', 'glow'), t.glow('#4ae0ff', 2.6)]
  for (const [i, strokes] of [first, second].entries())
    for (const stroke of strokes)
      t.tube(stroke.map(([z, y]): Vec3 => [0.08, y, z]), 0.036, tubes[i])
  // They light up the wall behind.
  for (const z of [-0.4, 0.4]) t.light([-0.35, 0, z], '#ff5ab0', 6, 0.8)
}

export function neonSign(t: Thing): void {
  const { attributes, texts = [] } = t.input
  const figure = attributes.flatMap((word) => word.split(' ')).map((word) => BENT_AS[word] ?? word)
  const bent = figure.find((word) => Object.hasOwn(BENT, word))
  if (bent !== undefined && texts.length === 0) {
    neonFigure(t, BENT[bent])
    return
  }
  t.slab([0, 0, 0], [0.05, 0.42, 0.95], t.fixed('#191a22', 'satin'), 0.04)
  const tube = t.main('#ff3e96', 'glow')
  frameAround(t, 0, 0.38, 0.9, 0.028, tube, 0.07)
  if (texts.length === 0)
    t.tube(triples([0.08, -0.12, -0.5, 0.08, 0.18, -0.25, 0.08, -0.12, 0, 0.08, 0.18, 0.25, 0.08, -0.12, 0.5]), 0.03, t.glow('#4ae0ff', 3))
  for (const z of [-0.7, 0.7]) t.rod([-0.02, 0.42, z], [-0.02, 0.75, z], 0.015, t.fixed('#3a3b40', 'metal'))
  t.board([0.055, 0, 0], 0.8, 0.3, '#fff2fb')
  for (const z of [-0.5, 0.5]) t.light([0.5, 0, z], '#ff5ab0', 5, 0.9)
}

/** Balloons, lights and fires. */
export const LIGHTS: Readonly<Record<string, ThingRow>> = {
  balloon: made(1.9, [main('#d22b2b', 'gloss')], (skin) => [
    ball([0, 0.1, 0], [0.82, 0.92, 0.82], skin), rod([0, -0.3, 0], [0, -0.98, 0], 0.55, skin, 0.06, 0.3), ball([0, -1.06, 0], [0.12, 0.07, 0.12], skin),
    balloonString, board([0.82, 0.15, 0], 0.5, 0.24, '#ffffff'), at('face', [0.82, 0.1, 0])]),
  'heart-balloon': made(1.9, [(t) => heart(t, t.main('#d81f3a', 'gloss'), 0, 1.1), balloonString, at('face', [0.4, 0.1, 0])]),
  lantern: made(0.35, [second('#2a2a2e', 'metal')], (iron) => [
    each([-0.8, 0.62], (y) => drum([0, y, 0], 0.52, 0.1, iron, 0.04)),
    drum([0, -0.1, 0], 0.36, 0.6, main('#ffcf7a', 'glass', { emission: [1.3, 0.85, 0.35] }), 0.05), (t) => flame(t, [0, -0.5, 0], 0.4),
    times(4, (i) =>
      rod([Math.cos(i * 1.571 + 0.785) * 0.46, -0.75, Math.sin(i * 1.571 + 0.785) * 0.46],
        [Math.cos(i * 1.571 + 0.785) * 0.46, 0.58, Math.sin(i * 1.571 + 0.785) * 0.46], 0.04, iron)),
    rod([0, 0.75, 0], [0, 1, 0], 0.4, iron, 0.1), ring([0, 1.2, 0], 0.2, 0.035, 'x', iron), light([0, -0.1, 0], '#ffb35a', 12, 1.2), at('hand', [0, 1.35, 0])]),
  'paper-lantern': made(0.5, [main('#e0352a', 'matte', { emission: [0.9, 0.22, 0.1] })], (paper) => [
    times(9, (i) => {
      const y = -0.7 + i * 0.175
      return ring([0, y, 0], Math.sqrt(1 - (y / 1.05) ** 2) * 0.82 - 0.1, 0.13, 'y', paper, 0.02)
    }),
    ball([0, 0, 0], [0.75, 0.7, 0.75], paper), each([-0.82, 0.82], (y) => drum([0, y, 0], 0.34, 0.09, second('#d9a82e', 'metal'), 0.03)),
    times(5, (i) => rod([0, -0.9, 0], [0.05 * Math.cos(i * 1.257), -1.35, 0.05 * Math.sin(i * 1.257)], 0.025, second('#d9a82e', 'fabric'))),
    rod([0, 0.9, 0], [0, 1.15, 0], 0.02, fixed('#2a2a2e')), light([0, 0, 0], '#ff7a3c', 8, 1), board([0.8, 0, 0], 0.42, 0.3, '#2a120c')]),
  candle: made(0.2, [
    drum([0, 0, 0], 0.26, 0.75, main('#f1e6cc', 'satin', { emission: [0.06, 0.045, 0.02] }), 0.06),
    each(pairs([0.4, 0.1, 2, 0.35, 4, -0.1, 5.2, 0.4]), ([turn, low]) =>
      rod([Math.cos(turn) * 0.24, 0.72, Math.sin(turn) * 0.24], [Math.cos(turn) * 0.27, low, Math.sin(turn) * 0.27], 0.06, main('#f1e6cc', 'satin'), 0.05, 0.03)
    ),
    rod([0, 0.75, 0], [0, 0.88, 0], 0.02, fixed('#17120e')), (t) => flame(t, [0, 0.95, 0], 0.28),
    ball([0, -0.78, 0], [0.55, 0.06, 0.55], second('#b08a3e', 'metal')), light([0, 1.1, 0], '#ffb04a', 10, 1)]),
  'cake-candle': made(0.1, [
    rod([0, -0.8, 0], [0, 0.75, 0], 0.13, main('#f1e6cc', 'satin', { emission: [0.06, 0.045, 0.02] })),
    times(4, (i) => ring([0, -0.6 + i * 0.4, 0], 0.12, 0.03, 'y', second('#ffffff', 'satin'))), (t) => flame(t, [0, 0.98, 0], 0.2),
    light([0, 1.1, 0], '#ffb04a', 6, 0.8)]),
  candelabra: made(0.5, [main('#d9a82e', 'metal')], (gold) => [
    ball([0, -0.98, 0], [0.42, 0.08, 0.42], gold), lathe(pairs([-0.95, 0.2, -0.6, 0.06, -0.2, 0.1, 0.35, 0.06]), gold),
    each([-0.7, -0.35, 0.35, 0.7], (z) => tube(triples([0, -0.1 - Math.abs(z) * 0.15, 0, 0, -0.2, z * 0.7, 0, 0.3, z]), 0.04, gold)),
    each([-0.7, -0.35, 0, 0.35, 0.7], (z) => [
      ball([0, 0.36, z], [0.1, 0.04, 0.1], gold), rod([0, 0.4, z], [0, 0.75, z], 0.06, fixed('#f7f1e0')), (t) => flame(t, [0, 0.85, z], 0.13)]),
    light([0, 1, 0], '#ffb04a', 10, 1)]),
  campfire: made(0.9, [
    times(6, (i) =>
      rod([Math.cos(i * 1.047) * 0.85, -0.05, Math.sin(i * 1.047) * 0.85], [Math.cos(i * 1.047 + 0.3) * 0.1, 0.42, Math.sin(i * 1.047 + 0.3) * 0.1], 0.12,
        fixed('#5a3a22', 'wood'), 0.09)),
    times(9, (i) => ball([Math.cos(i * 0.698) * 1.05, -0.1, Math.sin(i * 0.698) * 1.05], [0.24, 0.18, 0.24], fixed('#7d7a76', 'stone'))),
    (t) => flame(t, [0, 0.2, 0], 0.95), (t) => flame(t, [0.2, 0.15, 0.28], 0.6), (t) => flame(t, [0.1, 0.15, -0.3], 0.65),
    light([0.3, 0.7, 0], '#ff8a3a', 14, 2)]),
  fireball: made(0.6, [
    ball([0, 0, 0], 0.6, glow('#ff6a1c', 3)), ball([0.2, 0, 0], 0.45, glow('#ffc84a', 4)),
    each(spread(9, 0.5), ([x, y, z]) => rod([x, y + 0.2, z], [x * 0.6 - 0.2, 1.1 + (x + z) * 0.3, z * 0.7], 0.26, glow('#ff4a10', 3), 0.02, 0.1)),
    light([0.5, 0, 0], '#ff8a3a', 10, 1.5)]),
  match: made(0.06, [
    slab([0, -0.2, 0], [0.05, 0.8, 0.05], fixed('#e0c08a', 'wood'), 0.02), ball([0, 0.66, 0], [0.1, 0.15, 0.1], main('#c8202a', 'matte')),
    (t) => flame(t, [0, 0.72, 0], 0.34), light([0, 1, 0], '#ffb04a', 14, 0.8)]),
  'light-bulb': thing(0.12, (t) => {
    if (isShowing(t)) {
      showBulb(t)
      return
    }
    const wire = t.main('#ffd27a', 'glow', { emission: [5, 3.6, 1.6] })
    t.tube(
      Array.from({ length: 13 }, (_, i): Vec3 => {
        const a = (i / 12 - 0.5) * 2.6
        return [0.12 * Math.cos(a), 0.42 + (i % 2 ? 0.1 : -0.02), 0.26 * Math.sin(a)]
      }),
      0.022,
      wire)
    const stem = t.fixed('#8d8f94', 'metal')
    for (const z of [-0.26, 0.26]) t.tube(triples([0, -0.3, z * 0.3, 0, 0.05, z * 0.5, 0.03, 0.4, z]), 0.016, stem)
    t.rod([0, -0.45, 0], [0, 0.02, 0], 0.1, t.sheer(CLEAR, 0.18), 0.045)
    t.shell(pairs([-0.52, 0.25, -0.3, 0.3, -0.02, 0.47, 0.26, 0.64, 0.5, 0.67, 0.76, 0.57, 0.94, 0.33, 1, 0]), t.sheer('#fff4dc', 0.07), 0.02)
    for (let i = 0; i < 4; i++) t.ring([0, -0.62 - i * 0.12, 0], 0.24, 0.07, 'y', t.fixed('#b9bdc4', 'metal'))
    t.drum([0, -0.8, 0], 0.24, 0.26, t.fixed('#b9bdc4', 'metal'), 0.03).ball([0, -1.1, 0], [0.14, 0.07, 0.14], t.fixed('#26272b'))
      .light([0.3, 0.35, 0], '#ffe0a0', 12, 1.2)
  }),
  'string-lights': thing(2.4, (t) => {
    for (const row of [0, 1]) {
      const wire: Vec3[] = Array.from({ length: 11 }, (_, i): Vec3 => [row * 0.2, 1 - row * 0.45 - Math.sin((i / 10) * Math.PI) * 0.45, -1.5 + i * 0.3])
      t.tube(wire, 0.015, t.fixed('#20301f'))
      wire.forEach((p, i) => {
        t.ball([p[0], p[1] - 0.08, p[2]], [0.05, 0.07, 0.05], t.glow(['#ffcf6a', '#ff7a6a', '#7ad8ff', '#9aff8a'][i % 4], 3))
      })
    }
    for (const z of [-1.5, 1.5]) t.rod([0, -1, z], [0, 1.05, z], 0.035, t.main('#8a5a34', 'wood'))
    t.light([0.2, 0.6, -0.8], '#ffd08a', 5, 0.5).light([0.2, 0.6, 0.8], '#ffd08a', 5, 0.5)
  }),
  bomb: made(0.3, [
    ball([0, 0, 0], 0.8, main('#1b1b1f', 'gloss')), drum([0.1, 0.82, 0], 0.24, 0.12, fixed('#3a3b40', 'metal'), 0.03),
    tube(triples([0.1, 0.9, 0, 0.15, 1.15, 0.1, 0.1, 1.3, 0.3]), 0.05, fixed('#d9c49a', 'matte')),
    times(6, (i) =>
      rod([0.1, 1.3, 0.3], [0.1 + Math.cos(i * 1.05) * 0.12, 1.35 + Math.sin(i * 2.1) * 0.16, 0.34 + Math.sin(i * 1.05) * 0.17], 0.03, glow('#ffc84a', 4),
        0.005))]),
  'disco-ball': made(0.6, [
    ball([0, 0, 0], 0.9, main('#c9ced6', 'chrome', { pattern: { kind: 'checks', color: [0.25, 0.28, 0.34], scale: 7 } })),
    rod([0, 0.9, 0], [0, 1.4, 0], 0.03, fixed('#5a5d66', 'metal')),
    times(8, (i) =>
      ball([Math.cos(i * 2.4) * 0.8, Math.sin(i * 1.7) * 0.5, Math.sin(i * 2.4) * 0.8], 0.12, glow(['#ff7ad8', '#7ad8ff', '#ffe27a'][i % 3], 1.5))),
    light([1, 0, 0.5], '#ff9ae0', 6, 0.6), light([1, 0, -0.5], '#8ad8ff', 6, 0.6)]),
  confetti: thing(2, (t) => {
    const hues = ['#d22b2b', '#f4c22a', '#2a8fd0', '#3f9a4e', '#e05a9a', '#8a4fc4']
    for (let i = 0; i < 40; i++) {
      const at: Vec3 = [Math.sin(i * 3.7) * 0.6, -1 + (i / 39) * 2, Math.cos(i * 2.3) * 1.1]
      const paper = i === 0 ? t.main(hues[0], 'satin') : t.fixed(hues[i % 6], 'satin')
      if (i % 5 === 0) t.tube([at, [at[0], at[1] + 0.12, at[2] + 0.05], [at[0] + 0.04, at[1] + 0.24, at[2] - 0.04]], 0.02, paper)
      else t.slab(at, [0.05, 0.012, 0.035], paper, 0.01, i)
    }
  }),
  portal: thing(2.6, (t) => {
    const stone = t.second('#6a6672', 'stone')
    for (let i = 0; i < 16; i++) t.ball([0, Math.sin(i * 0.393) * 1.05, Math.cos(i * 0.393) * 0.85], [0.17, 0.2, 0.2], stone, 0.03)
    const swirl = t.main('#8a4aff', 'glow')
    t.ball([-0.05, 0, 0], [0.05, 0.98, 0.78], t.fixed('#2a1460', 'gloss', { emission: [0.25, 0.08, 0.6] }))
    for (let k = 0; k < 3; k++)
      t.tube(
        Array.from({ length: 12 }, (_, i): Vec3 => {
          const r = 0.08 + i * 0.07
          const a = k * 2.1 + i * 0.42
          return [0.02, Math.sin(a) * r * 1.1, Math.cos(a) * r * 0.9]
        }),
        0.045,
        swirl)
    t.light([0.6, 0, 0], '#a06aff', 8, 1.4)
  }),
  hologram: made(1.4, [main('#4ae0ff', 'glow')], (blue) => [
    drum([0, -0.95, 0], 0.5, 0.06, fixed('#26272b', 'metal'), 0.03), ring([0, -0.88, 0], 0.4, 0.04, 'y', glow('#4ae0ff', 3)),
    times(3, (i) => ring([0, 0.1, 0], 0.6, 0.02, (['x', 'y', 'z'] as const)[i], blue)), ball([0, 0.1, 0], 0.3, blue),
    times(6, (i) =>
      rod([Math.cos(i * 1.047) * 0.35, -0.85, Math.sin(i * 1.047) * 0.35], [Math.cos(i * 1.047) * 0.6, -0.4, Math.sin(i * 1.047) * 0.6], 0.012, blue)),
    light([0, 0.1, 0], '#5ae0ff', 6, 1)]),
}
