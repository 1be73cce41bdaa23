import type { Variant } from './variant.ts'

export const AI_IMAGE_GENERATOR: Variant = {
  title: 'AI image generator',
  description:
    'Turn one sentence into a picture for your next header, deck or post: choose a style and a shape, queue a batch, download PNG, JPG or WebP.',
  lead: 'For people with a deadline: write what should be in the picture, choose how it is drawn, and take the file with you. Square, landscape or portrait, one at a time or ten.',
  pictures: ['cafe-photorealistic', 'balloons', 'cafe-isometric'],
  bench: {
    title: 'Write it here',
    lead: 'The whole generator, not a demonstration. Sign in when you press Generate; what you typed stays.',
  },
  sections: [
    {
      title: 'From a headline to a header',
      paragraphs: [
        'Abstract headlines make poor prompts. Ask what a photographer would put in front of the lens, and write that: not “growth”, but “a bonsai tree on a beige background”.',
        'Choose landscape, keep people and lettering out with the negative prompt, and there is quiet space for your type. The scene is composed for its frame, so nothing gets cropped away later.',
      ],
      picture: 'bonsai-minimalist',
    },
    {
      title: 'Ten at once, while you do something else',
      paragraphs: [
        'Batch mode queues up to ten pictures with one press. They are drawn on the server, so you can close the tab; finished ones are in Saved when you come back, and appear live wherever you are signed in.',
        'A failed picture gives its place in your daily allowance back, and Retry really tries again.',
      ],
      picture: 'penguins',
    },
    {
      title: 'A series that looks like one',
      paragraphs: [
        'Keep the style and the seed, change the subject: that is how forty pictures come to look like one family. The seed is recorded with every picture, so you can return to a series months later.',
        'A reference image helps as well. It lends its palette, light and layout to what comes next.',
      ],
      picture: 'moon-comic-book',
    },
  ],
  facts: {
    title: 'What you get',
    rows: [
      ['Shapes', '1024 × 1024, 1536 × 1024, 1024 × 1536, 4:5, 3:2, 2:3 and 21:9, composed for the frame'],
      ['Files', 'PNG without loss, JPG for anywhere, WebP for the web'],
      ['Control', 'Negative prompt, seed, reference image, three qualities'],
      ['Rights', 'Commercial usage rights on every plan'],
      ['Memory', 'Every picture keeps the sentence, style and seed that made it'],
    ],
  },
  questions: [
    {
      question: 'How fast is it?',
      answer:
        'Under 30 seconds for a picture, usually a good deal less on standard quality. You see the progress while you wait.',
    },
    {
      question: 'Can I use the result in a paid campaign?',
      answer:
        'Yes, commercial usage rights come with every plan. Check that nothing in the picture suggests an endorsement that does not exist.',
    },
    {
      question: 'Can it put our slogan into the picture?',
      answer:
        'Short words in double quotes are written, for example on a sign. For a slogan, leave space in the picture and set the type yourself: it will be sharper and it can be edited.',
    },
    {
      question: 'Does it work with our own model?',
      answer:
        'The operator of the installation can connect hosted models or a local model server. Without any of them the built-in engine draws.',
    },
  ],
}
