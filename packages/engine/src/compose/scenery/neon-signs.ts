import { signPanel } from '../../kits/buildings/facade.ts'
import { type Face, glow, matte, type Slab, shadowless } from '../../kits/buildings/wall-faces.ts'
import { triples } from '../../kits/tuples.ts'
import type { PointLight, Rgb } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

export const NEON: readonly Rgb[] = triples([3.4, 0.35, 1.7, 0.25, 2.6, 3.2, 2.9, 1.7, 0.25, 0.5, 3, 0.9, 1.9, 0.5, 3.4])
const WORDS = ['BAR', 'HOTEL', 'OPEN', '24H', 'RAMEN', 'CLUB', 'NOVA', 'SUSHI', 'ARCADE', 'KARAOKE'] as const

const COUNT = 9

/** Glowing signs that stick out from the walls of an alley; the prompt's own words hang in front. */
export function neonSigns(stage: Stage, half: number): { readonly slabs: Slab[]; readonly lights: PointLight[] } {
  const slabs: Slab[] = []
  const lights: PointLight[] = []
  const words = stage.allows('text') ? [...stage.texts, ...WORDS] : ['', '', '', '']
  for (let i = 0; i < COUNT; i++) {
    const side = (i + stage.seed) % 2 ? 1 : -1
    const own = i < stage.texts.length
    const z = stage.clearDepth + (own ? 0.9 : 1.4) + i * 2.3
    const word = words[(i + (own ? 0 : stage.seed)) % words.length]
    const tone = NEON[(i + stage.seed) % NEON.length]
    const width = own ? Math.min(half * 1.7, Math.max(1.5, word.length * 0.36)) : Math.min(half * 0.75, Math.max(0.9, word.length * 0.3))
    const height = own ? Math.max(0.55, width / Math.max(2.2, word.length * 0.62)) : 0.55
    const visible = stage.eye + stage.halfHeightAt(z) * (own ? 0.42 : 0.3 + 0.09 * ((i * 3) % 5))
    const y = Math.max(2.3, Math.min(visible, own ? 4 : 9))
    // Signs that the picture's edge would cut off are moved toward the middle.
    const edge = Math.min(half + 0.05, stage.halfWidthAt(z) * 0.95)
    const x = own ? 0 : side * (edge - width / 2)
    slabs.push(signPanel(x, y, z, z + 0.12, width, height, word, [0.012, 0.012, 0.02], [0.9, 0.9, 0.9], tone, 'sans'))
    // Light tubes run down the wall beside the sign.
    const wx = side * (half - 0.05)
    slabs.push(shadowless(wx - 0.05, y - 1.4, z + 0.5, wx + 0.05, y + 1.6, z + 0.6, tube(tone)))
    lights.push({ position: [x * 0.8, y + height / 2, z - 0.4], color: [tone[0] * 0.5, tone[1] * 0.5, tone[2] * 0.5], radius: 6.5 })
  }
  return { slabs, lights }
}

function tube(tone: Rgb): Face {
  return (_axis, _u, _v, _x, _y, _z, out) => {
    matte(out, 0.05, 0.05, 0.05)
    glow(out, tone[0], tone[1], tone[2])
  }
}
