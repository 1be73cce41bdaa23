import type { Variant } from './variant.ts'

export const AI_ART_GENERATOR: Variant = {
  title: 'AI art generator',
  description:
    'Oil, watercolor, pencil, ink, screen print, pixel: describe a scene and let it be drawn by many hands, each with its own palette, light and marks.',
  lead: 'One scene, many hands. Describe it once and have it painted in oil, washed in watercolor, cut into flat posters or bent from neon tubes. Each style draws from scratch; none is a filter over another.',
  pictures: ['fox-oil-painting', 'lake-impressionist', 'swan-nouveau'],
  bench: {
    title: 'The studio',
    lead: 'Choose the hand first: it decides what the sentence needs. Then write quietly; a loud style wants a plain subject.',
  },
  sections: [
    {
      title: 'Paint',
      paragraphs: [
        'Oil lays long strokes along the forms, thick enough to throw a shadow. Watercolor leaves the lights as bare paper and dries darker at its edges. Impressionist work sets violet shadows beside short dabs of pure color. Baroque lets one beam fall into a brown room and hangs a gilded frame around it.',
        'What they share is weather: give them an hour and a sky.',
      ],
      picture: 'pirate-ship',
    },
    {
      title: 'Pencil and pen',
      paragraphs: [
        'A sketch searches: contours are drawn twice, tone is built from layers of strokes, and the drawing stops before the paper does. Line art is one pen and no fill, with hatching where the shade is.',
        'Both are the fastest way to find out whether an idea holds before it is painted.',
      ],
      picture: 'city-sketch',
    },
    {
      title: 'Print and wall',
      paragraphs: [
        'Pop art has four loud inks. Comic book prints its half-tones as dots. Art nouveau is a lithograph with flowing contours under an arch of flowers. Graffiti goes on brick, with drips.',
        'Print one of them large: they were made to be seen across a room. Ultra quality and PNG are the right choice for paper.',
      ],
      picture: 'parrot-graffiti',
    },
  ],
  facts: {
    title: 'For makers',
    rows: [
      ['Same seed', 'Keeps the scene while you change the hand'],
      ['Palette', 'Lend it one with a reference image'],
      ['Paper', 'PNG at 1536 pixels prints sharply at 13 cm, softly at 26'],
      ['Series', 'Queue ten seeds of one sentence and hang the best three'],
      ['Credit', 'Say how it was made; people like to know'],
    ],
  },
  questions: [
    {
      question: 'Is it art?',
      answer:
        'It is a picture. Whether it becomes art depends on what you mean by it and what you do with it, as with a camera.',
    },
    {
      question: 'Does it imitate living artists?',
      answer:
        'The built-in engine knows media and periods, not people: its styles are rules for brush, ink and light written for this product. A hosted model, if one is connected, has its own training and its own rules.',
    },
    {
      question: 'Can I sell prints?',
      answer: 'Yes. Every plan includes commercial usage rights for the pictures you make.',
    },
    {
      question: 'Which style should I begin with?',
      answer:
        'Watercolor forgives most. If you want to see what your sentence does by itself, begin with photorealistic and change the style afterwards, keeping the seed.',
    },
  ],
}
