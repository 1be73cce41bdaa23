import type { Costume, CostumeTable } from './costume.ts'

const NAVY = '#1f2b45'
const SUIT: Costume = {
  height: 1.8, person: { fem: 0, hair: 'short' }, top: NAVY, legs: NAVY, shoes: '#1a1516', front: { motif: 'suit', colors: ['#b5283a', NAVY] },
}
const LAB: Costume = {
  height: 1.76, top: '#f4f5f4', legs: '#39506e', shoes: '#2a2220', skirt: { color: '#f4f5f4', length: 0.5, flare: 0.3, straight: true },
  front: { motif: 'coat', colors: ['#6fa9c9', '#8a949c'] },
}
const SPORT: Costume = {
  height: 1.8, top: '#d8343a', cut: 'none', legs: '#22262e', shins: 'skin', shoes: '#f4f4f2', loose: 1.2,
  front: { motif: 'number', colors: ['#ffffff', '#ffffff'] },
}

const WHITES: Costume = {
  ...SPORT, height: 1.78, top: '#f6f5f2', cut: 'short', legs: '#f6f5f2', hat: 'visor', hatColor: '#f6f5f2',
  front: { motif: 'zip', colors: ['#3a8a5a', '#e4e4e0'] },
}

const BAND: Costume = {
  height: 1.75, person: { hair: 'messy' }, top: '#2a2a30', legs: '#3d4a66', shoes: '#22202a', front: { motif: 'hero', colors: ['#c4303a', '#f4d02e'] },
}
const SOLOIST: Costume = {
  height: 1.74, person: { expression: 'calm' }, top: '#1f1f26', legs: '#1f1f26', shoes: '#15151a', front: { motif: 'coat', colors: ['#f4f2ee', '#1f1f26'] },
}

/** People as one meets them: trades, sports, stage. */
export const EVERYDAY: CostumeTable = {
  businessman: { ...SUIT, tops: [NAVY, '#3c3f46', '#5a6472', '#4a3a32', '#26303a'] },
  businesswoman: {
    ...SUIT, height: 1.7, person: { fem: 1, hair: 'bun' }, top: '#2f3340', tops: ['#2f3340', '#7a3a4a', '#4a6a7a', '#6d6a66', '#2a4a5e'], legs: '#2f3340',
    shoes: '#201a1c', footwear: 'heel', front: { motif: 'coat', colors: ['#f4f0ea', '#2f3340'] },
  },
  groom: { ...SUIT, top: '#22242c', legs: '#22242c', front: { motif: 'tux', colors: ['#17151a', '#22242c'] } },
  bride: {
    height: 1.7, person: { fem: 1, hair: 'bun', expression: 'happy' }, top: '#fbfaf7', cut: 'puff', legs: '#fbfaf7',
    skirt: { color: '#fbfaf7', length: 0.98, flare: 0.52 }, shoes: '#fbfaf7', collar: { kind: 'necklace', color: '#f4eee4' },
    front: { motif: 'scoop', colors: ['skin', 'top'] }, hat: 'bridal', hatColor: '#f4b8c4', holds: 'bouquet',
  },
  doctor: { ...LAB, person: { glasses: true } },
  scientist: { ...LAB, person: { glasses: true, hair: 'messy' }, front: { motif: 'coat', colors: ['#7fb069', '#8a949c'] } },
  nurse: {
    height: 1.7, person: { fem: 1, hair: 'bun' }, top: '#7fc4d8', cut: 'short', legs: '#7fc4d8', shoes: '#f4f4f2', hat: 'nurse',
    front: { motif: 'vee', colors: ['skin', 'top'] }, loose: 1.15,
  },
  teacher: {
    height: 1.72, person: { glasses: true }, top: '#7a4a34', tops: ['#7a4a34', '#3f5a6e', '#5a6a44', '#6a4a6a'], legs: '#3d4658', shoes: '#33241d',
    front: { motif: 'coat', colors: ['#f0e6d2', '#c9a25c'] }, holds: 'book',
  },
  student: {
    height: 1.7, person: { age: 'teen' }, top: '#3f6fb5', tops: ['#3f6fb5', '#c8543c', '#4a8a5e', '#d8a03a', '#6a5a9a', '#d9d4c8'], legs: '#2e3a52',
    shoes: '#f2f2f0', front: { motif: 'zip', colors: ['#ffffff', '#2b4f8a'] }, backpack: '#c9403a',
  },
  librarian: {
    height: 1.7, person: { fem: 1, hair: 'bun', glasses: true }, top: '#8a5a78', legs: '#4a3d4f', shoes: '#2a2024',
    skirt: { color: '#4a3d4f', length: 0.6, flare: 0.24 }, front: { motif: 'buttons', colors: ['#e6c98f', '#ffffff'] }, holds: 'book', arms: 'read',
  },
  writer: {
    height: 1.75, person: { glasses: true }, top: '#4a5d4a', legs: '#4a4038', shoes: '#33261e', collar: { kind: 'scarf', color: '#b5683a' },
    front: { motif: 'buttons', colors: ['#d8c49a', '#ffffff'] },
  },
  painter: {
    height: 1.75, top: '#f2efe8', legs: '#3a4a6b', shoes: '#4a3426', hat: 'beret', hatColor: '#b5303a', holds: 'paintbrush',
    front: { motif: 'apron', colors: ['#6f8a9a', '#ffffff'] }, collar: { kind: 'scarf', color: '#d8a53a' },
  },
  photographer: {
    height: 1.75, top: '#5a6b4a', legs: '#6b5a44', shoes: '#4a3426', backpack: '#7a5a34', hat: 'cap', hatColor: '#c9a25c',
    front: { motif: 'badge', colors: ['#c9ccd2', '#5a6b4a'] },
  },
  chef: {
    height: 1.78, person: { beard: 'moustache', expression: 'happy' }, top: '#f8f6f2', legs: '#2e3036', shoes: '#1d1a1c', hat: 'chef',
    collar: { kind: 'collar', color: '#c9303a' }, front: { motif: 'medals', colors: ['#2e3036', '#ffffff'] },
  },
  waiter: { height: 1.78, top: '#f6f4f0', legs: '#1d1b20', shoes: '#1a1719', front: { motif: 'tux', colors: ['#1d1b20', '#1d1b20'] }, arms: 'carry' },
  'police-officer': {
    height: 1.8, top: '#27406e', legs: '#1c2740', shoes: '#15161a', hat: 'police', hatColor: '#1f3360', belt: '#15161a',
    front: { motif: 'badge', colors: ['#e8c04a', '#15213a'] }, person: { expression: 'calm' },
  },
  detective: {
    height: 1.8, person: { expression: 'stern', fem: 0 }, top: '#b08d5c', legs: '#4a4038', shoes: '#33261e',
    skirt: { color: '#b08d5c', length: 0.55, flare: 0.22 }, belt: '#7a5a34', hat: 'fedora', hatColor: '#7a5f3c',
    front: { motif: 'coat', colors: ['#f0ece2', '#7a5a34'] },
  },
  firefighter: {
    height: 1.8, top: '#3a3428', legs: '#3a3428', shoes: '#1d1a18', footwear: 'boot', loose: 1.2, hat: 'fire', hatColor: '#c9282a', gloves: '#33291f',
    front: { motif: 'reflective', colors: ['#f2d22e', '#e8e8e4'] },
  },
  soldier: {
    height: 1.8, person: { hair: 'buzz', expression: 'stern' }, top: '#5a6440', legs: '#5a6440', shoes: '#2e261c', footwear: 'boot', hat: 'hard',
    hatColor: '#4a5434', belt: '#3d3a24', backpack: '#4a4a2e', pattern: { kind: 'noise', color: '#3d4a2c', scale: 9 },
    front: { motif: 'badge', colors: ['#c9ccd2', '#5a6440'] },
  },
  pilot: {
    height: 1.8, top: '#6b4a2e', legs: '#4a4a44', shoes: '#2a201a', footwear: 'boot', hat: 'beanie', hatColor: '#5a3a22',
    collar: { kind: 'fur', color: '#e8dcc4' }, front: { motif: 'zip', colors: ['#d8c08a', '#3a2818'] },
  },
  fisherman: {
    height: 1.78, person: { fem: 0, beard: 'full', age: 'old', hairColor: '#d8d5ce', expression: 'calm' }, top: '#e6b422', legs: '#3c4652', shoes: '#2f4a3a',
    footwear: 'boot', loose: 1.2, hat: 'police', hatColor: '#2b4058', holds: 'fishing rod', front: { motif: 'buttons', colors: ['#4a3a1a', '#ffffff'] },
  },
  sailor: {
    height: 1.78, person: { beard: 'full' }, top: '#24365a', legs: '#1c2740', shoes: '#1d1a1c', hat: 'police', hatColor: '#f2f0ea',
    front: { motif: 'medals', colors: ['#e0b84a', '#ffffff'] },
  },
  farmer: {
    height: 1.75, top: '#c9483a', legs: '#3d5a8a', shoes: '#5a3a22', footwear: 'boot', hat: 'straw', hatColor: '#e0bc68',
    front: { motif: 'overalls', colors: ['#3d5a8a', '#e8c04a'] }, pattern: { kind: 'checks', color: '#a32e28', scale: 16 }, loose: 1.2,
  },
  beekeeper: {
    height: 1.75, top: '#f3efe2', legs: '#f3efe2', shoes: '#6b5a44', footwear: 'boot', loose: 1.3, gloves: '#d9b25a', belt: '#c9b98a', hat: 'straw',
    hatColor: '#f0e2b0', collar: { kind: 'scarf', color: '#dcd6c4' },
  },
  builder: {
    height: 1.78, top: '#e88a2a', cut: 'short', legs: '#3d4a5c', shoes: '#6b4a26', footwear: 'boot', hat: 'hard', hatColor: '#f2c22a',
    front: { motif: 'reflective', colors: ['#f4e04a', '#e8e8e4'] }, belt: '#6b4426',
  },
  mechanic: {
    height: 1.78, top: '#4a6a9a', legs: '#4a6a9a', shoes: '#2a2422', hat: 'cap', hatColor: '#c9303a',
    front: { motif: 'overalls', colors: ['#37558a', '#e0c060'] }, loose: 1.2,
  },
  blacksmith: {
    height: 1.82, person: { fem: 0, beard: 'full', strength: 1.22, girth: 1.12 }, top: '#a33a2e', cut: 'short', legs: '#3d332c', shoes: '#2a201a',
    footwear: 'boot', front: { motif: 'apron', colors: ['#6b4426', '#3a2818'] }, pattern: { kind: 'checks', color: '#6d2420', scale: 14 }, holds: 'hammer',
  },
  cowboy: {
    height: 1.82, person: { fem: 0, beard: 'stubble' }, top: '#b5402e', legs: '#4a628a', shoes: '#7a4a26', footwear: 'boot', hat: 'cowboy', hatColor: '#8a5a30',
    belt: '#5a3820', collar: { kind: 'scarf', color: '#e0c060' }, front: { motif: 'badge', colors: ['#e8c04a', '#7a4a2a'] },
    pattern: { kind: 'checks', color: '#8a2a22', scale: 14 },
  },
  jockey: {
    height: 1.65, top: '#3a8a5a', legs: '#f4f2ec', shoes: '#2a2022', footwear: 'boot', hat: 'cap', hatColor: '#e8c04a',
    front: { motif: 'stars', colors: ['#f4e06a', '#ffffff'] },
  },
  'racing-driver': {
    height: 1.78, top: '#c9282f', legs: '#c9282f', shoes: '#1d1b1e', front: { motif: 'zip', colors: ['#ffffff', '#f2f0ec'] }, gloves: '#1d1b1e', hat: 'cap',
    hatColor: '#f4f2ec',
  },
  postman: {
    height: 1.75, top: '#3a5a96', legs: '#2c3f66', shoes: '#2a2022', hat: 'police', hatColor: '#3a5a96', backpack: '#8a5a30',
    front: { motif: 'badge', colors: ['#e8c04a', '#c9303a'] },
  },
  athlete: SPORT,
  'soccer-player': { ...SPORT, top: '#c8302c', cut: 'short', legs: '#f4f3ee', shins: '#c8302c', loose: 1.3 },
  'basketball-player': { ...SPORT, height: 1.95, top: '#e8862a', legs: '#e8862a', loose: 1.35, person: { strength: 1.1 } },
  golfer: WHITES,
  'tennis-player': { ...WHITES, holds: 'tennis racket' },
  boxer: {
    ...SPORT, person: { strength: 1.2, fem: 0, expression: 'stern' }, top: 'skin', legs: '#c4282e', gloves: '#c4282e', mitts: true, footwear: 'boot',
    shoes: '#22242c', arms: 'guard', front: undefined, belt: '#e8b84a',
  },
  swimmer: { ...SPORT, top: 'skin', legs: '#2a5fb0', shoes: 'skin', footwear: 'bare', front: undefined, loose: 1 },
  diver: {
    height: 1.8, top: '#22262e', legs: '#22262e', shoes: '#e8c22a', front: { motif: 'zip', colors: ['#e8c22a', '#e8c22a'] }, backpack: '#e8a02a',
    hat: 'headband', hatColor: '#2a8ac4', stance: 'stand',
  },
  surfer: {
    ...SPORT, height: 1.78, person: { hair: 'messy', hairColor: '#e3bb66' }, top: 'skin', legs: '#2aa0a8', shoes: 'skin', footwear: 'bare',
    collar: { kind: 'necklace', color: '#8a5a30' }, front: undefined, pattern: undefined,
  },
  skater: {
    height: 1.72, person: { age: 'teen' }, top: '#6b4ac4', legs: '#3a3f4a', shoes: '#e84a4a', hat: 'beanie', hatColor: '#e8a02a', loose: 1.3,
    front: { motif: 'hero', colors: ['#f2e04a', '#6b4ac4'] },
  },
  skier: {
    height: 1.78, top: '#e2403a', legs: '#24406e', shoes: '#2a2c33', footwear: 'boot', hat: 'beanie', hatColor: '#f4f2ec', gloves: '#24406e', loose: 1.2,
    front: { motif: 'zip', colors: ['#f4d02e', '#f4f2ec'] },
  },
  cyclist: { ...SPORT, height: 1.75, top: '#f2d22e', cut: 'short', legs: '#22242c', hat: 'hard', hatColor: '#e2403a', loose: 0.95 },
  ballerina: {
    height: 1.68, person: { fem: 1, hair: 'bun', girth: 0.88 }, top: '#f4b8cc', cut: 'none', legs: '#f8dce4', shoes: '#f0a0ba',
    skirt: { color: '#fbe3ea', length: 0.3, flare: 0.44, tutu: true }, arms: 'overhead', stance: 'dance',
  },
  dancer: {
    height: 1.7, person: { fem: 1, hair: 'long' }, top: '#c4283a', cut: 'none', legs: 'skin', shoes: '#2a1a1c', footwear: 'heel',
    skirt: { color: '#c4283a', length: 0.8, flare: 0.46, trim: '#1d1719' }, arms: 'dance', stance: 'dance',
  },
  singer: {
    height: 1.72, person: { expression: 'singing' }, top: '#7a3ac4', legs: '#22202a', shoes: '#22202a',
    front: { motif: 'stars', colors: ['#f4d86a', '#ffffff'] }, holds: 'microphone',
  },
  musician: { ...BAND, holds: 'guitar' },
  'band-member': BAND,
  'jazz-player': {
    height: 1.77, top: '#2c3350', legs: '#2c3350', shoes: '#1d1712', hat: 'fedora', hatColor: '#2c3350',
    front: { motif: 'suit', colors: ['#b5283a', '#2c3350'] },
  },
  soloist: SOLOIST,
  violinist: { ...SOLOIST, holds: 'violin' },
  'office-worker': {
    height: 1.75, person: {}, top: '#3d5273', tops: ['#3d5273', '#6a4a52', '#4a6a5a', '#8a7a62', '#5a5a66'], legs: '#2a2f3a', shoes: '#22202a',
    front: { motif: 'coat', colors: ['#f4f2ee', '#2a3a55'] },
  },
  dj: {
    height: 1.78, top: '#2a2a33', legs: '#22252e', shoes: '#f4f4f2', hat: 'cap', hatColor: '#e84a8a', front: { motif: 'zip', colors: ['#4ad8e0', '#4ad8e0'] },
    loose: 1.2, arms: 'wave',
  },
  conductor: {
    ...SUIT, top: '#1c1b20', legs: '#1c1b20', person: { hair: 'messy', hairColor: '#dcdad6', fem: 0 }, front: { motif: 'tux', colors: ['#f4f2ee', '#1c1b20'] },
    holds: 'wand', arms: 'raised',
  },
  actor: {
    height: 1.78, top: '#8a2a3a', legs: '#22202a', shoes: '#1d1a1e', front: { motif: 'tux', colors: ['#1d1a1e', '#6d1f2c'] },
    collar: { kind: 'scarf', color: '#f0e6d4' },
  },
  magician: {
    ...SUIT, person: { fem: 0, beard: 'goatee' }, top: '#221c28', legs: '#221c28', hat: 'top', hatColor: '#1f1a24', cape: '#7a1f34',
    front: { motif: 'tux', colors: ['#c4283a', '#221c28'] }, holds: 'wand', gloves: '#f4f2ee',
  },
  acrobat: {
    ...SPORT, height: 1.7, person: { girth: 0.9 }, top: '#2a8ac4', cut: 'long', legs: '#2a8ac4', shins: '#2a8ac4', shoes: '#f2c22a', arms: 'raised',
    front: { motif: 'stars', colors: ['#f4e06a', '#fff'] }, loose: 0.95,
  },
  clown: {
    height: 1.75, person: { hair: 'afro', hairColor: '#e8502a', expression: 'laughing' }, top: '#f2c82e', legs: '#3a8ad0', shoes: '#d8303a', loose: 1.45,
    collar: { kind: 'ruff', color: '#ffffff' }, pattern: { kind: 'dots', color: '#d8303a', scale: 8 },
    front: { motif: 'buttons', colors: ['#d8303a', '#ffffff'] }, paint: 'clown', nose: 2.3, gloves: '#ffffff', hat: undefined, arms: 'wave',
  },
  punk: {
    height: 1.75, person: { hair: 'mohawk', hairColor: '#e83a8a', expression: 'stern' }, top: '#221f24', legs: '#2e2a33', shoes: '#1d1a1e', footwear: 'boot',
    front: { motif: 'zip', colors: ['#c9ccd2', '#c9ccd2'] }, belt: '#c9ccd2',
  },
  hippie: {
    height: 1.75, person: { hair: 'long', beard: 'full' }, top: '#e09a3a', cut: 'wide', legs: '#5a7ab0', shoes: '#8a5a34', footwear: 'bare', loose: 1.4,
    hat: 'headband', hatColor: '#c4403a', collar: { kind: 'lei', color: '#e86a8a' }, front: { motif: 'heart', colors: ['#c4403a', '#ffffff'] },
  },
  mountaineer: {
    height: 1.8, top: '#e2722a', legs: '#3d4a5c', shoes: '#5a3a22', footwear: 'boot', hat: 'beanie', hatColor: '#2a6a9a', gloves: '#33383f',
    backpack: '#c43a3a', front: { motif: 'zip', colors: ['#22252c', '#22252c'] }, loose: 1.15,
  },
  explorer: {
    height: 1.8, top: '#c9a870', legs: '#b0905c', shoes: '#5a3a22', footwear: 'boot', hat: 'fedora', hatColor: '#8a6a3c', belt: '#5a3a22', backpack: '#7a5a34',
    front: { motif: 'badge', colors: ['#c9a870', '#c9a870'] },
  },
}
