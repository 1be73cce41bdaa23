import type { GeneratorLink } from '#web/shared/lib/paths.ts'
import type { PictureName } from '../blog/pictures.ts'

export type TutorialStep = {
  readonly title: string
  readonly text: string
  /** Settings that 'Try it' opens the generator with. */
  readonly settings?: GeneratorLink
  readonly picture?: PictureName
}

export type Tutorial = {
  /** Anchor on the page. */
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly minutes: number
  readonly steps: readonly TutorialStep[]
}

const FOX = 'a red fox standing in a snowy pine forest'
const CABIN = 'a wooden cabin by a mountain lake'

/** From the first picture to a series; each tutorial stands alone. */
export const TUTORIALS: readonly Tutorial[] = [
  {
    id: 'first-picture',
    title: 'Your first picture',
    lead: 'From an empty field to a file on your computer.',
    minutes: 3,
    steps: [
      {
        title: 'Write one sentence',
        text: 'A subject, a place, an hour. Open the generator with this one, or write your own.',
        settings: { prompt: `${FOX} at dawn`, style: 'photorealistic', aspectRatio: '1:1' },
        picture: 'fox-photorealistic',
      },
      {
        title: 'Choose how it is drawn',
        text: 'Under Choose Your Style, press a card. The first six are the popular ones; the rest are behind “All styles”. Leave quality on Standard for now.',
        settings: { prompt: `${FOX} at dawn`, style: 'watercolor', aspectRatio: '1:1' },
        picture: 'fox-watercolor',
      },
      {
        title: 'Generate',
        text: 'Press Generate, or Ctrl+Enter (⌘+Enter on a Mac). You can follow the progress, and you can close the tab: the picture is made on the server and waits in Saved.',
      },
      {
        title: 'Download',
        text: 'Below the picture, press Download. The arrow beside it has the formats: PNG to keep every pixel, JPG for anywhere, WebP for the web.',
      },
    ],
  },
  {
    id: 'one-change',
    title: 'One change at a time',
    lead: 'Use the seed to find out what a word does.',
    minutes: 5,
    steps: [
      {
        title: 'Start simple',
        text: 'Draw the subject alone, with a fixed seed. Everything else is left to chance, and chance is fixed.',
        settings: { prompt: 'a fox', style: 'photorealistic', seed: 480213 },
        picture: 'step-fox',
      },
      {
        title: 'Add a place',
        text: 'Same seed, a few words more. Whatever differs now comes from those words.',
        settings: {
          prompt: 'a red fox standing in a pine forest',
          style: 'photorealistic',
          seed: 480213,
        },
        picture: 'step-forest',
      },
      {
        title: 'Add a season',
        text: 'A single word, “snowy”, changes the ground, the trees and the light. That is a good word.',
        settings: { prompt: FOX, style: 'photorealistic', seed: 480213 },
        picture: 'step-snow',
      },
      {
        title: 'Take one away again',
        text: 'Remove “red”. If you cannot see a difference, you did not need the word. Prompts get better by shrinking as often as by growing.',
        settings: {
          prompt: 'a fox standing in a snowy pine forest',
          style: 'photorealistic',
          seed: 480213,
        },
      },
    ],
  },
  {
    id: 'light',
    title: 'Set the time of day',
    lead: 'The same cabin three times. Only the light changes, and with it the story.',
    minutes: 5,
    steps: [
      {
        title: 'Noon',
        text: 'Clear and informative. Good when the thing itself matters.',
        settings: { prompt: `${CABIN} at noon`, style: 'photorealistic', aspectRatio: '16:9', seed: 61 },
        picture: 'light-noon',
      },
      {
        title: 'Sunset',
        text: 'Long shadows and warm color. Good for endings, invitations and anything with wine.',
        settings: { prompt: `${CABIN} at sunset`, style: 'photorealistic', aspectRatio: '16:9', seed: 61 },
        picture: 'light-sunset',
      },
      {
        title: 'Night',
        text: 'The window becomes the subject, and the mountains are an outline against the stars.',
        settings: { prompt: `${CABIN} at night`, style: 'photorealistic', aspectRatio: '16:9', seed: 61 },
        picture: 'light-night',
      },
    ],
  },
  {
    id: 'empty-a-scene',
    title: 'Empty a scene for your headline',
    lead: 'Shape, negative prompt and a quiet subject make room for type.',
    minutes: 4,
    steps: [
      {
        title: 'Choose landscape first',
        text: 'The scene is composed for its frame. A wide frame with one subject leaves a side free.',
        settings: { prompt: 'a mountain lake ringed with pines, early light', aspectRatio: '16:9' },
        picture: 'lake-photorealistic',
      },
      {
        title: 'Say what should not be there',
        text: 'People draw the eye, lettering disturbs yours. Put plain nouns into the negative prompt: people, text.',
        settings: {
          prompt: 'a mountain lake ringed with pines, early light',
          negativePrompt: 'people, text, boats',
          aspectRatio: '16:9',
        },
      },
      {
        title: 'Or let the style do it',
        text: 'Minimalist cuts the scenery into a few flat sheets. What remains is mostly room.',
        settings: {
          prompt: 'a bonsai tree on a beige background',
          negativePrompt: 'people, text',
          style: 'minimalist',
          aspectRatio: '16:9',
        },
        picture: 'bonsai-minimalist',
      },
    ],
  },
  {
    id: 'words-in-pictures',
    title: 'Put words into a picture',
    lead: 'A sign, a cake, a shop front: what stands in double quotes is written.',
    minutes: 3,
    steps: [
      {
        title: 'Name the thing that carries the words',
        text: 'Words need a surface. A neon sign is made for them.',
        settings: {
          prompt: 'a neon sign that says "OPEN LATE"',
          style: 'photorealistic',
          aspectRatio: '16:9',
          seed: 25,
        },
        picture: 'neon-sign',
      },
      {
        title: 'Keep them short',
        text: 'Two or three words stay legible. Put them in double quotes, exactly as they should be spelled.',
        settings: {
          prompt: 'a birthday cake with the words "Happy Birthday"',
          style: '3d-render',
          aspectRatio: '1:1',
          seed: 26,
        },
        picture: 'birthday-cake',
      },
      {
        title: 'Set long text yourself',
        text: 'A sentence belongs in a layout program, on top of the picture: sharper, correctable, translatable.',
      },
    ],
  },
  {
    id: 'search-with-a-batch',
    title: 'Search with a batch, finish with a seed',
    lead: 'How to get from an idea to one good picture without luck.',
    minutes: 8,
    steps: [
      {
        title: 'Leave the seed empty and queue four',
        text: 'Switch on Batch mode, set the count to four, press “Add 4 to Queue”. Four seeds, four compositions, one sentence.',
        settings: { prompt: 'a lighthouse by the sea at sunset', style: 'watercolor', quality: 'standard' },
        picture: 'seed-one',
      },
      {
        title: 'Choose by composition',
        text: 'Forgive details, they will be redrawn. Where does the eye go? Is there a foreground? Open the best one.',
        picture: 'seed-three',
      },
      {
        title: 'Keep its seed and refine',
        text: 'Behind the dots below it, choose Reuse settings: sentence, style and seed come along. Change one word, draw, compare; keep or undo.',
        settings: {
          prompt: 'a lighthouse by the sea at sunset',
          style: 'watercolor',
          quality: 'standard',
          seed: 3,
        },
      },
      {
        title: 'Draw it once in ultra',
        text: 'Same seed, best quality. With the built-in engine it is the same scene, only finer. Download it, and stop.',
        settings: {
          prompt: 'a lighthouse by the sea at sunset',
          style: 'watercolor',
          quality: 'ultra',
          seed: 3,
        },
      },
    ],
  },
  {
    id: 'a-family-of-pictures',
    title: 'A family of pictures',
    lead: 'Three headers that look as if one person had made them.',
    minutes: 6,
    steps: [
      {
        title: 'Fix the hand',
        text: 'One style, one shape, one light for the whole series. Write them down.',
        settings: {
          prompt: 'a robot watering flowers in a garden',
          style: 'digital-art',
          aspectRatio: '16:9',
          seed: 12,
        },
        picture: 'robot-garden',
      },
      {
        title: 'Change only the subject',
        text: 'The rest of the sentence stays word for word. That repetition is what makes a series.',
        settings: {
          prompt: 'a robot with a basket of apples in a garden',
          style: 'digital-art',
          aspectRatio: '16:9',
          seed: 12,
        },
      },
      {
        title: 'Lend the palette',
        text: 'If one picture falls out of line, give it the best of the others as its reference image: palette, light and layout carry over. Reference strength says how closely.',
      },
    ],
  },
  {
    id: 'one-scene-six-styles',
    title: 'One scene, several styles',
    lead: 'Find the right hand for an idea by trying it in several.',
    minutes: 6,
    steps: [
      {
        title: 'Begin with a photograph',
        text: 'Photorealistic adds the least, so you see what your sentence does by itself.',
        settings: {
          prompt: 'a corner coffee shop on a rainy night, warm lamplight',
          style: 'photorealistic',
          aspectRatio: '16:9',
          seed: 1207,
        },
        picture: 'cafe-photorealistic',
      },
      {
        title: 'Then change nothing but the style',
        text: 'Neon keeps only outlines; watercolor keeps only washes. Same sentence, same seed, another picture.',
        settings: {
          prompt: 'a corner coffee shop on a rainy night, warm lamplight',
          style: 'neon',
          aspectRatio: '16:9',
          seed: 1207,
        },
        picture: 'cafe-neon',
      },
      {
        title: 'Rewrite for the winner',
        text: 'Leave out what the style cannot draw (color words for line art, daylight for neon) and give it what it wants.',
        settings: {
          prompt: 'a coffee shop in the rain',
          style: 'watercolor',
          aspectRatio: '16:9',
          seed: 1207,
        },
        picture: 'cafe-watercolor',
      },
    ],
  },
]
