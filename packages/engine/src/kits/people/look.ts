import { createRandom, type KitInput, linear, mixColor, type Rgb, shareOf } from '../builder/index.ts'
import type { Beard, Expression, HairStyle, Look, Person, Wish } from './person.ts'

const SKINS = ['#e6b898', '#dfaa88', '#d29b74', '#bd855d', '#96623f', '#7f5237', '#69442f']
/** Indices into SKINS by words of the prompt. */
const SKIN_WORDS: Readonly<Record<string, readonly number[]>> = {
  african: [5, 6], asian: [1, 2], indian: [3, 4], european: [0, 1], latina: [2, 3], arab: [2, 3],
}
const HAIRS = ['#2a1c16', '#1a1414', '#4a2d1a', '#6f4423', '#8f5a2a', '#c99a4e', '#a8441e']
/** The first colors of HAIRS are black and brown; without a word in the prompt, only fair skin gets the others. */
const BROWN_HAIRS = 4
const IRISES = ['#6b4422', '#54351c', '#5c7a46', '#4a7aa4', '#71858f', '#80602f']

const BROWN_IRISES = ['#6b4422', '#54351c', '#80602f']

const HAIR_COLORS: Readonly<Record<string, string>> = {
  black: '#1a1517', brown: '#5d3820', brunette: '#5d3820', dark: '#2a1c16', blonde: '#e3bb66', blond: '#e3bb66', golden: '#e0b04e', gold: '#e0b04e',
  red: '#7f3d20', ginger: '#9a5730', auburn: '#7d3a20', orange: '#e0702a', white: '#efedea', gray: '#a9a9ab', silver: '#c9ccd2', pink: '#ec7fae',
  blue: '#3a6fd8', green: '#3fa05a', purple: '#7d4ac0', teal: '#1f9d9a', turquoise: '#35c5c0', rainbow: '#e05aa0',
}
const EYE_COLORS: Readonly<Record<string, string>> = {
  blue: '#3a7fd0', green: '#3f9a52', brown: '#6b4420', hazel: '#8a6a2e', gray: '#8494a0', red: '#c4302a', purple: '#7d4ac0', golden: '#d8a52e',
  amber: '#d0902a', yellow: '#e0c02e',
}

/** The item at this share, 0 … 1, of a list. */
export const pick = <T>(list: readonly T[], share: number): T => list[Math.min(list.length - 1, Math.floor(share * list.length))]

/** Warm light makes skin look redder, dark skin most of all, and saturated styles make it red or orange; graying its color slightly compensates. */
function calmed(skin: Rgb, vivid: number): Rgb {
  const light = 0.3 * skin[0] + 0.59 * skin[1] + 0.11 * skin[2]
  return mixColor(skin, [light, light, light], 0.07 + 0.18 * (1 - light) + Math.max(0, vivid - 1) * (1 - light) ** 2)
}

/** Lightens anime skin, whose colors are deepened later. */
const PALE = linear('#ffdac4')

/** Skin for the style's faces: anime lightens fair skin; dark skin stays dark, and beings keep their own color. */
function drawnSkin(skin: Rgb, { faces }: KitInput, person: Person): Rgb {
  if (faces !== 'anime' || person.skin !== undefined) return skin
  return mixColor(skin, PALE, 0.55 * (0.3 * skin[0] + 0.59 * skin[1] + 0.11 * skin[2]))
}

function hairStyleFrom(words: string, fallback: Wish): Wish {
  if (/\bbald\b/.test(words)) return 'bald'
  if (/mohawk/.test(words)) return 'mohawk'
  if (/afro/.test(words)) return 'afro'
  if (/dreadlock|\blocs\b/.test(words)) return 'locs'
  if (/braid|cornrow/.test(words)) return 'braids'
  if (/ponytail/.test(words)) return 'ponytail'
  if (/pigtail/.test(words)) return 'pigtails'
  if (/\bbun\b/.test(words)) return 'bun'
  if (/topknot/.test(words)) return 'topknot'
  if (/pixie/.test(words)) return 'pixie'
  if (/buzz|shaved head|crew cut/.test(words)) return 'buzz'
  if (/\bfade\b|undercut/.test(words)) return 'fade'
  if (/quiff|pompadour/.test(words)) return 'quiff'
  if (/slick|combed back/.test(words)) return 'slick'
  if (/side part|parted/.test(words)) return 'part'
  if (/cropp?e?d?[^,]*hair/.test(words)) return 'crop'
  if (/windblown[^,]*hair/.test(words)) return 'flowing'
  if (/curly[^,]*hair|curls/.test(words)) return 'curly'
  if (/wavy[^,]*hair/.test(words)) return 'wavy'
  if (/(short|bob)[^,]*hair|\bbob\b/.test(words)) return /short/.test(words) && fallback !== 'long' ? 'short' : 'bob'
  if (/(messy|tousled|spiky|wild)[^,]*hair/.test(words)) return 'messy'
  if (/(long|flowing)[^,]*hair/.test(words)) return 'long'
  return fallback
}

/** The default short haircut. */
function shortCut(age: Look['age'], fem: number, dark: boolean, share: number): HairStyle {
  if (fem > 0.5) return 'pixie'
  if (age === 'child') return pick(['crop', 'part', 'messy'], share)
  if (age === 'old') return pick(['part', 'slick'], share)
  return pick(dark ? ['fade', 'crop', 'buzz'] : ['part', 'quiff', 'crop', 'fade'], share)
}

/** Color named for a part ("long red hair" → red). */
function colorWith(words: string, part: string, table: Readonly<Record<string, string>>): string | undefined {
  const phrase = words.split(',').find((text) => text.includes(part))
  const terms = phrase?.replace(/gr[ae]y/g, 'gray').split(/[\s-]+/)
  const found = terms?.find((word) => table[word] !== undefined)
  return found === undefined ? undefined : table[found]
}

function expressionFrom(input: KitInput, fallback: Expression): Expression {
  const words = input.attributes
  const action = input.action
  if (action === 'sleeping' || action === 'abed' || words.includes('sleepy')) return 'sleeping'
  if (words.includes('angry') || words.includes('evil') || action === 'fighting') return 'angry'
  if (words.includes('sad')) return 'sad'
  if (words.includes('surprised') || words.includes('scared') || action === 'blowing bubbles' || action?.endsWith('puffing')) return 'surprised'
  if (action === 'singing' || action === 'howling') return 'singing'
  // Eyes that the prompt mentions are open.
  const watched = words.some((word) => /\beyes?$/.test(word))
  if (words.includes('laughing') || words.includes('funny')) return watched ? 'happy' : 'laughing'
  if (action === 'dancing' || action === 'waving' || words.some((word) => /^happy$|^smiling$|\bsmile$|\bgrin$/.test(word))) return 'happy'
  if (words.includes('calm') || words.includes('tired')) return 'calm'
  return fallback
}

/** In serious styles only children grin. */
function composed(usual: Expression, age: Look['age'], { solemn }: KitInput): Expression {
  const grown = age !== 'child' && age !== 'baby'
  return solemn && grown && (usual === 'happy' || usual === 'laughing') ? 'calm' : usual
}

/** Decides one person's look from the prompt, then the costume, then the seed. */
export function lookFor(input: KitInput, person: Person): Look {
  const random = createRandom(Math.imul(input.seed + 11, 0x9e3779b1) ^ 0x5bd1e995)
  const near = (spread: number) => 1 + (random() - 0.5) * 2 * spread
  const fine = input.faces === 'anime'
  const shares = Array.from({ length: 8 }, random)
  if (input.among) for (let i = 0; i < 4; i++) shares[i] = shareOf(input.among, i)
  if (input.kin !== undefined) shares[1] = createRandom(input.kin + 29)()
  const words = input.attributes.join(',').toLowerCase()
  const has = (word: string) => input.attributes.includes(word)
  const named = /woman|girl|lady|female|actress|waitress|queen|princess|bride|nun|witch/.test(input.noun)
  const told = has('woman') || has('girl') || has('female') ? 1 : has('man') || has('male') ? 0 : undefined
  const manly = /beard|moustache|mustache/.test(words) || shares[0] < 0.5
  const fem = told ?? person.fem ?? (named || /female|woman/.test(words) ? 1 : manly ? 0 : 1)
  // "a female knight": the costume's beard and haircut belong to the other sex and are dropped.
  const own = person.fem !== undefined && fem !== person.fem
  const grown = person.age ?? 'adult'
  const age =
    has('teenage') && (grown === 'adult' || grown === 'child')
      ? 'teen'
      : has('old') && grown !== 'child' && grown !== 'baby' ? 'old' : has('young') && grown === 'old' ? 'adult' : grown
  const region = Object.keys(SKIN_WORDS).find(has)
  // Freckles and fair or red hair usually come with fair skin.
  const fair = /\belf\b|\belven\b|freckle|(red|ginger|blond|blonde|auburn)[a-z ]*hair|redhead|blonde/.test(words)
  const tone = region ? pick(SKIN_WORDS[region], shares[1]) : Math.floor(shares[1] * (fair ? 3 : SKINS.length))
  const skin = person.skin ?? SKINS[tone]
  const dark = tone >= 4
  const ownHair = dark || region === 'asian' ? HAIRS[shares[2] < 0.5 ? 1 : 0] : pick(tone < 2 ? HAIRS : HAIRS.slice(0, BROWN_HAIRS), shares[2])
  const short: Wish[] = dark ? ['short', 'buzz', 'curly'] : ['short', 'messy', 'short', 'curly']
  const longer: Wish[] = dark ? ['long', 'curly', 'afro', 'braids', 'bun'] : ['long', 'bob', 'wavy', 'ponytail', 'wavy', 'long', 'bun']
  const young: Wish[] = ['pigtails', 'ponytail', 'bob', 'braids']
  const cuts = fem > 0.5 ? (age === 'child' ? young : longer) : short
  // A cut that is listed twice is more likely, but only for a single person.
  const usual = pick(input.among ? [...new Set(cuts)] : cuts, shares[3])
  const aged: Wish = fem > 0.5 ? pick<Wish>(['bun', 'bob', 'bun', 'curly'], shares[3]) : shares[3] < 0.55 ? 'ring' : 'short'
  const usualHair = age === 'baby' ? 'buzz' : age === 'old' ? aged : usual
  const wish = hairStyleFrom(words, own ? usualHair : (person.hair ?? usualHair))
  const cut = wish === 'short' ? shortCut(age, fem, dark, (shares[3] * 7) % 1) : wish
  // Hair that the prompt mentions must be visible, and in anime no one is shaved.
  const seen = (fine || /\bhair\b/.test(words)) && !/buzz|shaved|crew cut/.test(words)
  const style = cut === 'buzz' && seen && age !== 'baby' && person.hair !== 'buzz' ? 'crop' : cut
  const called = has('blonde') ? HAIR_COLORS['blonde'] : has('redhead') ? HAIR_COLORS['red'] : undefined
  const gray = age === 'old' ? (shares[4] < 0.5 ? '#eceae6' : '#b9b8b8') : undefined
  // A brown beard implies brown hair, unless the prompt names a hair color.
  const beardColor = colorWith(words, 'beard', HAIR_COLORS) ?? colorWith(words, 'ustache', HAIR_COLORS)
  const hairColor = colorWith(words, 'hair', HAIR_COLORS) ?? called ?? beardColor ?? person.hairColor ?? gray ?? ownHair
  const bearded = /beard(?!less)/.test(words) ? (/long[^,]*beard/.test(words) ? 'long' : 'full') : undefined
  const lip = /m(o)?ustache/.test(words) ? 'moustache' : /goatee/.test(words) ? 'goatee' : undefined
  const wild: Beard[] = ['none', 'none', 'none', 'stubble', 'full', 'moustache', 'goatee']
  const mature = fem < 0.5 && (age === 'adult' || age === 'old')
  const beard =
    (/clean.?shaven/.test(words) ? 'none' : undefined) ??
    bearded ??
    lip ??
    (fem > 0.5 ? 'none' : person.beard) ??
    (mature ? (age === 'old' ? pick(['none', 'full', 'moustache'], shares[5]) : pick(wild, shares[5])) : 'none')
  const hair = linear(hairColor)
  return {
    age,
    fem,
    girth: has('fat') ? 1.4 : has('thin') ? 0.84 : has('pregnant') ? 1.15 : (person.girth ?? 0.95 + shares[6] * 0.14),
    strength: has('strong') ? 1.2 : (person.strength ?? 1),
    skin: drawnSkin(calmed(linear(skin), input.vivid ?? 1), input, person),
    hair: { style, color: hair },
    drawn: fine,
    weathered: /weathered|wrinkl/.test(words),
    beard,
    beardColor: beardColor === undefined || beardColor === hairColor ? hair : linear(beardColor),
    iris: linear(
      colorWith(words, 'eyes', EYE_COLORS) ?? person.iris ?? (dark ? IRISES[1] : pick(tone < 3 && region !== 'asian' ? IRISES : BROWN_IRISES, shares[7]))),
    expression: expressionFrom(input, composed(person.expression ?? (shares[6] < 0.8 ? 'happy' : 'calm'), age, input)),
    glasses: /glasses/.test(input.wears.join()) && !/sun/.test(input.wears.join()) ? true : (person.glasses ?? false),
    freckles: /freckle/.test(words) || (random() < 0.18 && tone < 2 && person.skin === undefined),
    earring: fem > 0.5 && random() < 0.4,
    face: { width: near(0.06), jaw: near(0.1) * (fine ? 0.84 : 1), chin: near(0.12) * (fine ? 0.62 : 1), eyeGap: near(0.09), eyeSize: near(0.1),
      eyeTilt: (random() - 0.5) * 0.24, brow: near(0.3), nose: near(0.22) * (fine ? 0.5 : 1), noseLength: near(0.25), mouth: near(0.14) },
  }
}
