/** A row of the builder: `joint` connects its words to the sentence. */
export type ChipGroup = {
  readonly id: 'subject' | 'setting' | 'light' | 'camera' | 'mood'
  readonly title: string
  readonly joint: string
  readonly chips: readonly string[]
}

/** Words that the built-in engine reads, as a test verifies. */
export const CHIP_GROUPS: readonly ChipGroup[] = [
  {
    id: 'subject',
    title: 'Subject',
    joint: '',
    chips: [
      'a red fox',
      'an old lighthouse',
      'a wizard with a staff',
      'an astronaut',
      'a samurai',
      'two cats',
      'an owl',
      'a dragon',
      'a robot',
      'a sailing ship',
      'a steam train',
      'a vintage car',
      'a hot air balloon',
      'a cup of coffee',
    ],
  },
  {
    id: 'setting',
    title: 'Setting',
    joint: ' ',
    chips: [
      'in a misty forest',
      'in a snowy forest',
      'on a sandy beach',
      'in the mountains',
      'in the desert',
      'on a city street',
      'under water',
      'in space',
      'on the moon',
      'in a library',
      'in a kitchen',
      'in a castle',
    ],
  },
  {
    id: 'light',
    title: 'Light',
    joint: ', ',
    chips: [
      'golden hour',
      'soft light',
      'studio lighting',
      'rim lighting',
      'volumetric light',
      'neon lights',
      'candlelight',
      'moonlight',
    ],
  },
  {
    id: 'camera',
    title: 'Camera',
    joint: ', ',
    chips: ['close-up', 'portrait shot', 'wide angle', 'low angle', 'drone view', 'macro shot'],
  },
  {
    id: 'mood',
    title: 'Mood',
    joint: ', ',
    chips: ['serene', 'cozy', 'dreamy', 'epic', 'mysterious', 'spooky', 'cheerful', 'dramatic'],
  },
]

export type Chosen = Readonly<Partial<Record<ChipGroup['id'], string>>>

/** The sentence of the chosen words, in row order. */
export function sentenceOf(chosen: Chosen): string {
  return CHIP_GROUPS.reduce((sentence, { id, joint }) => {
    const words = chosen[id]?.trim()
    return words ? `${sentence}${sentence ? joint : ''}${words}` : sentence
  }, '')
}
