import { type KitInput, linear, mixColor, type Rgb, shade } from '../builder/index.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'

/** A coat so dark that neither light parts nor markings are visible. */
export const isBlack = (color: Rgb): boolean => Math.max(...color) < 0.05

/** The coat in the requested color: the animal's markings stay, shifted toward the new color. */
export function coatColors(row: QuadrupedRow, input: Pick<KitInput, 'color' | 'color2'>): Record<Exclude<keyof CoatMaterials, 'plain'> | 'mane' | 'nose', Rgb> {
  const { coat } = row
  const own = linear(coat.main)
  const main = input.color ?? own
  const part = (hex: string | undefined, fallback: Rgb): Rgb => {
    if (!hex) return fallback
    const color = linear(hex)
    if (!input.color) return color
    const lighter = color[0] + color[1] + color[2] > own[0] + own[1] + own[2]
    const turned = lighter ? mixColor(main, [0.85, 0.83, 0.8], isBlack(main) ? 0.02 : 0.3) : shade(main, 0.55)
    return input.color2 && lighter ? input.color2 : turned
  }
  const second = input.color2
  return {
    main,
    belly: second ?? part(coat.belly, main),
    limbs: part(coat.limbs, main),
    socks: part(coat.socks, part(coat.limbs, main)),
    feet: row.foot === 'hoof' ? linear(coat.feet ?? '#2a211d') : (second ?? part(coat.feet, part(coat.socks, part(coat.limbs, main)))),
    face: second ?? part(coat.face, main),
    muzzle: part(coat.muzzle, second ?? main),
    ear: part(coat.ear, main),
    earInner: linear(coat.earInner ?? '#c98f80'),
    tail: part(coat.tail, main),
    tailTip: second ?? part(coat.tailTip, part(coat.tail, main)),
    mane: part(coat.mane, row.extra === 'visage' ? part(coat.face, main) : shade(main, 0.5)),
    nose: linear(coat.nose ?? '#1d1513'),
  }
}

/** A coat that is close to white. */
export const isWhite = (color: Rgb): boolean => Math.min(...color) > 0.6
