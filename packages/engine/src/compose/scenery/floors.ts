import { shade } from '../../kits/builder/kit-builder.ts'
import { boards, matte, plain } from '../../kits/buildings/wall-faces.ts'
import { fbm, smoothstep } from '../../render/noise.ts'
import type { Box, Rgb } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

/** Reflectivity of polished floors. */
const POLISH = { marble: 0.5, tiles: 0.45, glass: 0.85 } as const

const WHITE: Rgb = [0.6, 0.6, 0.6]
const GRAY: Rgb = [0.32, 0.305, 0.29]
const isDark = ([r, g, b]: Rgb): boolean => 0.3 * r + 0.6 * g + 0.1 * b < 0.2

/** Look of the plain backdrop's floor: `paper` unless the prompt names a material. */
export function floorFace(stage: Stage, paper: Rgb): Box['face'] {
  const size = 0.55 * stage.reach
  const tint = stage.floorColor
  const own = tint ?? paper
  switch (stage.floor) {
    case 'wood':
      return tint
        ? boards(shade(tint, 0.72), shade(tint, 1.08), 0.16 * Math.max(1, stage.reach))
        : boards([0.2, 0.1, 0.05], [0.36, 0.2, 0.1], 0.16 * Math.max(1, stage.reach))
    case 'stone': {
      const rock = tint ?? GRAY
      return (_axis, _u, _v, x, _y, z, out) => {
        const n = 0.62 + 0.68 * fbm((x * 5) / size, (z * 5) / size, 5)
        matte(out, rock[0] * n, rock[1] * n, rock[2] * n, 0.3)
        out[7] = 0.1
      }
    }
    case 'tiles':
      return (_axis, _u, _v, x, _y, z, out) => {
        const odd = (Math.floor(x / size) + Math.floor(z / size)) & 1
        if (odd) matte(out, 0.05, 0.05, 0.05, 0.8)
        else if (tint && !isDark(tint)) matte(out, tint[0], tint[1], tint[2], 0.8)
        else matte(out, 0.72, 0.72, 0.72, 0.8)
        out[7] = POLISH.tiles
      }
    case 'glass':
      return (_axis, _u, _v, _x, _y, _z, out) => {
        matte(out, own[0] * 0.3, own[1] * 0.32, own[2] * 0.34, 1)
        out[7] = POLISH.glass
      }
    case 'marble':
      return marble(tint ?? WHITE, size)
    default:
      return plain(paper, 0.12)
  }
}

/** Veined slabs: dark veins in pale marble, white veins in dark marble. */
function marble(color: Rgb, size: number): Box['face'] {
  const dark = isDark(color)
  return (_axis, _u, _v, x, _y, z, out) => {
    const [u, v] = [x / size, z / size]
    const bend = fbm(u * 0.8 + 3, v * 0.8, 4) * 4
    const vein = 1 - Math.abs(((u * 0.5 + v * 0.8 + bend) % 1) * 2 - 1)
    const fine = 1 - Math.abs(((v * 1.1 - u * 1.4 + bend * 1.7) % 1) * 2 - 1)
    const lines = smoothstep(0.86, 1, vein) * 0.34 + smoothstep(0.92, 1, fine) * 0.16
    const cloud = fbm(u * 2, v * 2, 3)
    const joint = Math.min(Math.abs(((u / 2 + 9999) % 1) - 0.5), Math.abs(((v / 2 + 9999) % 1) - 0.5))
    const seam = joint > 0.494 ? 0.6 : 1
    if (dark) {
      const tone = (0.8 + 0.7 * cloud) * seam
      const white = lines * lines * 1.5
      matte(out, color[0] * tone + white, color[1] * tone + white, color[2] * tone + white, 0.9)
    } else {
      const tone = (1 - lines * 1.33 - cloud * 0.13) * seam
      matte(out, color[0] * tone, color[1] * tone * 0.985, color[2] * tone * 0.96, 0.9)
    }
    out[7] = POLISH.marble
  }
}
