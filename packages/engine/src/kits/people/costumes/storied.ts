import type { Costume, CostumeTable } from './costume.ts'

const TOGA: Costume = { height: 1.78, person: { fem: 0, hair: 'short', hairColor: '#5a4430', beard: 'none', expression: 'stern' }, top: '#f4efe4', cut: 'short',
  legs: 'skin', shoes: '#7a4a2a', footwear: 'bare', skirt: { color: '#f4efe4', length: 0.9, flare: 0.28, trim: '#8a2438' }, cape: '#a3283a', hat: 'laurel',
  hatColor: '#5d8a3a', tinted: 'cape' }
const ROBED: Costume = { height: 1.8, person: { fem: 0, hair: 'long', hairColor: '#5a3a22', beard: 'full', expression: 'calm' }, top: '#ece2cc', cut: 'wide',
  legs: '#ece2cc', shoes: 'skin', footwear: 'bare', skirt: { color: '#ece2cc', length: 0.95, flare: 0.3 }, belt: '#8a5a34', cape: '#8a4a38' }
const BLUE_GOD: Costume = { height: 1.8, person: { fem: 0, skin: '#5f8fc8', hair: 'long', hairColor: '#17131a', beard: 'none', expression: 'calm' },
  top: 'skin', legs: '#e8a02a', shoes: 'skin', footwear: 'bare', skirt: { color: '#e8a02a', length: 0.8, flare: 0.24, trim: '#c4303a' },
  collar: { kind: 'necklace', color: '#f0c04a' }, hat: 'crown', belt: '#c4303a' }

/** Those of history, myth and faith whom everybody knows by one dress, and callings that are known by theirs. */
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
