/** A feeling or an idea, and how pictures about nothing else look. */
type Feeling = {
  /** The scene shown for it when the prompt names no thing and no place, in words of the lexicon. */
  readonly scene: string
  /** Inks of an abstract picture of it, dark to light, and its manner. */
  readonly inks: readonly string[]
  readonly school: 'shards' | 'rings' | 'panes' | 'gestures'
}

/** Mood word of the lexicon → feeling. */
export const FEELINGS: Readonly<Record<string, Feeling>> = {
  cheerful: { scene: 'three happy children jumping in a flower field, balloons, sunny',
    inks: ['#d81e6a', '#ff5a36', '#ff8f1f', '#1fb5e8', '#ffd23f', '#fff3cf'], school: 'rings' },
  sorrowful: { scene: 'a sad woman sitting on a bench in a park in the rain at dusk', inks: ['#10182b', '#22344f', '#3f5d7c', '#6f8ba3', '#a9bac6', '#d6dde0'],
    school: 'gestures' },
  furious: { scene: 'an erupting volcano at night', inks: ['#120b0d', '#4d0a10', '#a3121a', '#e02a17', '#ff7a14', '#f6e6d2'], school: 'shards' },
  strong: { scene: 'a lion roaring on a cliff at sunrise', inks: ['#1a0f12', '#5e1514', '#b3301a', '#d9771f', '#efb23a', '#f8ebd0'], school: 'shards' },
  romantic: { scene: 'a couple hugging in a flower field at sunset, heart balloons', inks: ['#5c1038', '#b3123c', '#e5446d', '#ff8a8f', '#ffc2b0', '#ffe9dd'],
    school: 'rings' },
  fearful: { scene: 'a girl with a lantern in a dark foggy forest at night', inks: ['#08090d', '#1c2128', '#36454a', '#5c1620', '#6f8577', '#c4cdb9'],
    school: 'shards' },
  hopeful: { scene: 'a white dove flying over the sea at sunrise', inks: ['#1f4e7a', '#4f9ac0', '#f08a3c', '#f8bf62', '#fde7b2', '#fffaf0'],
    school: 'gestures' },
  free: { scene: 'a woman with arms raised on a cliff at sunrise, birds flying', inks: ['#14518f', '#2f8fd8', '#f2762e', '#8fd3f2', '#ffd166', '#fffaf0'],
    school: 'gestures' },
  energetic: { scene: 'a dancer dancing on a stage, confetti', inks: ['#1d1260', '#e11d48', '#ff5a1f', '#00a6c7', '#ffc400', '#fff6df'], school: 'shards' },
  serene: { scene: 'a lotus on a calm lake at sunrise', inks: ['#3f6f78', '#7fabb0', '#b9d2cf', '#d9c7ad', '#ece3d2', '#f8f4ea'], school: 'panes' },
  chaotic: { scene: 'a sailing ship in a stormy sea, lightning', inks: ['#0d0d12', '#7a1fa0', '#e0301e', '#0f8f6a', '#f2b705', '#f4efe2'], school: 'shards' },
  lonely: { scene: 'a man standing under a street lamp at night in the rain', inks: ['#141d30', '#2b3d59', '#54708c', '#8fa3b3', '#c9d1d4', '#e58b3a'],
    school: 'panes' },
  dreamy: { scene: 'a girl sitting on a crescent moon among the stars', inks: ['#33276b', '#6a5bc0', '#a58be6', '#f0a8cf', '#fbd9d2', '#fff6e6'],
    school: 'gestures' },
  musical: { scene: 'a woman playing a violin on a stage', inks: ['#131a4a', '#c21f4b', '#e8912b', '#179a93', '#f3c64c', '#f8f0dc'], school: 'panes' },
  timeless: { scene: 'an hourglass in the desert at sunset', inks: ['#1b1a26', '#4a4f63', '#8a6431', '#c99a4a', '#e8cf98', '#f7eedb'], school: 'rings' },
  nostalgic: { scene: 'an old man sitting on a bench in an autumn park at sunset', inks: ['#3f2a23', '#7d4a2b', '#b9773f', '#8c9377', '#dcb67c', '#f3e4c8'],
    school: 'panes' },
  moody: { scene: 'a man standing under a street lamp in the fog at dusk', inks: ['#10182b', '#22344f', '#3f5d7c', '#6f8ba3', '#a9bac6', '#d6dde0'],
    school: 'gestures' },
  spooky: { scene: 'a haunted house on a hill at night', inks: ['#08090d', '#1c2128', '#3a2a52', '#5a7a3a', '#d0641c', '#c4cdb9'], school: 'shards' },
  mysterious: { scene: 'a hooded figure with a lantern in a foggy forest at night', inks: ['#0a0c1c', '#1c2450', '#3d3f86', '#5e7f9c', '#9fb4b8', '#e4d9a8'],
    school: 'gestures' },
}

/** The first mood that is a feeling. */
export function feelingOf(moods: Iterable<string>): Feeling | undefined {
  for (const mood of moods) if (Object.hasOwn(FEELINGS, mood)) return FEELINGS[mood]
  return undefined
}
