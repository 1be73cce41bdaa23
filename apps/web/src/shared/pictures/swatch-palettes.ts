import type { CoreStyleId } from '@easel/contract/styles'

/** How a swatch is worked over, beyond its colours. */
type SwatchHand = 'plain' | 'line' | 'dots' | 'pixels' | 'glow' | 'strokes' | 'frame'

export type SwatchPalette = {
  readonly sky: string
  readonly sun: string
  readonly far: string
  readonly near: string
  readonly ink: string
  readonly hand: SwatchHand
}

function palette(colours: string, hand: SwatchHand = 'plain'): SwatchPalette {
  const [sky = '#ccc', sun = '#fff', far = '#999', near = '#555', ink = '#111'] = colours.split(' ')
  return { sky, sun, far, near, ink, hand }
}

/** Sky, sun, far hill, near hill and ink of a swatch, for the styles offered first; the landing page carries them all. */
export const SWATCH_PALETTES: Readonly<Record<CoreStyleId, SwatchPalette>> = {
  photorealistic: palette('#b9a3d6 #ffe3c4 #7f8fb0 #e9edf6 #3b4a3f'),
  anime: palette('#8fd3ff #fff7c9 #8fdc9b #54b86c #24324a', 'line'),
  'digital-art': palette('#3a2a78 #ffb37a #6a4fc0 #2c1e5e #120b33', 'glow'),
  'oil-painting': palette('#d9a05b #fbe3a1 #8a5a34 #55391f #2c1c10', 'strokes'),
  watercolor: palette('#dcecf2 #f6c9b5 #a9c9cf #7fa8a4 #4c6f78'),
  'pixel-art': palette('#5fc9f3 #ffd84a #3f9d57 #27663b #1b2a3a', 'pixels'),
  '3d-render': palette('#f3d9e4 #fff1df #c99adf #8a6bd1 #43306f'),
  'comic-book': palette('#ffd23f #ee4266 #3bceac #0ead69 #1a1423', 'dots'),
  'line-art': palette('#ffffff #ffffff #ffffff #ffffff #15181d', 'line'),
  isometric: palette('#d7e7ff #ffd9a8 #9fc3ff #5f8ee0 #2c4b86'),
  fantasy: palette('#241b5a #9ff3ff #4636a3 #1a1445 #0c0929', 'glow'),
  minimalist: palette('#f4efe6 #e0573a #dcd2c2 #1f2933 #1f2933'),
  cyberpunk: palette('#12062e #ff2d95 #3b0f73 #06d6e0 #05020f', 'glow'),
  steampunk: palette('#c9a26b #f2d7a0 #8a5d33 #4d3017 #241407', 'frame'),
  'art-nouveau': palette('#ead9a8 #d97b4a #8ea477 #4f6b52 #3a2a1a', 'frame'),
  impressionist: palette('#a8c8e8 #ffe7a3 #7fae8f #c58fb0 #4b5f86', 'strokes'),
  'pop-art': palette('#ffe600 #ff2e88 #00b3ff #ff5a00 #111111', 'dots'),
  graffiti: palette('#8b5a4a #f8f32b #ff4fa3 #2de1fc #1c1210'),
  sketch: palette('#f7f5f0 #f7f5f0 #dedbd3 #bdb9b0 #3a3a3a', 'line'),
  vintage: palette('#d8c3a0 #efe0bf #a98f6c #6f5b45 #40342a'),
  neon: palette('#0b0320 #ff3df0 #2b0a63 #12052e #35f0ff', 'glow'),
  gothic: palette('#252a3a #b9c0d6 #171b28 #0c0e16 #05060a'),
  baroque: palette('#3a2413 #f0b45a #23150b #140b05 #0a0502', 'glow'),
  surreal: palette('#f7b267 #79dfc1 #f4845f #7b2cbf #2a1145'),
  abstract: palette('#f2efe9 #e4572e #29335c #f3a712 #1d1d1f'),
  cartoon: palette('#7ee0ff #ffe45c #8ee36a #35b34a #1c2a1c', 'line'),
  'nano-banana': palette('#fff3c4 #ffd60a #ffe98a #ff8a1e #5a3d00', 'glow'),
}
