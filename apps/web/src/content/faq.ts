/** Questions of the landing page and of the FAQ; the first few are shown on both. */
export const FAQ = [
  {
    question: 'Can I use the pictures commercially?',
    answer: 'Yes. Every plan includes commercial usage rights for the pictures you make.',
  },
  {
    question: 'How many can I make each day?',
    answer: 'Five on Free. The count returns at midnight, your time.',
  },
  {
    question: 'What sizes can I make?',
    answer: 'Square 1024 × 1024, landscape 1536 × 1024 and portrait 1024 × 1536.',
  },
  {
    question: 'What happens if I close the tab?',
    answer: 'The queue keeps going. Finished pictures are in Saved when you return.',
  },
  { question: 'Are my pictures public?', answer: 'No. Everything you make starts private, and stays so.' },
  {
    question: 'What draws the pictures?',
    answer:
      'Without any key, the built-in engine: it reads your sentence by rules and renders a scene. The operator of this installation can connect hosted models or a local model server instead; every picture says who drew it.',
  },
  {
    question: 'What is a seed?',
    answer:
      'A number that fixes everything left to chance. The same sentence, settings and seed give the same picture, so you can change one thing at a time.',
  },
  {
    question: 'What does a negative prompt do?',
    answer: 'It names what should not be there: “people, text, birds” keeps them out of the scene.',
  },
  {
    question: 'What does a reference image do?',
    answer: 'The new picture borrows its palette, light and layout. The file itself is not shown to anyone.',
  },
  {
    question: 'Which formats can I download?',
    answer: 'PNG without loss, JPG for anywhere, WebP for the web.',
  },
] as const
