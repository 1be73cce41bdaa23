import { type Outline, pairs, type Thing, toHex, triples, type Vec3 } from '../builder/index.ts'
import { FONT_FACES } from '../print/fonts.ts'
import { printed } from '../print/goods-print.ts'
import { leaf } from './food-parts.ts'

function bubbles(t: Thing, at: readonly Vec3[]): void {
  const air = t.apart(t.fixed('#ffffff', 'gloss', { emission: [0.15, 0.15, 0.18] }))
  for (const [i, p] of at.entries()) t.ball(p, 0.035 + 0.015 * (i % 3), air)
}

/** A round flask with a cork and a faintly glowing potion. */
export function potionFlask(t: Thing, hex: string): void {
  const wall: Outline = pairs([-0.98, 0.3, -0.94, 0.42, -0.7, 0.68, -0.35, 0.78, 0, 0.66, 0.22, 0.34, 0.34, 0.22, 0.74, 0.21])
  t.filled(wall, 0.06, -0.08, t.drink(hex, 0.6)).vessel(wall, t.sheer(CLEAR), 0.035, 0.06).ring([0, 0.74, 0], 0.22, 0.05, 'y', t.sheer(CLEAR, 0.12))
    .rod([0, 0.7, 0], [0, 0.98, 0], 0.165, t.fixed('#a8743c', 'wood'), 0.19)
  bubbles(t, triples([0.3, -0.2, 0.2, 0.34, -0.45, -0.15, 0.2, -0.14, -0.3, 0.3, -0.6, 0.22, 0.4, -0.3, 0]))
  t.board([0.76, -0.35, 0], 0.34, 0.24)
}

/** A conical flask with graduation marks. */
export function conicalFlask(t: Thing): void {
  const wall: Outline = pairs([-1, 0.66, -0.96, 0.74, -0.86, 0.74, 0.34, 0.24, 0.5, 0.2, 0.92, 0.2])
  t.filled(wall, 0.06, -0.3, t.drink('#2f7fd0', 0.5)).vessel(wall, t.sheer(CLEAR), 0.03, 0.06).ring([0, 0.92, 0], 0.2, 0.035, 'y', t.sheer(CLEAR, 0.12))
  const ink = t.apart(t.fixed('#f4f7f8', 'matte'))
  for (let i = 0; i < 4; i++) {
    const y = -0.7 + i * 0.22
    const r = 0.76 - ((y + 0.86) / 1.2) * 0.5
    t.slab([r, y, 0.02 * i], [0.012, 0.012, i % 2 ? 0.05 : 0.08], ink, 0.004)
  }
  bubbles(t, triples([0.2, -0.5, 0.2, 0.28, -0.66, -0.2, 0.22, -0.4, -0.06]))
}

/** Three test tubes in a wooden stand. */
export function testTubes(t: Thing): void {
  const wood = t.fixed('#b98a54', 'wood')
  t.slab([0, -0.96, 0], [0.3, 0.05, 1], wood, 0.02)
  for (const z of [-0.92, 0.92]) t.slab([0, -0.3, z], [0.16, 0.68, 0.05], wood, 0.02)
  for (const [i, hex] of ['#d8342c', '#2f9a4a', '#2f7fd0'].entries()) {
    const z = -0.55 + i * 0.55
    const wall: Outline = pairs([-0.86, 0.02, -0.84, 0.1, -0.76, 0.155, -0.66, 0.17, 0.86, 0.17])
    const drink = i === 1 ? t.drink(hex, 0.6) : t.liquid(hex, 0.6)
    t.filled(wall, 0.04, 0.1 - 0.18 * i, drink, [0, 0, z]).vessel(wall, t.sheer(CLEAR), 0.022, 0.03, [0, 0, z])
      .ring([0, 0.86, z], 0.17, 0.022, 'y', t.sheer(CLEAR, 0.12))
  }
  // Rails behind and in front hold the tubes.
  for (const x of [-0.22, 0.22]) t.slab([x, 0.3, 0], [0.03, 0.045, 0.95], wood, 0.015)
}

/** The words of a label and their style; `sprig` is drawn above them. */
type Label = { readonly title: string; readonly lines: readonly string[]; readonly ink: string; readonly face?: 'sans' | 'serif'; readonly sprig?: boolean }

/** Prints a label on the paper at a vessel's front, unless the prompt has its own words for it. */
function printLabel(t: Thing, label: Label, x: number, y: number, halfWidth: number, halfHeight: number): void {
  if ((t.input.texts ?? []).length > 0) return
  t.print([x, y, 0], [0, 0, halfWidth], [0, halfHeight, 0], labelPixels(label, halfWidth / halfHeight))
}

function labelPixels({ title, lines, ink, face = 'serif', sprig }: Label, wide: number): Uint8ClampedArray {
  const description = `label ${title} ${lines.join()} ${ink} ${face} ${sprig} ${wide.toFixed(2)}`
  return printed(description, wide, (context, width) => {
    const middle = width / 2
    context.strokeStyle = ink
    context.lineWidth = 1.4
    context.strokeRect(5, 5, width - 10, 90)
    context.fillStyle = ink
    context.textAlign = 'center'
    if (sprig)
      for (const side of [-1, 0, 1]) {
        context.beginPath()
        context.ellipse(middle + side * 7, 20 + Math.abs(side) * 3, 3.4, 9, side * 0.7, 0, Math.PI * 2)
        context.fill()
      }
    const top = sprig ? 50 : 40
    context.font = `bold ${sprig ? 17 : 20}px ${FONT_FACES[face]}`
    context.fillText(title, middle, top, width * 0.8)
    context.fillRect(middle - width * 0.16, top + 7, width * 0.32, 1.6)
    context.font = `8px ${FONT_FACES.sans}`
    for (const [i, line] of lines.entries()) context.fillText(line, middle, top + 20 + i * 12, width * 0.8)
  })
}

/** Clear glass without a color of its own. */
export const CLEAR = '#eaf3f5'

/** The contents of a bottle: material and fill level. */
export type Filling = { readonly material: number; readonly level: number }

/** A glass bottle or jar with this outside, open at the top, and its contents. */
export function glassVessel(t: Thing, outside: Outline, glass: number, filling?: Filling, wall = 0.03): void {
  if (filling) t.filled(outside, wall * 2.4, filling.level, filling.material)
  t.vessel(outside, glass, wall, wall * 2.4)
}

/** A paper label around a round vessel. */
export function wrappedLabel(t: Thing, y: number, half: number, radius: number, material: number): void {
  const inside = radius - 0.016
  t.kit.lathe([0, y, 0], pairs([-half, radius, half, radius, half, inside, -half, inside, -half, radius]), 'y', material)
}

const BOTTLE: Outline = pairs([-1.2, 0.36, -1.16, 0.41, -1.1, 0.42, 0.16, 0.42, 0.42, 0.33, 0.62, 0.17, 0.78, 0.135, 1.1, 0.13])

/** A wine bottle: dark glass, and a capsule over the neck. */
export function wineBottle(t: Thing): void {
  const color = t.input.color
  const glass = t.sheer('#4f8a44', 0.42)
  glassVessel(t, BOTTLE, glass, { material: color ? t.drink('#2a0710', 0.97) : t.liquid('#20060c', 0.97), level: 0.5 })
  t.ring([0, 1.02, 0], 0.135, 0.024, 'y', t.fixed('#5d1522', 'satin'))
  t.lathe(pairs([0.66, 0.162, 0.8, 0.146, 1.14, 0.142, 1.16, 0.13]), t.fixed('#5d1522', 'satin'))
  const gold = t.fixed('#b08a3e', 'metal')
  wrappedLabel(t, -0.42, 0.36, 0.446, t.fixed('#efe6d0', 'matte'))
  for (const y of [-0.13, -0.71]) wrappedLabel(t, y, 0.014, 0.45, gold)
  printLabel(t, { title: 'ESTATE', lines: ['grand vin', '2019'], ink: '#6b1626', sprig: true }, 0.446, -0.42, 0.34, 0.33)
  t.board([0.46, -0.42, 0], 0.3, 0.26)
}

/** A brown bottle with a crown cap and condensation. */
export function beerBottle(t: Thing): void {
  const wall: Outline = pairs([-1.1, 0.32, -1.06, 0.36, -1, 0.37, 0.05, 0.37, 0.34, 0.27, 0.6, 0.15, 1.02, 0.125])
  const glass = t.sheer(t.input.color ? '#cfe3da' : '#b98a4a', 0.4)
  glassVessel(t, wall, glass, { material: t.drink('#8a4a12', 0.86), level: 0.42 })
  const cap = t.second('#d7b04a', 'metal')
  t.ring([0, 0.94, 0], 0.128, 0.025, 'y', glass).drum([0, 1.07, 0], 0.155, 0.05, cap, 0.03)
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    t.ball([Math.cos(a) * 0.155, 1.04, Math.sin(a) * 0.155], [0.02, 0.03, 0.02], cap)
  }
  wrappedLabel(t, -0.46, 0.27, 0.394, t.fixed('#f3ead2', 'matte'))
  wrappedLabel(t, -0.46, 0.11, 0.4, t.fixed('#b3242c', 'matte'))
  wrappedLabel(t, 0.5, 0.07, 0.216, t.fixed('#f3ead2', 'matte'))
  t.board([0.41, -0.46, 0], 0.28, 0.1, '#f7efd8')
}

/** A clear glass bottle with a wide neck, for milk and juice. */
export function dairyBottle(t: Thing, drink: number, cap: string): void {
  const wall: Outline = pairs([-1, 0.4, -0.95, 0.45, 0.2, 0.45, 0.5, 0.34, 0.72, 0.24, 0.98, 0.25])
  glassVessel(t, wall, t.sheer(CLEAR), { material: drink, level: 0.6 })
  t.ring([0, 0.92, 0], 0.25, 0.03, 'y', t.sheer(CLEAR, 0.12)).drum([0, -0.965, 0], 0.38, 0.03, t.liquid('#d3e2e6', 0.3), 0.02)
    .drum([0, 1.02, 0], 0.27, 0.055, t.second(cap, 'satin'), 0.02).board([0.46, -0.3, 0], 0.32, 0.26)
}

/** A block of clear glass with a chamber for the perfume, a golden collar and a cap. */
export function perfumeBottle(t: Thing): void {
  const gold = t.fixed('#e0b862', 'chrome')
  t.slab([0, -0.06, 0], [0.245, 0.36, 0.385], t.drink('#f09c5c', 0.58), 0.07).slab([0, 0, 0], [0.25, 0.43, 0.39], t.sheer(CLEAR, 0.03), 0.08)
    .slab([0, 0, 0], [0.36, 0.56, 0.5], t.sheer(CLEAR, 0.05), 0.09).slab([0, 0, 0], [0.35, 0.55, 0.49], t.liquid('#d9e4e6', 0.14), 0.09)
  // Reflections of long lamps in its edges.
  const lamp = t.apart(t.fixed('#ffffff', 'gloss', { emission: [0.5, 0.5, 0.5] }))
  t.slab([0.358, 0.02, -0.43], [0.003, 0.44, 0.014], lamp, 0.002).slab([0.358, 0.02, 0.445], [0.003, 0.4, 0.006], lamp, 0.002)
    .rod([0, 0.5, 0], [0.02, -0.36, 0.03], 0.016, t.fixed('#f7f4ee', 'satin')).drum([0, 0.6, 0], 0.2, 0.05, gold, 0.02)
    .drum([0, 0.68, 0], 0.155, 0.06, gold, 0.02).slab([0, 0.92, 0], [0.22, 0.2, 0.26], t.second('#1d1a1a', 'gloss'), 0.045)
    .slab([0, 0.735, 0], [0.225, 0.022, 0.265], gold, 0.012)
  const plate = t.fixed('#fbf6ee', 'satin')
  t.slab([0.364, -0.1, 0], [0.006, 0.17, 0.27], gold, 0.004).slab([0.369, -0.1, 0], [0.006, 0.158, 0.258], plate, 0.004)
  printLabel(t, { title: 'AURA', lines: ['eau de parfum'], ink: '#9a7636' }, 0.375, -0.1, 0.258, 0.158)
  t.board([0.382, -0.1, 0], 0.23, 0.13)
}

/** A cut-glass bottle for spirits, with a stopper of cork and wood. */
export function spiritBottle(t: Thing): void {
  const drink = t.drink('#b8610f', 0.6)
  t.slab([0, -0.42, 0], [0.3, 0.5, 0.44], drink, 0.06).slab([0, -0.28, 0], [0.36, 0.74, 0.5], t.sheer(CLEAR, 0.05), 0.1)
  const wall: Outline = pairs([0.4, 0.26, 0.5, 0.16, 0.86, 0.15, 0.9, 0.18, 0.98, 0.18])
  t.vessel(wall, t.sheer(CLEAR, 0.08), 0.03, 0.02).drum([0, 1, 0], 0.12, 0.1, t.fixed('#b98a54', 'wood'), 0.02)
    .drum([0, 1.16, 0], 0.19, 0.1, t.second('#2a1c14', 'gloss'), 0.03).slab([0.37, -0.34, 0], [0.008, 0.3, 0.34], t.fixed('#efe3c8', 'matte'), 0.006)
  printLabel(t, { title: 'RESERVE', lines: ['aged in oak', '12 years'], ink: '#5b3a1c' }, 0.378, -0.34, 0.34, 0.3)
  t.board([0.385, -0.34, 0], 0.3, 0.24)
}

/** A small tinted glass bottle with a pipette in its cap. */
export function dropperBottle(t: Thing): void {
  const wall: Outline = pairs([-1.1, 0.46, -1.06, 0.52, -0.98, 0.54, 0.14, 0.54, 0.32, 0.42, 0.4, 0.25, 0.5, 0.24])
  const glass = t.sheer(t.input.color ? toHex(t.input.color) : '#a4541a', 0.5)
  glassVessel(t, wall, glass, { material: t.liquid('#5a2408', 0.72), level: 0.02 })
  t.rod([0, 0.5, 0], [0.02, -0.78, 0.03], 0.055, t.sheer(CLEAR, 0.2))
  const cap = t.second('#1c1b1d', 'satin')
  const collar = t.fixed('#d8b25a', 'chrome')
  t.drum([0, 0.64, 0], 0.29, 0.14, cap, 0.03)
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2
    t.rod([Math.cos(a) * 0.285, 0.54, Math.sin(a) * 0.285], [Math.cos(a) * 0.285, 0.74, Math.sin(a) * 0.285], 0.018, cap)
  }
  t.drum([0, 0.5, 0], 0.295, 0.025, collar, 0.01).lathe(pairs([0.78, 0.17, 0.86, 0.15, 0.98, 0.19, 1.24, 0.175, 1.36, 0.1, 1.4, 0.01]), cap)
  wrappedLabel(t, -0.48, 0.42, 0.585, t.fixed('#f6f0e4', 'matte'))
  printLabel(t, { title: 'SERUM', lines: ['vitamin C', '30 ml'], ink: '#5a4632', sprig: true }, 0.585, -0.48, 0.42, 0.4)
  t.board([0.6, -0.48, 0], 0.36, 0.24, '#4d5a40')
}

/** Oil in a clear glass bottle with a pourer, and olives beside it. */
export function oilBottle(t: Thing): void {
  const wall: Outline = pairs([-1.2, 0.34, -1.16, 0.39, -1.1, 0.4, 0.1, 0.4, 0.4, 0.27, 0.6, 0.14, 1, 0.125])
  glassVessel(t, wall, t.sheer('#d9e6c0', 0.1), { material: t.drink('#b79a12', 0.62), level: 0.42 })
  t.ring([0, 0.96, 0], 0.128, 0.028, 'y', t.sheer('#d9e6c0', 0.2)).drum([0, 1.04, 0], 0.115, 0.07, t.fixed('#2c2f26', 'satin'), 0.03)
    .tube(triples([0, 1.1, 0, 0, 1.28, 0.02, 0, 1.38, 0.12]), [0.06, 0.045, 0.035], t.fixed('#c9cdd3', 'chrome'))
  wrappedLabel(t, -0.42, 0.4, 0.416, t.fixed('#f6f0dc', 'matte'))
  printLabel(t, { title: 'OLIVE OIL', lines: ['extra virgin', '500 ml'], ink: '#4d5a1e', sprig: true }, 0.42, -0.42, 0.33, 0.38)
  const olives = ['#5a6b24', '#76862c', '#3a3f1c']
  for (const [i, [x, z]] of pairs([0.5, 0.6, 0.74, 0.36, 0.42, -0.62, 0.2, 0.78]).entries())
    t.ball([x, -1.07, z], [0.13, 0.125, 0.16], t.fixed(olives[i % 3], 'gloss'))
  for (const [x, z, turn] of triples([0.64, 0.72, 0.4, 0.56, -0.5, 2.2, 0.7, -0.68, 1.2])) leaf(t, [x, -1.16, z], turn, 0.2, t.fixed('#66803a', 'satin'))
  t.board([0.43, -0.42, 0], 0.3, 0.26)
}
