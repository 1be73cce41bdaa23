/** One swimmer with a spindle body: lengths in body lengths, heights in meters, colors as hex. */
export type FishRow = {
  /** Real height in meters as it is seen: top of the back fin to the belly, when it rests on the ground line. */
  readonly height: number
  /** Half height and half width at the thickest place. */
  readonly deep: number
  readonly wide: number
  /** Where the thickest place is: 0 nose … 1 tail. */
  readonly thick: number
  readonly snout?: 'blunt' | 'rorqual' | 'beak' | 'sword' | 'tusk' | 'hammer' | 'jaw'
  readonly tail: 'fan' | 'fork' | 'flukes' | 'veil' | 'none'
  readonly back: 'fin' | 'shark' | 'low' | 'long' | 'none'
  readonly flippers: number
  readonly eye: number
  readonly coat: { readonly main: string; readonly belly: string; readonly fin: string; readonly band?: string; readonly patch?: string }
  readonly bands?: number
  readonly smile?: boolean
  readonly lure?: boolean
  readonly spikes?: boolean
  readonly pattern?: { readonly kind: 'stripes' | 'spots' | 'scales' | 'noise'; readonly color: string; readonly scale: number }
}

const FISH: FishRow = { height: 0.27, deep: 0.24, wide: 0.13, thick: 0.4, tail: 'fan', back: 'fin', flippers: 0.16, eye: 0.055,
  coat: { main: '#3f8ac4', belly: '#dfeaf0', fin: '#2f6aa0' } }
const SHARK: FishRow = { height: 1.3, deep: 0.145, wide: 0.13, thick: 0.38, snout: 'jaw', tail: 'fork', back: 'shark', flippers: 0.24, eye: 0.02,
  coat: { main: '#6d7d8c', belly: '#f0f2f2', fin: '#5d6c7a' } }
const WHALE: FishRow = { height: 3.2, deep: 0.2, wide: 0.2, thick: 0.32, snout: 'rorqual', tail: 'flukes', back: 'low', flippers: 0.3, eye: 0.016,
  coat: { main: '#3f5f80', belly: '#d8e0e6', fin: '#34506c' }, smile: true }
const DOLPHIN: FishRow = { height: 0.9, deep: 0.145, wide: 0.14, thick: 0.36, snout: 'beak', tail: 'flukes', back: 'shark', flippers: 0.17, eye: 0.024,
  coat: { main: '#5f7f9c', belly: '#eef2f4', fin: '#53718c' }, smile: true }

export const FISHES: Readonly<Record<string, FishRow>> = {
  fish: FISH,
  goldfish: { ...FISH, height: 0.12, deep: 0.27, wide: 0.19, tail: 'veil', coat: { main: '#f2831e', belly: '#f8c25a', fin: '#f59a3a' }, eye: 0.065 },
  koi: { ...FISH, height: 0.25, deep: 0.17, wide: 0.14, coat: { main: '#f7f3ec', belly: '#fbf9f5', fin: '#f4d8c8' },
    pattern: { kind: 'noise', color: '#c22c04', scale: 5 } },
  clownfish: { ...FISH, height: 0.1, deep: 0.25, coat: { main: '#f2701c', belly: '#f4862e', fin: '#f2701c', band: '#fbfaf7' }, bands: 3, eye: 0.06 },
  angelfish: { ...FISH, height: 0.25, deep: 0.36, wide: 0.09, back: 'long', coat: { main: '#f2d84a', belly: '#f6e68a', fin: '#e0b82e', band: '#27303f' },
    bands: 3 },
  betta: { ...FISH, height: 0.12, deep: 0.18, tail: 'veil', back: 'long', coat: { main: '#3a4fd0', belly: '#5a6ae0', fin: '#c42a6a' } },
  pufferfish: { ...FISH, height: 0.3, deep: 0.33, wide: 0.32, thick: 0.45, coat: { main: '#d8b04a', belly: '#fbf6e6', fin: '#e6c66a' }, spikes: true, eye: 0.08,
    pattern: { kind: 'spots', color: '#7a5a24', scale: 9 } },
  anglerfish: { ...FISH, height: 0.5, deep: 0.34, wide: 0.26, thick: 0.34, snout: 'jaw', coat: { main: '#3a2f3f', belly: '#5a4a58', fin: '#2e2534' },
    lure: true, eye: 0.05 },
  salmon: { ...FISH, height: 0.3, deep: 0.16, wide: 0.11, tail: 'fork', coat: { main: '#8a94a0', belly: '#f2c0ac', fin: '#78828e' } },
  tuna: { ...FISH, height: 0.6, deep: 0.19, wide: 0.15, tail: 'fork', coat: { main: '#2f4a6b', belly: '#d8dfe4', fin: '#e0c04a' } },
  swordfish: { ...FISH, height: 0.7, deep: 0.14, wide: 0.1, snout: 'sword', tail: 'fork', back: 'shark',
    coat: { main: '#35507a', belly: '#c8d3dc', fin: '#2a4060' } },
  piranha: { ...FISH, height: 0.2, deep: 0.29, snout: 'jaw', coat: { main: '#5a6672', belly: '#d8402e', fin: '#47525c' } },
  shark: SHARK,
  'hammerhead-shark': { ...SHARK, height: 1.2, snout: 'hammer' },
  whale: WHALE,
  'blue-whale': { ...WHALE, height: 4, deep: 0.15, wide: 0.15, coat: { main: '#4a7296', belly: '#a8bccb', fin: '#3f6385' } },
  'humpback-whale': { ...WHALE, height: 3.4, deep: 0.18, wide: 0.17, flippers: 0.36, coat: { main: '#2f3d4f', belly: '#d8dde2', fin: '#3a4a5e' } },
  orca: { ...WHALE, height: 2, deep: 0.17, wide: 0.16, snout: 'blunt', back: 'shark', flippers: 0.2,
    coat: { main: '#1d1f26', belly: '#f6f6f4', fin: '#1d1f26', patch: '#f6f6f4' } },
  beluga: { ...DOLPHIN, height: 1.3, deep: 0.17, wide: 0.17, snout: 'blunt', back: 'none', coat: { main: '#eef1f4', belly: '#fbfbfb', fin: '#e2e7ec' } },
  narwhal: { ...DOLPHIN, height: 1.2, deep: 0.17, wide: 0.17, snout: 'tusk', back: 'none', coat: { main: '#8d9cab', belly: '#e9edf0', fin: '#7d8c9b' },
    pattern: { kind: 'spots', color: '#64727f', scale: 8 } },
  dolphin: DOLPHIN,
  manatee: { ...WHALE, height: 1.2, deep: 0.22, wide: 0.22, snout: 'blunt', tail: 'fan', back: 'none',
    coat: { main: '#8a8a86', belly: '#a8a8a2', fin: '#7d7d79' } },
  eel: { ...FISH, height: 0.2, deep: 0.055, wide: 0.05, thick: 0.2, tail: 'fan', back: 'none', flippers: 0.05, eye: 0.018,
    coat: { main: '#5a6b3f', belly: '#c9c58a', fin: '#47562f' } },
}
