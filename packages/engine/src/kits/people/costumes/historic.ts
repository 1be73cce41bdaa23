import type { Costume, CostumeTable } from './costume.ts'

const KING: Costume = {
  height: 1.85, person: { fem: 0, beard: 'full', hair: 'wavy', expression: 'calm' }, top: '#a3202f', legs: '#5a1420', shoes: '#33201a',
  skirt: { color: '#a3202f', length: 0.92, flare: 0.36, trim: '#e0ae42' }, cape: '#7a1424', collar: { kind: 'fur', color: '#f6f2ea' }, belt: '#e0ae42',
  hat: 'crown', front: { motif: 'medals', colors: ['#f0c04a', '#ffffff'] },
}
const ROBED: Costume = {
  height: 1.75, person: { fem: 0, hair: 'bald', expression: 'calm' }, top: '#d9782a', cut: 'wide', legs: '#d9782a', shoes: '#8a5a34', footwear: 'bare',
  skirt: { color: '#d9782a', length: 0.95, flare: 0.3 }, belt: '#a3501c',
}
const STEEL = { plate: '#b9c0c9', trim: '#d8ab45' }

/** Courts, faiths, warriors and travelers of other times. */
export const HISTORIC: CostumeTable = {
  king: KING,
  queen: {
    ...KING, height: 1.75, person: { fem: 1, hair: 'wavy', expression: 'calm' }, top: '#7a2a8a', legs: '#7a2a8a',
    skirt: { color: '#7a2a8a', length: 0.98, flare: 0.5, trim: '#e0ae42' }, cape: '#4a1a5c', collar: { kind: 'necklace', color: '#f0c04a' }, cut: 'puff',
    belt: '#e0ae42', front: { motif: 'laces', colors: ['#f0c04a', '#9a4aac'] },
  },
  prince: {
    ...KING, height: 1.8, person: { fem: 0, hair: 'short', age: 'adult', beard: 'none', expression: 'calm' }, top: '#2f5fae', legs: '#f2efe8', shoes: '#4a3020',
    footwear: 'boot', skirt: undefined, cape: '#a3202f', collar: { kind: 'collar', color: '#e0ae42' }, belt: '#e0ae42',
  },
  princess: {
    height: 1.68, person: { fem: 1, hair: 'long', expression: 'happy' }, top: '#f09ab8', cut: 'puff', legs: '#f09ab8', shoes: '#f4c8d6',
    skirt: { color: '#f4b0c8', length: 0.98, flare: 0.54, trim: '#fbe3ec' }, collar: { kind: 'necklace', color: '#f4d86a' }, hat: 'tiara', belt: '#f4d86a',
    front: { motif: 'heart', colors: ['#f4d86a', '#ffffff'] },
  },
  jester: {
    height: 1.7, person: { expression: 'laughing' }, top: '#c4283a', sleeves: '#2f6fae', legs: '#2f6fae', shoes: '#e8c22a',
    skirt: { color: '#e8c22a', length: 0.24, flare: 0.3 }, hat: 'jester', hatColor: '#c4283a', collar: { kind: 'ruff', color: '#e8c22a' }, arms: 'wave',
    front: { motif: 'buttons', colors: ['#e8c22a', '#ffffff'] },
  },
  knight: {
    height: 1.88, person: { fem: 0, expression: 'calm', strength: 1.1 }, top: '#6d747f', legs: '#6d747f', shoes: '#8d95a0', footwear: 'boot', gloves: '#9aa2ad',
    armor: STEEL, skirt: { color: '#a8262f', length: 0.34, flare: 0.26 }, hat: 'helmet', hatColor: '#c4283a', cape: '#a8262f',
    front: { motif: 'cross', colors: ['#a8262f', '#ffffff'] }, holds: 'sword', tinted: 'cape',
  },
  gladiator: {
    height: 1.85, person: { fem: 0, strength: 1.2, expression: 'stern' }, top: '#8a5230', cut: 'none', legs: 'skin', shoes: '#6b4022', footwear: 'boot',
    skirt: { color: '#6b3f22', length: 0.42, flare: 0.26 }, cape: '#a8262f', hat: 'plume', hatColor: '#c4282a',
    front: { motif: 'laces', colors: ['#d8ab45', '#a86a3a'] }, belt: '#d8ab45', holds: 'sword', tinted: 'cape',
  },
  warrior: {
    height: 1.85, person: { strength: 1.12, expression: 'stern', hair: 'braids' }, top: '#5a4632', cut: 'none', legs: '#4a3a2c', shoes: '#3a2a1e',
    footwear: 'boot', armor: { plate: '#8d8678', trim: '#a8783a' }, cape: '#5a2f2a', belt: '#3a2a1e', holds: 'sword', paint: 'war', tinted: 'cape',
  },
  nobleman: {
    height: 1.8, person: { fem: 0, hair: 'wavy', beard: 'goatee' }, top: '#5a1f38', legs: '#241c26', shoes: '#2a1a16', footwear: 'boot',
    skirt: { color: '#5a1f38', length: 0.3, flare: 0.3 }, collar: { kind: 'ruff', color: '#f6f2ea' }, cape: '#2c2436', belt: '#d8ab45',
    front: { motif: 'buttons', colors: ['#e0b84a', '#ffffff'] },
  },
  noblewoman: {
    height: 1.7, person: { fem: 1, hair: 'bun' }, top: '#28506e', cut: 'puff', legs: '#28506e',
    skirt: { color: '#28506e', length: 0.98, flare: 0.5, trim: '#e0b84a' }, shoes: '#28506e', collar: { kind: 'necklace', color: '#f4eee4' },
    front: { motif: 'laces', colors: ['#f0dca8', '#28506e'] },
  },
  samurai: {
    height: 1.8, person: { fem: 0, hair: 'topknot', hairColor: '#1a1517', beard: 'goatee', expression: 'stern' }, top: '#24386b', cut: 'wide', legs: '#1f2f5a',
    shoes: '#33261e', skirt: { color: '#1f2f5a', length: 0.85, flare: 0.32 }, armor: { plate: '#8f1f2a', trim: '#d8ab45' }, hat: 'kabuto', hatColor: '#2a2530',
    belt: '#d8ab45', holds: 'katana', tinted: 'armor',
  },
  ninja: {
    height: 1.75, person: { expression: 'stern', beard: 'none' }, top: '#25262e', legs: '#25262e', shoes: '#1d1d24', footwear: 'boot', hat: 'ninja',
    hatColor: '#25262e', gloves: '#1d1d24', belt: '#8a2028', front: { motif: 'kimono', colors: ['#1a1a20', '#8a2028'] }, holds: 'katana', stance: 'lunge',
    loose: 1.1,
  },
  geisha: {
    height: 1.68, person: { fem: 1, hair: 'bun', hairColor: '#171317', skin: '#fbf1ea', expression: 'calm' }, top: '#c4283f', cut: 'wide', legs: '#c4283f',
    shoes: '#e8dcc4', skirt: { color: '#c4283f', length: 0.96, flare: 0.26, trim: '#f0c04a' }, pattern: { kind: 'spots', color: '#f6d8dc', scale: 7 },
    front: { motif: 'kimono', colors: ['#fbf4ee', '#e8b84a'] }, paint: 'geisha', arms: 'pray', hat: 'flowers', hatColor: '#f08aa4',
  },
  viking: {
    height: 1.88, person: { fem: 0, hair: 'braids', hairColor: '#c8762e', beard: 'long', strength: 1.15, expression: 'stern' }, top: '#6b5236', cut: 'short',
    legs: '#4a3d30', shoes: '#5a3f28', footwear: 'boot', collar: { kind: 'fur', color: '#7d6a54' }, belt: '#3a2a1e', hat: 'viking', holds: 'axe', loose: 1.15,
    cape: '#4a3a2c',
  },
  archer: {
    height: 1.78, top: '#3f6b3a', legs: '#5a4a34', shoes: '#4a3320', footwear: 'boot', skirt: { color: '#3f6b3a', length: 0.3, flare: 0.24 }, belt: '#5a3a20',
    hat: 'hood', hatColor: '#33562f', front: { motif: 'laces', colors: ['#5a3a20', '#e6dcc4'] }, holds: 'bow',
  },
  pirate: {
    height: 1.8, person: { fem: 0, beard: 'full', hair: 'wavy', expression: 'happy' }, top: '#8a1f2a', legs: '#3a3240', shoes: '#2a1d16', footwear: 'boot',
    skirt: { color: '#8a1f2a', length: 0.5, flare: 0.24, gap: 0.5, trim: '#e0ae42' }, belt: '#2a1d16', hat: 'pirate', hatColor: '#2a2228',
    front: { motif: 'coat', colors: ['#f0e8d8', '#e0ae42'] }, paint: 'eyepatch', holds: 'sword',
  },
  pharaoh: {
    height: 1.8, person: { fem: 0, skin: '#b0784a', expression: 'calm', beard: 'goatee' }, top: 'skin', cut: 'none', legs: 'skin', shoes: '#d8a83a',
    footwear: 'bare', skirt: { color: '#f6f1e4', length: 0.5, flare: 0.26 }, collar: { kind: 'ruff', color: '#e0ae42' }, belt: '#2f6fae', hat: 'nemes',
    hatColor: '#2a4f9a', holds: 'staff',
  },
  caveman: {
    height: 1.72, person: { fem: 0, hair: 'messy', beard: 'full', strength: 1.15, girth: 1.1 }, top: '#a8743a', cut: 'none', legs: 'skin', shoes: 'skin',
    footwear: 'bare', skirt: { color: '#a8743a', length: 0.4, flare: 0.25 }, pattern: { kind: 'spots', color: '#5a3a1c', scale: 8 }, holds: 'hammer',
  },
  monk: ROBED,
  priest: {
    ...ROBED, height: 1.78, person: { fem: 0 }, top: '#25222a', legs: '#25222a', skirt: { color: '#25222a', length: 0.96, flare: 0.28 }, belt: '#8a1f34',
    shoes: '#1d1a1e', footwear: 'shoe', collar: { kind: 'necklace', color: '#e0ae42' }, front: { motif: 'buttons', colors: ['#8a1f34', '#ffffff'] },
    arms: 'pray',
  },
  judge: {
    ...ROBED, person: { expression: 'calm' }, top: '#1c1a20', legs: '#1c1a20', skirt: { color: '#1c1a20', length: 0.94, flare: 0.26 }, belt: '#1c1a20',
    shoes: '#1d1a1e', footwear: 'shoe', collar: { kind: 'ruff', color: '#f6f2ea' },
  },
  nun: {
    ...ROBED, height: 1.68, person: { fem: 1, hair: 'bald' }, top: '#25252c', legs: '#25252c', skirt: { color: '#25252c', length: 0.96, flare: 0.3 },
    belt: '#e8e6e0', shoes: '#1d1a1e', footwear: 'shoe', hat: 'veil', hatColor: '#25252c', collar: { kind: 'necklace', color: '#e0ae42' }, arms: 'pray',
  },
  santa: {
    height: 1.8, person: { fem: 0, age: 'old', beard: 'long', hair: 'wavy', hairColor: '#f6f4f0', girth: 1.4, expression: 'laughing' }, top: '#c4202a',
    legs: '#c4202a', shoes: '#1d1a1c', footwear: 'boot', skirt: { color: '#c4202a', length: 0.24, flare: 0.36, trim: '#f8f6f2' }, belt: '#1d1a1c', hat: 'santa',
    hatColor: '#c4202a', gloves: '#f8f6f2', front: { motif: 'buttons', colors: ['#f8f6f2', '#ffffff'] }, loose: 1.2,
  },
  astronaut: {
    height: 1.9, person: { expression: 'happy' }, top: '#eceef2', legs: '#eceef2', shoes: '#9aa1ad', footwear: 'boot', gloves: '#9aa1ad', loose: 1.15,
    bulk: 1.42, hat: 'bubble', front: { motif: 'panel', colors: ['#9aa1ad', '#d8662e'] }, backpack: '#d8dbe2', belt: '#8f96a3',
  },
}
