import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { type Face, glow, matte } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'

const PACKS: readonly Rgb[] = triples([0.08, 0.4, 0.5, 0.75, 0.12, 0.1, 0.1, 0.45, 0.2, 0.85, 0.5, 0.08, 0.2, 0.22, 0.55, 0.7, 0.3, 0.5])

/** White shelves of medicine: cartons with a colored band, brown and white bottles. */
export const medicines: Face = (axis, u, v, _x, _y, _z, out) => {
  const shelf = 0.36
  const row = Math.floor(v / shelf)
  const y = v / shelf - row
  matte(out, 0.72, 0.75, 0.75, 0.2)
  if (axis !== 2) return
  if (y < 0.08) {
    if (y > 0.06) glow(out, 0.3, 0.36, 0.36)
    return
  }
  if (Math.abs((u / 1.1) % 1) < 0.035) return
  const group = Math.floor(u / 0.5)
  const pick = hash2(group * 5 + 3, row * 11 + 7)
  const bottle = pick > 0.6
  const step = bottle ? 0.125 : 0.166
  const s = Math.abs(u / step - Math.floor(u / step) - 0.5) * 2
  const t = (y - 0.08) / (0.52 + 0.3 * hash2(group + 9, row))
  const wide = !bottle ? 0.9 : t < 0.74 ? 0.74 : t < 0.8 ? 0.36 : 0.5
  if (t > 1 || s > wide) return matte(out, 0.24, 0.3, 0.31)
  const [r, g, b] = PACKS[Math.floor(pick * 83) % PACKS.length]
  if (bottle) {
    const k = 0.6 + 0.5 * Math.sqrt(Math.max(0, 1 - s * s))
    if (t > 0.78 || (t > 0.18 && t < 0.52)) matte(out, 0.78 * k, 0.78 * k, 0.76 * k, 0.4)
    else matte(out, 0.34 * k, 0.13 * k, 0.02 * k, 0.9)
  } else if (t > 0.55 && t < 0.8) matte(out, r, g, b, 0.15)
  else if (s < 0.1 && t > 0.12 && t < 0.44) matte(out, r, g, b, 0.15)
  else matte(out, 0.82, 0.83, 0.82, 0.15)
}

/** Wooden shelves of loaves, rolls, and baguettes in baskets. */
export const loaves: Face = (axis, u, v, _x, _y, _z, out) => {
  const shelf = 0.46
  const row = Math.floor(v / shelf)
  const y = v / shelf - row
  matte(out, 0.36, 0.21, 0.1, 0.2)
  if (axis !== 2 || y < 0.08 || Math.abs((u / 1.3) % 1) < 0.04) return
  const light = 0.1 + 0.1 * y
  matte(out, 0.16, 0.09, 0.045)
  glow(out, light, light * 0.6, light * 0.25)
  const group = Math.floor(u / 0.65)
  const kind = Math.floor(hash2(group * 3 + 1, row * 7 + 5) * 3)
  const step = kind === 0 ? 0.325 : kind === 1 ? 0.11 : 0.217
  const at = Math.floor(u / step)
  const s = (u / step - at - 0.5) * 2
  const t = (y - 0.08) / (kind === 1 ? 0.86 : kind === 0 ? 0.52 : 0.46)
  const n = hash2(at, row * 5 + 2)
  // Baguettes stand, loaves lie, rolls are heaped.
  const heap = kind === 2 && t > 0.55 ? Math.hypot(s * 0.9, (t - 0.8) * 3) : Math.hypot(s * 1.05, (t - 0.3) * 2.6)
  const inside =
    kind === 0
      ? Math.hypot(s * 1.02, t > 0 ? t * 0.98 : 2) < 1
      : kind === 1
        ? Math.abs(s) < 0.8 * Math.sqrt(Math.max(0, 1 - Math.max(0, t - 0.82) * 5.4)) && t < 1
        : heap < 1
  if (!inside) return
  const round = 0.5 + 0.6 * Math.sqrt(Math.max(0, 1 - s * s))
  const cut = kind !== 2 && Math.abs(((t * (kind === 1 ? 4.5 : 2.2) + s * 0.35) % 1) - 0.5) < 0.1
  const k = round * (0.85 + 0.3 * n)
  if (cut) matte(out, 0.72 * k, 0.5 * k, 0.26 * k)
  else matte(out, 0.5 * k, 0.24 * k, 0.07 * k, 0.12)
}

/** Little bottles, a mortar and a cash register's screen on a pharmacy counter. */
export function remedies(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const brown = kit.material({ color: linear('#7a3d10'), specular: 0.9, gloss: 60 })
  const white = kit.material({ color: linear('#f2f3f1'), specular: 0.4 })
  const green = kit.material({ color: linear('#1d9a62'), specular: 0.3 })
  for (const [i, at] of [-0.62, -0.48, -0.34].entries()) {
    const tall = 0.14 + 0.04 * (i % 2)
    kit.cone([0, 0.05, at], [0, tall, at], 0.05, 0.05, i === 1 ? white : brown)
    kit.cone([0, tall + 0.06, at], [0, tall + 0.08, at], 0.035, 0.035, i === 1 ? green : white)
  }
  kit.lathe([0, 0, 0.1], pairs([0, 0.07, 0.04, 0.05, 0.07, 0.09, 0.18, 0.12]), 'y', white, 0.015)
  kit.cone([0, 0.14, 0.1], [0.03, 0.3, 0.18], 0.022, 0.028, white)
  for (const [i, at] of [0.45, 0.62].entries()) kit.box([0, 0.07 + i * 0.02, at], [0.05, 0.06 + i * 0.02, 0.07], 0.006, i ? green : white)
  return put(kit, 'pharmacy:counter', x, y, z)
}

/** Cakes on stands: chocolate with cherries, cream with berries, a plate of rolls. */
export function cakes(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const stand = kit.material({ color: linear('#f4efe6'), specular: 0.7, gloss: 50 })
  const cream = kit.material({ color: linear('#fbe9dc'), specular: 0.15 })
  const dark = kit.material({ color: linear('#4a2414'), specular: 0.4 })
  const pink = kit.material({ color: linear('#f0a0b4'), specular: 0.2 })
  const berry = kit.material({ color: linear('#c01f34'), specular: 0.7, gloss: 40 })
  const crust = kit.material({ color: linear('#c07a34'), specular: 0.2 })
  for (const [i, at] of [-0.62, 0, 0.62].entries()) {
    const high = i === 1 ? 0.2 : 0.12
    kit.cone([0, 0.01, at], [0, high, at], 0.09, 0.025, stand).ellipsoid([0, high, at], [0.21, 0.016, 0.21], stand)
    if (i === 2) {
      for (const [a, b, c] of triples([0.06, 0.05, -0.08, 0.06, 0.05, 0.09, -0.08, 0.05, 0, 0, 0.13, 0.01]))
        kit.ellipsoid([a, high + b, at + c], [0.07, 0.055, 0.09], crust)
      continue
    }
    kit.lathe([0, high + 0.02, at], pairs([0, 0.15, 0.13, 0.15]), 'y', i ? pink : dark, 0.015)
    kit.torus([0, high + 0.16, at], 0.125, 0.028, 'y', cream)
    for (let k = 0; k < 7; k++) {
      const a = (k / 7) * Math.PI * 2
      kit.sphere([Math.cos(a) * 0.125, high + 0.2, at + Math.sin(a) * 0.125], 0.026, berry)
    }
  }
  return put(kit, 'bakery:cakes', x, y, z)
}
