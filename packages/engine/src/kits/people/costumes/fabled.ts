import type { Costume, CostumeTable } from './casual.ts'

/** Roles whose costume an animal can wear: "a cat astronaut". Other roles ("a dog trainer") only say what a person does. */
const DRESSED = new Set([
  'astronaut', 'samurai', 'knight', 'pirate', 'ninja', 'viking', 'superhero', 'businessman', 'businesswoman', 'doctor', 'scientist', 'soldier', 'gladiator'])

/** Head and fur color by the animal's name. */
const HEADS: Readonly<Record<string, readonly [head: string, fur: string]>> = {
  cat: ['cat', '#d8923f'], kitten: ['cat', '#d8923f'], dog: ['dog', '#c99a5c'], puppy: ['dog', '#d9b070'], corgi: ['dog', '#d98a3f'], fox: ['fox', '#d8641f'],
  bear: ['bear', '#6b4226'], wolf: ['wolf', '#7d8087'], tiger: ['tiger', '#e08a2a'], lion: ['lion', '#d9a548'], rabbit: ['rabbit', '#d8d0c4'],
  mouse: ['mouse', '#a89f98'], raccoon: ['raccoon', '#8a8580'], koala: ['koala', '#9aa0a5'], panda: ['panda', '#f4f1ea'], 'red panda': ['red-panda', '#b5532a'],
  monkey: ['monkey', '#84562e'], gorilla: ['gorilla', '#2e2b2d'], chimpanzee: ['chimpanzee', '#332822'], hamster: ['hamster', '#d89a52'],
  squirrel: ['squirrel', '#b5592a'], otter: ['otter', '#6b4a34'], pig: ['pig', '#eeaeb0'], cow: ['cow', '#f3f0ea'], goat: ['goat', '#e9e2d4'],
  sheep: ['sheep', '#efe8da'], horse: ['horse', '#5e3820'],
}

/** True if the role is drawn as a person's body with this animal's head. */
export const hasBeastHead = (variant: string, animal: string): boolean => DRESSED.has(variant) && Object.hasOwn(HEADS, animal)

/** The costume on an animal, when the prompt names one with the role. */
export function inBeastsSkin(costume: Costume, variant: string, attributes: readonly string[]): Costume {
  const animal = attributes.find((word) => hasBeastHead(variant, word))
  if (animal === undefined) return costume
  const [beast, skin] = HEADS[animal]
  return { ...costume, beast, marked: true, hat: undefined, person: { ...costume.person, skin, hair: 'bald' } }
}

const WIZARD: Costume = { height: 1.8, person: { fem: 0, age: 'old', beard: 'long', hair: 'long', hairColor: '#eceae6', iris: '#3a7fc4', expression: 'calm' },
  top: '#34309a', cut: 'wide', legs: '#262470', shoes: '#3a2a22', skirt: { color: '#34309a', length: 0.97, flare: 0.4, trim: '#e0ae42' }, belt: '#e0ae42',
  hat: 'wizard', hatColor: '#2b2788', front: { motif: 'stars', colors: ['#f2cf62', '#ffffff'] }, holds: 'staff' }
const ELF: Costume = { height: 1.75, person: { hair: 'long', hairColor: '#e8cf90', beard: 'none', girth: 0.9 }, top: '#4a7d4a', legs: '#5a5a40',
  shoes: '#5a4028', footwear: 'boot', skirt: { color: '#4a7d4a', length: 0.36, flare: 0.24, trim: '#d8b45a' }, belt: '#8a6a34', cape: '#2f5a3a',
  ears: 'pointed', hat: 'headband', hatColor: '#d8b45a' }
const ORC: Costume = { height: 1.95,
  person: { fem: 0, skin: '#6f9a4a', hair: 'topknot', hairColor: '#1d1a1c', strength: 1.28, girth: 1.12, expression: 'angry', beard: 'none', iris: '#d8a02a' },
  top: '#5a4632', cut: 'none', legs: '#4a3a2c', shoes: '#33281e', footwear: 'boot', armor: { plate: '#6b6258', trim: '#8a5a30' }, ears: 'pointed', nose: 1.4,
  belt: '#33281e', holds: 'axe', tinted: 'skin' }
const HERO: Costume = { height: 1.85, person: { strength: 1.18, expression: 'calm', beard: 'none' }, top: '#2456b8', legs: '#2456b8', shoes: '#c4242e',
  footwear: 'boot', cape: '#c4242e', belt: '#f2c22e', front: { motif: 'hero', colors: ['#f2c22e', '#c4242e'] }, arms: 'hips', loose: 0.95 }
const GOD: Costume = { height: 2, person: { fem: 0, beard: 'long', hair: 'wavy', hairColor: '#e8e4da', strength: 1.2 }, top: '#f6f2e8', cut: 'none',
  legs: 'skin', shoes: '#d8a83a', footwear: 'bare', skirt: { color: '#f6f2e8', length: 0.88, flare: 0.32, trim: '#e0ae42' }, belt: '#e0ae42', hat: 'headband',
  hatColor: '#e0ae42', cape: '#e8dcc0', holds: 'staff' }
const SMALL_FOLK: Costume = { ...ELF, height: 1.1, ears: 'round', cape: undefined, hat: undefined, person: { age: 'teen', hair: 'curly', girth: 1.12 },
  top: '#8a6a3a', skirt: undefined, footwear: 'bare', shoes: 'skin', legs: '#4a5a3a', front: { motif: 'buttons', colors: ['#e0b84a', '#ffffff'] } }

/** Beings from tales, myths and films. */
export const FABLED: CostumeTable = {
  wizard: WIZARD,
  sorceress: { height: 1.72, person: { fem: 1, hair: 'wavy', expression: 'calm' }, top: '#3d2a78', cut: 'wide', legs: '#2a1a4a',
    skirt: { color: '#3d2a78', length: 0.92, flare: 0.36, trim: '#d8a83a' }, cape: '#5a2f8a', belt: '#d8a83a', hat: 'headband', hatColor: '#e0b84a',
    collar: { kind: 'necklace', color: '#7fd8e8' }, holds: 'spell' },
  witch: { ...WIZARD, height: 1.7, person: { fem: 1, hair: 'wavy', hairColor: '#5a2f7a', expression: 'happy' }, top: '#3a2350', legs: '#2a1a3a',
    skirt: { color: '#3a2350', length: 0.86, flare: 0.4, trim: '#7fd04a' }, hatColor: '#2a1a3a', belt: '#7fd04a',
    front: { motif: 'laces', colors: ['#7fd04a', '#5a3a78'] }, holds: 'broom', nose: 1.25 },
  necromancer: { ...WIZARD, person: { fem: 0, skin: '#b9b3b5', expression: 'stern', beard: 'none', hair: 'bald' }, top: '#221f2a',
    skirt: { color: '#221f2a', length: 0.97, flare: 0.36, trim: '#5a2f7a' }, hat: 'hood', hatColor: '#1d1a24', belt: '#5a2f7a', front: undefined,
    holds: 'scythe' },
  druid: { ...WIZARD, person: { age: 'old', beard: 'long', hair: 'long', fem: 0, hairColor: '#b9a890' }, top: '#5a6b3a',
    skirt: { color: '#5a6b3a', length: 0.95, flare: 0.34, trim: '#8a6a3a' }, hat: 'flowers', hatColor: '#6fa04a', belt: '#6b4a28', front: undefined },
  elf: ELF,
  dwarf: { height: 1.3, person: { fem: 0, age: 'adult', hair: 'wavy', beard: 'long', hairColor: '#b5602a', girth: 1.4, strength: 1.25 }, top: '#7a3a2a',
    legs: '#4a3a2c', shoes: '#33261c', footwear: 'boot', armor: { plate: '#7d838c', trim: '#d8a83a' }, belt: '#3a2a1e', hat: 'viking', holds: 'axe', nose: 1.5,
    loose: 1.2 },
  gnome: { height: 0.6, person: { fem: 0, age: 'old', beard: 'long', girth: 1.3, hair: 'bald', expression: 'happy' }, top: '#2f6fae', legs: '#5a4a34',
    shoes: '#5a3a22', footwear: 'boot', belt: '#33241a', hat: 'pointed', hatColor: '#c4282a', nose: 1.7, tinted: 'hat' },
  hobbit: SMALL_FOLK,
  fairy: { height: 0.4, person: { fem: 1, age: 'teen', hair: 'ponytail', hairColor: '#f0c860' }, top: '#7fc85a', cut: 'none', legs: 'skin', shoes: '#5aa03a',
    skirt: { color: '#7fc85a', length: 0.4, flare: 0.34 }, wings: { kind: 'fairy', color: '#cfe9f6' }, holds: 'wand', ears: 'pointed', hat: 'flowers',
    hatColor: '#f08ab0' },
  angel: { height: 1.8, person: { hair: 'wavy', hairColor: '#e8c878', expression: 'calm', beard: 'none' }, top: '#fbfaf6', cut: 'wide', legs: '#fbfaf6',
    shoes: 'skin', footwear: 'bare', skirt: { color: '#fbfaf6', length: 0.95, flare: 0.34 }, belt: '#e0ae42', wings: { kind: 'feather', color: '#f6f5f2' },
    hat: 'halo', arms: 'pray' },
  demon: { height: 2, person: { skin: '#a82a24', hair: 'messy', hairColor: '#1d1517', beard: 'goatee', strength: 1.15, expression: 'angry', iris: '#f2c22e' },
    top: '#2a1f22', cut: 'none', legs: '#2a1f22', footwear: 'hoof', shoes: '#1d1719', wings: { kind: 'bat', color: '#5a1d20' }, tail: 'demon', ears: 'pointed',
    hat: 'horns', hatColor: '#2e2522', paint: 'demon', belt: '#d8a83a', tinted: 'skin' },
  vampire: { height: 1.8, person: { skin: '#e9e2e0', hair: 'short', hairColor: '#17131a', expression: 'stern', iris: '#c4242a', beard: 'none' }, top: '#1f1c24',
    legs: '#1f1c24', shoes: '#17151a', cape: '#7a1424', collar: { kind: 'collar', color: '#7a1424' }, front: { motif: 'tux', colors: ['#a8202e', '#1f1c24'] },
    paint: 'vampire', ears: 'pointed', tinted: 'cape' },
  zombie: { height: 1.75, person: { skin: '#8fa878', hair: 'messy', hairColor: '#3a3a30', expression: 'sad', beard: 'none' }, top: '#6b6458', cut: 'short',
    legs: '#4a4a4e', shoes: '#3a3230', paint: 'zombie', arms: 'zombie', stance: 'walk', pattern: { kind: 'noise', color: '#4a453c', scale: 7 }, tinted: 'top' },
  mummy: { height: 1.75, person: { skin: '#d8ccb0', hair: 'bald', expression: 'surprised', beard: 'none', fem: 0 }, top: '#d8ccb0', legs: '#d8ccb0',
    shoes: '#cfc2a4', footwear: 'bare', gloves: '#d8ccb0', arms: 'zombie', stance: 'walk', front: { motif: 'wraps', colors: ['#a89a7c', '#a89a7c'] },
    hat: 'headband', hatColor: '#cfc2a4', ears: 'none', nose: 0.5 },
  skeleton: { height: 1.75, person: { skin: '#ece4d0', hair: 'bald', girth: 0.66, beard: 'none', fem: 0 }, top: '#24222a', cut: 'long', legs: '#ece4d0',
    shoes: '#ece4d0', footwear: 'bare', front: { motif: 'ribs', colors: ['#ece4d0', '#ece4d0'] }, paint: 'skull', ears: 'none', nose: 0.01, sleeves: '#ece4d0',
    loose: 0.7 },
  ghost: { height: 1.7, person: { skin: '#f2f5f8', hair: 'bald', expression: 'surprised', age: 'teen', beard: 'none' }, top: '#f2f5f8', cut: 'wide',
    legs: '#f2f5f8', tail: 'ghost', ears: 'none', nose: 0.01, arms: 'raised', hat: 'hood', hatColor: '#f2f5f8', gloves: '#f2f5f8' },
  mermaid: { height: 1.7, person: { fem: 1, hair: 'wavy', hairColor: '#c4402a' }, top: '#8a4ab0', cut: 'none', legs: '#2aa08a', tail: 'fish',
    collar: { kind: 'necklace', color: '#f4e6d0' }, hat: 'flowers', hatColor: '#f08a7a', arms: 'dance' },
  orc: ORC,
  goblin: { ...ORC, height: 1.1, person: { ...ORC.person, age: 'teen', skin: '#7fae4a', strength: 0.95, girth: 0.95, hair: 'bald', expression: 'happy' },
    armor: undefined, holds: undefined, nose: 2, cut: 'short' },
  troll: { ...ORC, height: 2.4, person: { ...ORC.person, skin: '#7a8a6a', girth: 1.4, strength: 1.4, hair: 'messy', expression: 'calm' }, armor: undefined,
    nose: 2.2, holds: 'hammer', top: '#6b5236' },
  giant: { height: 4, person: { fem: 0, beard: 'full', hair: 'messy', strength: 1.3, girth: 1.15 }, top: '#8a6a44', cut: 'short', legs: '#5a4a38',
    shoes: '#4a3524', footwear: 'boot', belt: '#33261c', skirt: { color: '#8a6a44', length: 0.26, flare: 0.26 } },
  minotaur: { ...ORC, height: 2.2, person: { ...ORC.person, skin: '#7a4a2a', hair: 'bald' }, beast: 'bull', ears: 'none', footwear: 'hoof', shoes: '#2a201c',
    legs: '#5a3720', tinted: 'skin' },
  faun: { ...ELF, height: 1.6, person: { hair: 'curly', beard: 'goatee' }, legs: '#7a5230', footwear: 'hoof', shoes: '#2a201c', cape: undefined, hat: 'horns',
    hatColor: '#c9b48a', top: '#6b8a4a', front: { motif: 'vee', colors: ['skin', 'top'] }, skirt: undefined, loose: 1.25 },
  god: GOD,
  goddess: { ...GOD, height: 1.85, person: { fem: 1, hair: 'wavy', hairColor: '#c98a3a' },
    skirt: { color: '#f6f2e8', length: 0.97, flare: 0.36, trim: '#e0ae42' }, hat: 'tiara', collar: { kind: 'necklace', color: '#e0ae42' } },
  genie: { height: 1.9, person: { fem: 0, skin: '#4a8ad0', hair: 'topknot', hairColor: '#17131a', beard: 'goatee', strength: 1.22, expression: 'happy' },
    top: 'skin', cut: 'none', legs: '#4a8ad0', tail: 'smoke', belt: '#e0ae42', gloves: '#e0ae42', collar: { kind: 'necklace', color: '#e0ae42' }, arms: 'hips',
    tinted: 'skin' },
  scarecrow: { height: 1.8, person: { fem: 0, skin: '#d8b878', hair: 'messy', hairColor: '#e0bc58', expression: 'happy', beard: 'none' }, top: '#b5602e',
    legs: '#4a628a', shoes: '#5a4028', hat: 'straw', hatColor: '#c9a04a', paint: 'straw', arms: 'dance',
    pattern: { kind: 'checks', color: '#8a3f22', scale: 13 }, ears: 'none', gloves: '#e0bc58', belt: '#7a5a34' },
  superhero: HERO,
  villain: { ...HERO, top: '#2a2233', legs: '#2a2233', shoes: '#5a1f7a', cape: '#5a1f7a', belt: '#7fd04a',
    front: { motif: 'hero', colors: ['#5a1f7a', '#7fd04a'] }, person: { expression: 'angry', strength: 1.1, hair: 'bald' }, paint: 'domino' },
  alien: { height: 1.5, person: { skin: '#8fc07a', hair: 'bald', girth: 0.7, age: 'child', beard: 'none' }, top: '#9aa8b8', legs: '#9aa8b8', shoes: '#7d8a9a',
    paint: 'alien', ears: 'none', nose: 0.01, loose: 0.9, arms: 'wave', tinted: 'skin' },
  'space-soldier': { height: 1.85, person: { expression: 'stern' }, top: '#2e323a', legs: '#2e323a', shoes: '#e8eaee', footwear: 'boot', gloves: '#e8eaee',
    armor: { plate: '#eef0f3', trim: '#2a2d34' }, hat: 'bubble', belt: '#2a2d34', tinted: 'armor' },
  werewolf: { height: 2, person: { fem: 0, skin: '#5d5148', hair: 'bald', strength: 1.25 }, top: 'fur', legs: 'fur', shoes: '#463c35', footwear: 'bare',
    beast: 'wolf', arms: 'raised', stance: 'lunge', tinted: 'skin' },
  yeti: { height: 2.5, person: { fem: 0, skin: '#e9eef4', hair: 'bald', strength: 1.35, girth: 1.3 }, top: 'fur', legs: 'fur', shoes: '#b9c6d2',
    footwear: 'bare', beast: 'gorilla', arms: 'raised', tinted: 'skin' },
  bigfoot: { height: 2.5, person: { fem: 0, skin: '#6b4a30', hair: 'bald', strength: 1.35, girth: 1.25 }, top: 'fur', legs: 'fur', shoes: '#4a3322',
    footwear: 'bare', beast: 'gorilla', arms: 'swing', stance: 'walk', tinted: 'skin' },
}

const TOGA: Costume = { height: 1.78, person: { fem: 0, hair: 'short', hairColor: '#5a4430', beard: 'none', expression: 'stern' }, top: '#f4efe4', cut: 'short',
  legs: 'skin', shoes: '#7a4a2a', footwear: 'bare', skirt: { color: '#f4efe4', length: 0.9, flare: 0.28, trim: '#8a2438' }, cape: '#a3283a', hat: 'laurel',
  hatColor: '#5d8a3a', tinted: 'cape' }
const ROBED: Costume = { height: 1.8, person: { fem: 0, hair: 'long', hairColor: '#5a3a22', beard: 'full', expression: 'calm' }, top: '#ece2cc', cut: 'wide',
  legs: '#ece2cc', shoes: 'skin', footwear: 'bare', skirt: { color: '#ece2cc', length: 0.95, flare: 0.3 }, belt: '#8a5a34', cape: '#8a4a38' }
const BLUE_GOD: Costume = { height: 1.8, person: { fem: 0, skin: '#5f8fc8', hair: 'long', hairColor: '#17131a', beard: 'none', expression: 'calm' },
  top: 'skin', legs: '#e8a02a', shoes: 'skin', footwear: 'bare', skirt: { color: '#e8a02a', length: 0.8, flare: 0.24, trim: '#c4303a' },
  collar: { kind: 'necklace', color: '#f0c04a' }, hat: 'crown', belt: '#c4303a' }

/** Figures of history, myth and faith with a well-known costume, and callings recognized by theirs. */
export const STORIED: CostumeTable = {
  'french-emperor': { height: 1.7, person: { fem: 0, hair: 'short', hairColor: '#2a2018', beard: 'none', expression: 'stern' }, top: '#26356b', legs: '#f2efe8',
    shoes: '#1c1a1e', footwear: 'boot', front: { motif: 'medals', colors: ['#f0c04a', '#f2efe8'] }, collar: { kind: 'collar', color: '#b5283a' },
    hat: 'bicorne', hatColor: '#1f1b22' },
  roman: TOGA,
  philosopher: { ...TOGA, person: { fem: 0, age: 'old', hair: 'short', hairColor: '#e4e0d8', beard: 'full', expression: 'calm' },
    skirt: { color: '#f4efe4', length: 0.92, flare: 0.28 }, cape: '#d8ccb4', hat: undefined },
  saint: ROBED,
  patriarch: { ...ROBED, person: { ...ROBED.person, age: 'old', hairColor: '#e8e4da', beard: 'long' }, top: '#8a5a3c', legs: '#8a5a3c',
    skirt: { color: '#8a5a3c', length: 0.95, flare: 0.3 }, cape: '#c9b48a', holds: 'staff' },
  gorgon: { height: 1.75, person: { fem: 1, skin: '#9db886', hair: 'bald', expression: 'angry', iris: '#e8c22a' }, top: '#3f6b5a', cut: 'none', legs: '#3f6b5a',
    shoes: '#d8a83a', footwear: 'bare', skirt: { color: '#3f6b5a', length: 0.95, flare: 0.32, trim: '#d8a83a' }, collar: { kind: 'necklace', color: '#e0ae42' },
    belt: '#d8a83a', hat: 'snakes', hatColor: '#4f8a3a', ears: 'none' },
  jackal: { height: 1.95, person: { fem: 0, skin: '#26222a', strength: 1.15 }, beast: 'wolf', top: 'skin', legs: 'skin', shoes: '#d8ab45', footwear: 'bare',
    skirt: { color: '#f2ead6', length: 0.42, flare: 0.24, trim: '#d8ab45' }, collar: { kind: 'necklace', color: '#e8b83a' }, belt: '#2f6fae', holds: 'staff' },
  'blue-god': BLUE_GOD,
  sumo: { height: 1.8, person: { fem: 0, girth: 1.85, strength: 1.3, hair: 'topknot', hairColor: '#17131a', beard: 'none', expression: 'stern' }, top: 'skin',
    legs: 'skin', shoes: 'skin', footwear: 'bare', belt: '#22335a', skirt: { color: '#22335a', length: 0.2, flare: 0.14 }, loose: 1.25, arms: 'guard' },
  'martial-artist': { height: 1.78, person: { strength: 1.1, expression: 'stern' }, top: '#f4f2ec', cut: 'wide', legs: '#f4f2ec', shoes: 'skin',
    footwear: 'bare', skirt: { color: '#f4f2ec', length: 0.26, flare: 0.2 }, belt: '#1c1a20', front: { motif: 'vee', colors: ['skin', 'top'] }, arms: 'guard',
    loose: 1.2 },
  'hockey-player': { height: 1.82, person: { strength: 1.25, girth: 1.1 }, top: '#c4242e', tops: ['#c4242e', '#22427a'], legs: '#1f2a44', shins: '#c4242e',
    shoes: '#1a1c22', footwear: 'boot', gloves: '#1f2a44', front: { motif: 'number', colors: ['#ffffff', '#ffffff'] }, hat: 'helmet', hatColor: '#1f2a44',
    loose: 1.3 },
  'patched-monster': { height: 2.1, person: { fem: 0, skin: '#8aa874', hair: 'short', hairColor: '#1d1a1c', strength: 1.3, beard: 'none', expression: 'stern' },
    top: '#33302e', legs: '#26242a', shoes: '#1a181c', footwear: 'boot', front: { motif: 'coat', colors: ['#6b6458', '#33302e'] }, paint: 'zombie',
    arms: 'zombie', nose: 1.2 },
  'hooded-girl': { height: 1.3, person: { fem: 1, age: 'child', hair: 'wavy', hairColor: '#6b3f22', expression: 'happy' }, top: '#f2efe8', cut: 'puff',
    legs: '#f2efe8', shoes: '#4a2a1e', skirt: { color: '#8a4a5a', length: 0.5, flare: 0.4 }, cape: '#c4202e', hat: 'hood', hatColor: '#c4202e',
    front: { motif: 'laces', colors: ['#f2efe8', '#5a2a34'] } },
  'plague-doctor': { height: 1.82, person: { fem: 0, beard: 'none', hair: 'bald' }, top: '#241f24', cut: 'wide', legs: '#1d191e', shoes: '#1a171a',
    footwear: 'boot', gloves: '#3a2a20', skirt: { color: '#241f24', length: 0.95, flare: 0.3 }, cape: '#1d191e', belt: '#5a3a22', hat: 'beak',
    hatColor: '#1f1b1f', holds: 'staff', ears: 'none' },
}
