import type { StyleId } from '@easel/contract/styles'

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

/** Sky, sun, far hill, near hill and ink of each style's swatch. */
export const SWATCH_PALETTES: Readonly<Record<StyleId, SwatchPalette>> = {
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
  'paper-cut': palette('#f3d6b3 #f7efe0 #d98f5f #8f4d35 #4a2518'),
  claymation: palette('#a9d3e8 #ffe0a8 #8dbd6a #d9774a #5a3424'),
  'low-poly': palette('#9fd0ff #ffe9a8 #6fb36a #d96a3a #2c4b36', 'line'),
  'stained-glass': palette('#2a6fc4 #ffd23f #1f8a4c #b3202e #17151a', 'line'),
  mosaic: palette('#d9b75a #fff1c0 #4f8fa3 #a3542f #3a3028', 'pixels'),
  'ukiyo-e': palette('#cfd9c4 #b8402a #35629a #1f3f77 #1b2440', 'line'),
  'ink-wash': palette('#f3efe4 #e9e4d6 #c9c6bd #7d7c78 #1b1b1d'),
  linocut: palette('#f2ead9 #d9552f #d9552f #17181a #17181a'),
  charcoal: palette('#b9a78d #fbf5e8 #7d6f5c #3a332b #16130f', 'strokes'),
  pastel: palette('#c7b2d6 #ffe0c2 #a9c98f #e89a7a #54405e', 'strokes'),
  pointillism: palette('#bcd8ef #ffe08a #8fc46a #e8704f #28305e', 'dots'),
  'art-deco': palette('#12343b #f4e4bd #1f5f66 #d8ae5a #0b1622', 'frame'),
  risograph: palette('#f6f1e6 #ff4f9a #ffd91f #1c4fa8 #1c4fa8', 'dots'),
  blueprint: palette('#15428c #15428c #15428c #0f3372 #e8f2ff', 'line'),
  'x-ray': palette('#04090f #1c3f55 #123040 #3c7fa6 #eefaff', 'glow'),
  'film-noir': palette('#1a1a1c #d9d9d9 #3a3a3c #101011 #000000'),
  polaroid: palette('#b9cfc9 #f3e6c4 #8fa58f #6f7f6a #f7f5ef', 'frame'),
  'double-exposure': palette('#efe9df #e3dccf #b6b3a8 #5a6a66 #122a33'),
  synthwave: palette('#2b0a55 #ffe45c #8a1a86 #ff4f8b #25e6ff', 'glow'),
  kawaii: palette('#d9ccff #fff1b8 #ffc9dd #bfe9d0 #7b4a63'),
  manga: palette('#ffffff #ffffff #d0d0d0 #8a8a8a #0a0a0a', 'dots'),
  'cross-stitch': palette('#efe6d3 #e8b54a #8fae6a #c4553f #5a3a2a', 'pixels'),
  voxel: palette('#a9d6f5 #ffe27a #6fb85a #4a8a3c #2a4a2a', 'pixels'),
  'toy-bricks': palette('#6ab8e6 #f6d01f #3e9a3c #c4281c #1c1f22', 'dots'),
  chalkboard: palette('#22382f #f3efe0 #3a5a4a #2c473c #f3efe0', 'line'),
  psychedelic: palette('#ff2e63 #ffe600 #00c2d1 #8a2be2 #1c0b33', 'line'),
  silhouette: palette('#ff9a4d #ffe3a3 #c8506b #2b1a30 #160c1c'),
}
