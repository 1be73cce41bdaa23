type ColorSlot = { readonly label: string; readonly value: string }

function effect<const Id extends string>(
  id: Id,
  label: string,
  description: string,
  colors: Readonly<Record<string, string>>,
  backdrop: readonly [string, string],
) {
  const slots: readonly ColorSlot[] = Object.entries(colors).map(([name, value]) => ({
    label: name,
    value,
  }))
  return { id, label, description, colors: slots, backdrop }
}

/** Text effects, each with its colors from top to bottom and its best background. */
export const TEXT_EFFECTS = [
  effect('neon', 'Neon', 'Bent glass, lit', { Tube: '#ff2f8e', Inner: '#2fe6ff' }, ['#15131f', '#06060b']),
  effect('gold', 'Gold', 'Chiselled and polished', { Metal: '#f3b73a' }, ['#3a1218', '#14060b']),
  effect('chrome', 'Chrome', 'Sky in a mirror', { Sky: '#5aa7ff', Ground: '#6a4a3a' }, [
    '#20263c',
    '#0a0d18',
  ]),
  effect('fire', 'Fire', 'Burning from within', { Flame: '#ff6a12', Heart: '#ffe27a' }, [
    '#150a08',
    '#050303',
  ]),
  effect('ice', 'Ice', 'Frozen, with icicles', { Ice: '#8fd6ff' }, ['#12365a', '#071528']),
  effect('stone', 'Stone', 'Hewn and cracked', { Stone: '#9a938a' }, ['#ece4d6', '#c3b7a4']),
  effect('balloon', 'Balloon', 'Full of air', { First: '#ff4d6d', Second: '#ffb703', Third: '#3a86ff' }, [
    '#ffe9ef',
    '#ffd0dc',
  ]),
  effect('paper-cut', 'Paper Cut', 'Sheets, one below the other', { Top: '#ff9a76', Deep: '#8a0a55' }, [
    '#bfe3d8',
    '#98cfc2',
  ]),
  effect('graffiti', 'Graffiti', 'Spray, outline, drips', { Top: '#19e0c3', Bottom: '#7a2cff' }, [
    '#b7b3ad',
    '#8d8983',
  ]),
  effect('chalk', 'Chalk', 'Rubbed on a board', { Chalk: '#f4f1e8' }, ['#2d4038', '#1f2f29']),
  effect('embroidery', 'Embroidery', 'Satin stitch on cloth', { Fill: '#d7263d', Border: '#f6d24a' }, [
    '#24406e',
    '#1c345c',
  ]),
  effect('glitch', 'Glitch', 'A signal that slips', { Left: '#ff0f4f', Right: '#00f0ff' }, [
    '#0d0d14',
    '#050508',
  ]),
  effect('liquid', 'Liquid', 'Drops that ran together', { Liquid: '#1aa7ff' }, ['#eef7ff', '#cfe6fb']),
  effect('wood', 'Wood', 'Sawn and oiled', { Wood: '#a9652f' }, ['#efe4d2', '#dcc9ac']),
  effect('marble', 'Marble', 'Veined, with a gold edge', { Stone: '#f4f2ee', Veins: '#5b6470' }, [
    '#1f2a2c',
    '#0f1617',
  ]),
  effect('candy', 'Candy', 'Striped and glazed', { Stripe: '#e8112d', Sugar: '#fff7f2' }, [
    '#ffdfe9',
    '#ffc2d6',
  ]),
  effect('cloud', 'Cloud', 'Written in the sky', { Light: '#ffffff', Shade: '#8fa9c9' }, [
    '#2f7fd6',
    '#a9d8fb',
  ]),
  effect('grass', 'Grass', 'Grown, with flowers', { Blades: '#4fae2a', Flowers: '#ffe14d' }, [
    '#cfeaff',
    '#f3fbe8',
  ]),
  effect(
    'retro-sunset',
    'Retro Sunset',
    'The sun of 1985',
    { Top: '#ffe45e', Bottom: '#ff2a8a', Edge: '#3df0ff' },
    ['#2a0f54', '#0c0524'],
  ),
  effect('comic', 'Comic', 'Dots, ink and depth', { Top: '#ffe600', Bottom: '#ff5a1f', Depth: '#d2122e' }, [
    '#43c6f5',
    '#1e9be0',
  ]),
  effect('pixel', 'Pixel', 'Square by square', { Light: '#ffd94a', Dark: '#e2572b', Line: '#2b1640' }, [
    '#3b2a6b',
    '#241a47',
  ]),
  effect('stencil', 'Stencil', 'Cut card and one color', { Paint: '#1d1f22' }, ['#e9c46a', '#e0b453']),
  effect('glass', 'Glass', 'Clear, with bright edges', { Tint: '#bfe9ff' }, ['#2b3fb8', '#9a2f7c']),
  effect('hologram', 'Hologram', 'Foil of every color', { Light: '#7df9ff' }, ['#141a2e', '#090c18']),
] as const

export type TextEffectId = (typeof TEXT_EFFECTS)[number]['id']
export type TextEffect = (typeof TEXT_EFFECTS)[number]
export const TEXT_EFFECT_IDS: readonly TextEffectId[] = TEXT_EFFECTS.map(({ id }) => id)

export function textEffect(id: TextEffectId): TextEffect {
  return TEXT_EFFECTS.find((entry) => entry.id === id) ?? TEXT_EFFECTS[0]
}
