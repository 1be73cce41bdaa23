import { boards, matte, plain } from '../../kits/wall-faces.ts'
import { fbm, smoothstep } from '../../render/noise.ts'
import type { Box, Rgb } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

/** How much a floor mirrors. */
const POLISH = { marble: 0.5, tiles: 0.45, glass: 0.85 } as const

/** Look of the plain backdrop's floor: `paper` unless the prompt says what it is made of. */
export function floorFace(stage: Stage, paper: Rgb): Box['face'] {
  const size = 0.55 * stage.reach
  switch (stage.floor) {
    case 'wood':
      return boards([0.2, 0.1, 0.05], [0.36, 0.2, 0.1], 0.16 * Math.max(1, stage.reach))
    case 'stone':
      return (_axis, _u, _v, x, _y, z, out) => {
        const n = fbm((x * 5) / size, (z * 5) / size, 5)
        matte(out, 0.2 + 0.22 * n, 0.19 + 0.21 * n, 0.18 + 0.2 * n, 0.3)
        out[7] = 0.1
      }
    case 'tiles':
      return (_axis, _u, _v, x, _y, z, out) => {
        const odd = (Math.floor(x / size) + Math.floor(z / size)) & 1
        const tone = odd ? 0.05 : 0.72
        matte(out, tone, tone, tone, 0.8)
        out[7] = POLISH.tiles
      }
    case 'glass':
      return (_axis, _u, _v, _x, _y, _z, out) => {
        matte(out, paper[0] * 0.3, paper[1] * 0.32, paper[2] * 0.34, 1)
        out[7] = POLISH.glass
      }
    case 'marble':
      return (_axis, _u, _v, x, _y, z, out) => {
        const [u, v] = [x / size, z / size]
        const bend = fbm(u * 0.8 + 3, v * 0.8, 4) * 4
        const vein = 1 - Math.abs(((u * 0.5 + v * 0.8 + bend) % 1) * 2 - 1)
        const fine = 1 - Math.abs(((v * 1.1 - u * 1.4 + bend * 1.7) % 1) * 2 - 1)
        const dark = smoothstep(0.86, 1, vein) * 0.34 + smoothstep(0.92, 1, fine) * 0.16
        const cloud = 0.08 * fbm(u * 2, v * 2, 3)
        const joint = Math.min(Math.abs(((u / 2 + 9999) % 1) - 0.5), Math.abs(((v / 2 + 9999) % 1) - 0.5))
        const tone = (0.6 - dark * 0.8 - cloud) * (joint > 0.494 ? 0.6 : 1)
        matte(out, tone, tone * 0.985, tone * 0.96, 0.9)
        out[7] = POLISH.marble
      }
    default:
      return plain(paper, 0.12)
  }
}
