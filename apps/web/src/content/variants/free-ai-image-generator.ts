import type { Variant } from './variant.ts'

export const FREE_AI_IMAGE_GENERATOR: Variant = {
  title: 'Free AI image generator',
  description:
    'Five pictures a day for nothing: no card, no watermark, every style and every format included. Here is exactly what is free and what is not.',
  lead: 'Five pictures a day, every day, for 0 USD. No card, no watermark, no trial that turns into something else. This page says exactly what is free, and where it ends.',
  pictures: ['cats-photorealistic', 'unicorn-rainbow', 'fox-watercolor'],
  bench: {
    title: 'Try it now',
    lead: 'An email address and a password are all it takes. The first of your five is one sentence away.',
  },
  sections: [
    {
      title: 'No watermark, no small version',
      paragraphs: [
        'The file you download on the free plan is the file itself: full size, without a logo in the corner, as PNG, JPG or WebP. You may use it commercially.',
        'Free pictures are drawn by the same engine with the same care. Nothing is held back to be sold to you later.',
      ],
      picture: 'balloons',
    },
    {
      title: 'Five is more than it sounds',
      paragraphs: [
        'Only pictures that arrive count. One that fails gives its place back. And five tries go far if each of them tells you something: search with the seed left empty, then keep the seed and change one word.',
        'At midnight, your time, all five are there again. A small banner tells you when one or two are left, so the last one does not go to waste.',
      ],
      picture: 'sunflower-puppy',
    },
    {
      title: 'Free all the way down',
      paragraphs: [
        'The built-in engine needs no key, no graphics card and no network. You can run the whole studio on your own computer, where you set the limits: the operator of an installation decides which plan new accounts have.',
        'Hosted models cost their operators money for each picture. That is what the paid plans are for.',
      ],
      picture: 'night-abstract',
    },
  ],
  facts: {
    title: 'Free, to the letter',
    rows: [
      ['Pictures', '5 a day; the count returns at midnight in your time zone'],
      ['Styles', 'All of them'],
      ['Sizes', 'Square, landscape and portrait, up to 1536 pixels'],
      ['Downloads', 'PNG, JPG and WebP, full size, no watermark'],
      ['Rights', 'Commercial use included'],
      ['Not included', 'More than five a day: Creator and Pro raise that'],
    ],
  },
  questions: [
    {
      question: 'Do I have to enter a card?',
      answer: 'No. There is no place to enter one on the free plan.',
    },
    {
      question: 'Do unused pictures carry over to the next day?',
      answer: 'No. Each day begins with five.',
    },
    {
      question: 'Can I use it without an account?',
      answer:
        'You can look at everything. Generating needs an account, because the pictures and the daily count belong to you.',
    },
    {
      question: 'Are free pictures public?',
      answer:
        'No. They are private like all others. Publishing one in the community gallery is something you do yourself, picture by picture.',
    },
  ],
}
