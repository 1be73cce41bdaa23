import { colorOf } from '../../lexicon/colors.ts'
import { toHex } from '../builder/index.ts'
import { type Costume, necklineFront } from './costumes/casual.ts'
import { HISTORIC } from './costumes/historic.ts'
import type { Motif } from './front/emblems.ts'

type Change = (costume: Costume, color: string | undefined) => Costume

const hat = (kind: NonNullable<Costume['hat']>, own: string): Change => (costume, color) => ({...costume, hat: kind, hatColor: color ?? own })

/** Prints on a shirt, as opposed to parts of its cut. */
const EMBLEMS: ReadonlySet<Motif | undefined> = new Set<Motif>(['stripe', 'number', 'heart', 'badge', 'hero', 'stars'])

/** Garments worn over the costume, by the lexicon's noun. */
const GARMENTS: Readonly<Record<string, Change>> = {
  hat: hat('fedora', '#6b4a30'),
  'top hat': hat('top', '#1f1b20'),
  'wizard hat': hat('wizard', '#34309a'),
  'cowboy hat': hat('cowboy', '#b08a5c'),
  'straw hat': hat('straw', '#e0c070'),
  'santa hat': hat('santa', '#c4202a'),
  'chef hat': hat('chef', '#ffffff'),
  cap: hat('cap', '#c4303a'),
  'graduation cap': hat('graduate', '#1c1e26'),
  beanie: hat('beanie', '#c4303a'),
  helmet: hat('helmet', '#c4303a'),
  crown: hat('crown', '#e0ae42'),
  'flower crown': hat('flowers', '#f08ab0'),
  // A hijab comes with covered arms and legs.
  hijab: (costume, color) => ({ ...hat('hijab', '#2f7f8c')(costume, color), cut: 'long', ...(costume.front?.colors[0] === 'skin' ? { front: undefined } : {}),
    ...(costume.legs === 'skin' ? { legs: '#2b2f3a' } : {}) }),
  turban: hat('turban', '#d9822b'),
  scarf: (costume, color) => ({ ...costume, collar: { kind: 'scarf', color: color ?? '#c4303a' } }),
  necklace: (costume, color) => ({ ...costume, collar: { kind: 'necklace', color: color ?? '#e0ae42' } }),
  earrings: (costume, color) => ({ ...costume, earrings: { hoops: false, color: color ?? '#e0ae42' } }),
  'hoop earrings': (costume, color) => ({ ...costume, earrings: { hoops: true, color: color ?? '#e0ae42' } }),
  'pearl earrings': (costume) => ({ ...costume, earrings: { hoops: false, color: '#f6efe6' } }),
  tie: (costume, color) => ({ ...costume, front: { motif: 'suit', colors: [color ?? '#b5283a', costume.top === 'skin' ? '#1f2b45' : costume.top] } }),
  'bow tie': (costume, color) => ({ ...costume, front: { motif: 'tux', colors: [color ?? '#b5283a', costume.top === 'skin' ? '#1f2b45' : costume.top] } }),
  suit: (costume, color) => ({ ...costume, top: color ?? '#1f2b45', cut: 'long', legs: color ?? '#1f2b45', skirt: undefined, pattern: undefined,
    collar: undefined,
    front: costume.person?.fem === 1
      ? { motif: 'coat', colors: ['#f4f0ea', color ?? '#1f2b45'] } : { motif: 'suit', colors: ['#b5283a', color ?? '#1f2b45'] } }),
  shirt: (costume, color) => ({ ...costume, top: color ?? '#f2efe8', cut: 'short', pattern: undefined,
    collar: costume.collar?.kind === 'collar' ? undefined : costume.collar, front: EMBLEMS.has(costume.front?.motif) ? costume.front : undefined }),
  'dress shirt': (costume, color) => ({ ...costume, top: color ?? '#f2efe8', cut: 'long', pattern: undefined, collar: undefined,
    front: { motif: 'buttons', colors: ['#f4f2ee', 'top'] } }),
  sweater: (costume, color) => ({ ...costume, top: color ?? '#b5503a', cut: 'long', pattern: undefined, collar: { kind: 'collar', color: color ?? '#b5503a' },
    front: undefined }),
  hoodie: (costume, color) => ({ ...costume, top: color ?? '#7d8590', cut: 'long', loose: 1.15, pattern: undefined,
    collar: { kind: 'scarf', color: color ?? '#7d8590' }, front: { motif: 'zip', colors: ['#f2efe8', color ?? '#6d747f'] } }),
  jacket: (costume, color) => ({ ...costume, top: color ?? '#3a3238', cut: 'long', pattern: undefined,
    front: { motif: 'zip', colors: ['#c9ccd2', '#c9ccd2'] } }),
  coat: (costume, color) => ({ ...costume, top: color ?? '#8a5a3a', cut: 'long', pattern: undefined,
    skirt: { color: color ?? '#8a5a3a', length: 0.6, flare: 0.26 }, front: { motif: 'coat', colors: ['#f0e8d8', '#d8b45a'] } }),
  raincoat: (costume, color) => ({ ...costume, top: color ?? '#f2c32e', cut: 'long', pattern: undefined,
    skirt: { color: color ?? '#f2c32e', length: 0.5, flare: 0.34 }, front: { motif: 'zip', colors: ['#f7f3e6', '#8a6a12'] }, footwear: 'boot',
    shoes: color ?? '#f2c32e' }),
  poncho: (costume, color) => ({ ...costume, top: color ?? '#d9752e', cut: 'wide', pattern: undefined,
    front: { motif: 'stripe', colors: ['#f4e3b8', '#7a2f22'] }, skirt: { color: color ?? '#d9752e', length: 0.2, flare: 0.3 } }),
  pajamas: (costume, color) => ({ ...costume, top: color ?? '#9cc3e6', cut: 'long', legs: color ?? '#9cc3e6', shoes: '#f4efe6', skirt: undefined,
    collar: undefined, pattern: { kind: 'dots', color: '#ffffff', scale: 9 }, loose: 1.25, front: { motif: 'buttons', colors: ['#ffffff', '#ffffff'] } }),
  apron: (costume, color) => ({ ...costume, front: { motif: 'apron', colors: [color ?? '#c79b62', '#ffffff'] },
    skirt: costume.skirt ?? { color: color ?? '#c79b62', length: 0.44, flare: 0.3 } }),
  overalls: (costume, color) => ({ ...costume, top: costume.top === color ? '#f2efe8' : costume.top, legs: color ?? '#3d5a8a', skirt: undefined,
    collar: undefined, loose: 1.2, front: { motif: 'overalls', colors: [color ?? '#3d5a8a', '#e8c04a'] } }),
  spacesuit: ({ person }, color) => ({ ...HISTORIC.astronaut, ...(person ? { person } : {}), ...(color ? { top: color, legs: color } : {}) }),
  uniform: (costume, color) => ({ ...costume, top: color ?? '#27406e', cut: 'long', legs: color ?? '#1c2740', skirt: undefined, pattern: undefined,
    collar: undefined, front: { motif: 'badge', colors: ['#e8c04a', '#15213a'] } }),
  vest: (costume, color) => ({ ...costume, front: { motif: 'coat', colors: [costume.top === 'skin' ? '#f2efe8' : costume.top, '#d8b45a'] },
    sleeves: costume.sleeves ?? costume.top, top: color ?? '#3a3d46', cut: 'long' }),
  dress: (costume, color) => ({ ...costume, top: color ?? '#c8343c', cut: 'none', legs: 'skin', pattern: undefined, front: necklineFront('scoop'),
    collar: costume.collar?.kind === 'necklace' ? costume.collar : undefined, skirt: { color: color ?? '#c8343c', length: 0.72, flare: 0.4 } }),
  skirt: (costume, color) => ({ ...costume, legs: 'skin', skirt: { color: color ?? '#e07a9a', length: 0.42, flare: 0.36 } }),
  bikini: (costume, color) => ({ ...costume, top: color ?? '#e0486a', cut: 'none', legs: 'skin', shins: undefined, footwear: 'bare', pattern: undefined,
    front: undefined, belt: undefined, skirt: { color: color ?? '#e0486a', length: 0.2, flare: 0.2 } }),
  kimono: (costume, color) => ({ ...costume, top: color ?? '#b0203a', cut: 'wide', legs: color ?? '#b0203a',
    skirt: { color: color ?? '#b0203a', length: 0.96, flare: 0.27, trim: '#f0c04a' }, front: { motif: 'kimono', colors: ['#fbf4ee', '#e8b84a'] } }),
  robe: (costume, color) => ({ ...costume, top: color ?? '#5a2f8a', cut: 'wide', legs: color ?? '#5a2f8a',
    skirt: { color: color ?? '#5a2f8a', length: 0.96, flare: 0.34 }, belt: '#e0ae42', front: undefined }),
  cloak: (costume, color) => ({ ...costume, cape: color ?? '#a3202f' }),
  armor: (costume, color) => ({ ...costume, armor: { plate: color ?? '#b9c0c9', trim: '#d8ab45' }, cut: 'long', sleeves: '#6d747f', legs: '#6d747f',
    shoes: '#8d95a0', footwear: 'boot' }),
  shorts: (costume, color) => ({ ...costume, legs: color ?? '#3d5a8a', shins: 'skin', skirt: undefined }),
  pants: (costume, color) => ({ ...costume, legs: color ?? '#34466b', skirt: undefined }),
  boot: (costume, color) => ({ ...costume, footwear: 'boot', shoes: color ?? '#6b4426' }),
  'high heel': (costume, color) => ({ ...costume, footwear: 'heel', shoes: color ?? '#c4303a' }),
  sandal: (costume) => ({ ...costume, footwear: 'bare', shoes: 'skin' }),
  sock: (costume, color) => ({ ...costume, shins: color ?? '#c4303a' }),
  belt: (costume, color) => ({ ...costume, belt: color ?? '#6b4426' }),
  shoe: (costume, color) => ({ ...costume, shoes: color ?? '#c4303a' }),
  glove: (costume, color) => ({ ...costume, gloves: color ?? '#c4303a' }),
  backpack: (costume, color) => ({ ...costume, backpack: color ?? '#c4403a' }),
  wing: (costume, color) => ({ ...costume, wings: { kind: 'feather', color: color ?? '#f6f5f2' } }),
  glasses: (costume) => ({ ...costume, person: { ...costume.person, glasses: true } }),
  sunglasses: (costume) => ({ ...costume, person: { ...costume.person, glasses: 'dark' } }),
  goggles: (costume) => ({ ...costume, person: { ...costume.person, glasses: 'dark' } }),
}

/** True for nouns worn on the nose. */
export const isEyewear = (noun: string): boolean => /glasses$|^goggles$/.test(noun)

/** True for nouns worn on the head. */
export const isHat = (noun: string): boolean => /hat$|^(cap|graduation cap|beanie|helmet|crown|flower crown|hijab|turban)$/.test(noun)

/** "red dress" → the garment's noun and its color. */
function garmentOf(phrase: string): { noun: string; color: string | undefined } | undefined {
  const noun = Object.keys(GARMENTS).filter((name) => phrase === name || phrase.endsWith(` ${name}`)).sort((a, b) => b.length - a.length)[0]
  if (noun === undefined) return undefined
  const named = phrase.slice(0, phrase.length - noun.length).trim()
  const color = named === '' ? undefined : colorOf(named)
  return { noun, color: color ? toHex(color) : undefined }
}

/** The costume with all garments that a person can wear; `drew` lists the nouns it covers. */
export function dressed(costume: Costume, wears: readonly string[]): { costume: Costume; drew: string[] } {
  const drew: string[] = []
  let result = costume
  for (const phrase of wears) {
    const garment = garmentOf(phrase)
    if (!garment) continue
    // "a cowboy with a hat" keeps the cowboy hat.
    result = garment.noun === 'hat' && result.hat ? { ...result, hatColor: garment.color ?? result.hatColor } : GARMENTS[garment.noun](result, garment.color)
    drew.push(garment.noun)
    if (phrase !== garment.noun) drew.push(phrase)
  }
  return { costume: result, drew }
}
