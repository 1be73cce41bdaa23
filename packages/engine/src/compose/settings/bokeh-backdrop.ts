import { mixColor, shade } from '../../kits/builder/kit-builder.ts'
import { glow, matte, shadowless } from '../../kits/buildings/wall-faces.ts'
import { triples } from '../../kits/tuples.ts'
import { hash2 } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'
import { indoorSky } from '../scenery/rooms.ts'
import { defineSetting, type Stage } from '../setting.ts'

const WARM: readonly Rgb[] = triples([1, 0.62, 0.2, 1, 0.36, 0.14, 0.95, 0.8, 0.45, 0.25, 0.5, 0.95])
/** Lights near and far: discs to a unit, their size in it, and how bright they are. */
const LAYERS = [{ cells: 2.1, size: 0.44, light: 0.3 }, { cells: 3.4, size: 0.36, light: 0.42 }, { cells: 5.6, size: 0.28, light: 0.6 }] as const

function tintsOf({ palette }: Stage): readonly Rgb[] {
  if (palette.length === 0) return WARM
  return palette.flatMap((color): Rgb[] => [color, mixColor(color, [1, 1, 1], 0.35)])
}

/** Light that lamps out of focus add at a point: discs of even light with a brighter rim, which lie over one another. */
function lamps(x: number, y: number, tints: readonly Rgb[], seed: number): Rgb {
  const sum: [number, number, number] = [0, 0, 0]
  for (const [layer, { cells, size, light }] of LAYERS.entries()) {
    const [u, v] = [x * cells, y * cells]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    for (let i = column - 1; i <= column + 1; i++)
      for (let j = row - 1; j <= row + 1; j++) {
        const luck = hash2(i * 17 + layer * 91 + seed, j * 29 + 7)
        // Half of the places are dark, more of them above than below.
        if (luck > 0.62 - 0.16 * (j / cells)) continue
        const [cx, cy] = [i + 0.2 + 0.6 * hash2(i + seed, j * 3 + layer), j + 0.2 + 0.6 * hash2(j + seed, i * 5 + layer)]
        const radius = size * (0.6 + 0.6 * hash2(i * 3 + 1, j * 7 + seed))
        const out = Math.hypot(u - cx, v - cy) / radius
        const inside = Math.min(1, Math.max(0, (1 - out) * 12))
        if (inside === 0) continue
        const strength = light * (0.4 + 0.9 * hash2(i * 7 + layer, j * 11 + seed)) * (1 + 0.55 * out ** 6) * inside
        const tint = tints[Math.floor(luck * 97) % tints.length]
        for (let c = 0; c < 3; c++) sum[c] += tint[c] * strength
      }
  }
  return sum
}

/** Lamps out of focus in the dark. */
export const bokehBackdrop = defineSetting('bokeh-backdrop', { indoor: true, time: 'day', vista: { height: 1, eye: 0.8, horizon: 0.5 } }, (stage) => {
  const back = stage.clearDepth + (stage.empty ? 1.2 : 2.2)
  const [wide, tall] = [stage.halfWidthAt(back) * 2, stage.halfHeightAt(back) * 2]
  const unit = Math.min(wide, tall) / 2
  const tints = tintsOf(stage)
  const dark = shade(tints[0], 0.05)
  const { eye, seed } = stage
  return {
    boxes: [
      {
        ...shadowless(-wide, eye - tall, back, wide, eye + tall, back + 0.2, (_axis, _u, _v, wx, wy, _z, out) => {
          const [x, y] = [wx / unit, (wy - eye) / unit]
          const low = 1.3 - 0.5 * y
          const [r, g, b] = lamps(x, y, tints, seed)
          matte(out, 0.01, 0.01, 0.012, 0)
          glow(out, dark[0] * low + r, dark[1] * low + g, dark[2] * low + b)
        }),
        smooth: true,
      }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.3, 0.3, 0.32], [0.5, 0.48, 0.44]),
  }
})
