import type { AspectRatio } from '@easel/contract/pictures'
import type { StyleId } from '@easel/contract/styles'

/** A picture on the site's own pages, with everything the engine needs to draw it again. */
export type Sample = {
  readonly prompt: string
  readonly style: StyleId
  readonly aspectRatio: AspectRatio
  readonly seed: number
}

const SCENES = {
  fox: { prompt: 'a red fox standing in a snowy pine forest at dawn', seed: 480213 },
  moon: { prompt: 'an astronaut riding a horse on the moon, earthrise', seed: 71 },
  cafe: { prompt: 'a corner coffee shop on a rainy night, warm lamplight', seed: 1207 },
  cats: { prompt: 'two cats on a beach under a blue balloon', seed: 8 },
  lake: { prompt: 'a mountain lake ringed with pines, early light', seed: 305 },
  wizard: { prompt: 'an old wizard with a glowing staff under a full moon', seed: 44 },
} as const

function sample(scene: keyof typeof SCENES, style: StyleId, aspectRatio: AspectRatio = '1:1'): Sample {
  return { ...SCENES[scene], style, aspectRatio }
}

/** Drawn by the built-in engine into `public/samples/{name}.webp`. */
export const SAMPLES = {
  'fox-sketch': sample('fox', 'sketch'),
  'fox-watercolor': sample('fox', 'watercolor'),
  'fox-oil-painting': sample('fox', 'oil-painting'),
  'fox-pop-art': sample('fox', 'pop-art'),
  'fox-photorealistic': sample('fox', 'photorealistic'),
  'fox-pixel-art': sample('fox', 'pixel-art'),
  'fox-art-nouveau': sample('fox', 'art-nouveau'),
  'fox-impressionist': sample('fox', 'impressionist'),
  'moon-3d-render': sample('moon', '3d-render'),
  'moon-comic-book': sample('moon', 'comic-book'),
  'moon-line-art': sample('moon', 'line-art'),
  'cafe-photorealistic': sample('cafe', 'photorealistic', '16:9'),
  'cafe-neon': sample('cafe', 'neon', '16:9'),
  'cafe-watercolor': sample('cafe', 'watercolor', '16:9'),
  'cats-anime': sample('cats', 'anime'),
  'cats-photorealistic': sample('cats', 'photorealistic'),
  'lake-photorealistic': sample('lake', 'photorealistic', '16:9'),
  'lake-impressionist': sample('lake', 'impressionist', '16:9'),
  'wizard-fantasy': sample('wizard', 'fantasy', '9:16'),
  'owl-night': {
    prompt: 'an owl on a branch under a full moon',
    style: 'photorealistic',
    aspectRatio: '1:1',
    seed: 12,
  },
  'castle-dragon': {
    prompt: 'a red dragon in front of a castle at sunset',
    style: 'fantasy',
    aspectRatio: '16:9',
    seed: 3,
  },
  'samurai-blossoms': {
    prompt: 'a samurai under cherry blossoms',
    style: 'anime',
    aspectRatio: '9:16',
    seed: 34,
  },
  'cafe-isometric': {
    prompt: 'a tiny coffee shop with a striped awning',
    style: 'isometric',
    aspectRatio: '1:1',
    seed: 9,
  },
  'neon-sign': {
    prompt: 'a neon sign that says "OPEN LATE"',
    style: 'photorealistic',
    aspectRatio: '16:9',
    seed: 25,
  },
  'alley-cyberpunk': {
    prompt: 'a robot in a neon alley in the rain',
    style: 'cyberpunk',
    aspectRatio: '9:16',
    seed: 17,
  },
  'paris-rain': {
    prompt: 'a street in Paris in the rain at night',
    style: 'impressionist',
    aspectRatio: '9:16',
    seed: 7,
  },
  jellyfish: { prompt: 'three jellyfish under water', style: '3d-render', aspectRatio: '1:1', seed: 56 },
  'corgi-raincoat': {
    prompt: 'a corgi wearing a red raincoat',
    style: 'photorealistic',
    aspectRatio: '1:1',
    seed: 22,
  },
  'aurora-cabin': {
    prompt: 'northern lights over a snowy cabin',
    style: 'photorealistic',
    aspectRatio: '16:9',
    seed: 32,
  },
  'lighthouse-oil': {
    prompt: 'a lighthouse by the sea at sunset',
    style: 'oil-painting',
    aspectRatio: '1:1',
    seed: 3,
  },
  'elephant-library': {
    prompt: 'an elephant in a library',
    style: 'photorealistic',
    aspectRatio: '16:9',
    seed: 55,
  },
  'pirate-ship': {
    prompt: 'a pirate ship on the high seas at sunset',
    style: 'oil-painting',
    aspectRatio: '16:9',
    seed: 14,
  },
  'portrait-redhead': {
    prompt: 'portrait of a young woman with freckles and red hair, golden hour',
    style: 'photorealistic',
    aspectRatio: '1:1',
    seed: 10,
  },
  'portrait-old-man': {
    prompt: 'portrait of an old man with a white beard',
    style: 'baroque',
    aspectRatio: '1:1',
    seed: 9,
  },
  'knight-gothic': {
    prompt: 'a knight in front of a castle at night',
    style: 'gothic',
    aspectRatio: '9:16',
    seed: 41,
  },
  'airship-steampunk': {
    prompt: 'an airship over a city',
    style: 'steampunk',
    aspectRatio: '16:9',
    seed: 11,
  },
  'vintage-car': {
    prompt: 'a vintage car parked in front of a diner',
    style: 'vintage',
    aspectRatio: '16:9',
    seed: 38,
  },
  'couple-rain': {
    prompt: 'a couple dancing in the rain',
    style: 'nano-banana',
    aspectRatio: '1:1',
    seed: 12,
  },
  'panda-bamboo': { prompt: 'a panda eating bamboo', style: 'watercolor', aspectRatio: '1:1', seed: 57 },
  'unicorn-rainbow': {
    prompt: 'a unicorn in a meadow under a rainbow',
    style: 'cartoon',
    aspectRatio: '1:1',
    seed: 80,
  },
  balloons: {
    prompt: 'five hot air balloons over the mountains at sunrise',
    style: 'digital-art',
    aspectRatio: '16:9',
    seed: 3,
  },
  'birthday-cake': {
    prompt: 'a birthday cake with the words "Happy Birthday"',
    style: '3d-render',
    aspectRatio: '1:1',
    seed: 26,
  },
  'musician-pop': { prompt: 'a musician playing guitar', style: 'pop-art', aspectRatio: '1:1', seed: 49 },
  'parrot-graffiti': { prompt: 'a parrot on a branch', style: 'graffiti', aspectRatio: '1:1', seed: 6 },
  'swan-nouveau': { prompt: 'a swan on a lake', style: 'art-nouveau', aspectRatio: '1:1', seed: 8 },
  'bonsai-minimalist': {
    prompt: 'a bonsai tree on a beige background',
    style: 'minimalist',
    aspectRatio: '1:1',
    seed: 4,
  },
  'city-sketch': {
    prompt: 'a street in Paris with a bicycle',
    style: 'sketch',
    aspectRatio: '16:9',
    seed: 2,
  },
  'whale-surreal': {
    prompt: 'a whale flying above the clouds',
    style: 'surreal',
    aspectRatio: '16:9',
    seed: 7,
  },
  'night-abstract': { prompt: 'city at night', style: 'abstract', aspectRatio: '1:1', seed: 7 },
  penguins: { prompt: 'seven penguins on ice', style: 'cartoon', aspectRatio: '16:9', seed: 5 },
  'spaceship-mars': {
    prompt: 'a spaceship over an alien planet',
    style: 'digital-art',
    aspectRatio: '16:9',
    seed: 66,
  },
  'sunflower-puppy': {
    prompt: 'a puppy in a field of sunflowers',
    style: 'photorealistic',
    aspectRatio: '1:1',
    seed: 47,
  },
  'witch-cauldron': {
    prompt: 'a witch brewing a potion in a cauldron',
    style: 'pixel-art',
    aspectRatio: '1:1',
    seed: 42,
  },
  'tiger-jungle': { prompt: 'a tiger in the jungle', style: 'comic-book', aspectRatio: '1:1', seed: 19 },
  'bee-flower': { prompt: 'a bee on a flower, macro', style: 'photorealistic', aspectRatio: '1:1', seed: 83 },
} as const satisfies Record<string, Sample>

export type SampleName = keyof typeof SAMPLES
