export type Question = { readonly question: string; readonly answer: string }

/** The first questions of visitors: on the landing page, and at the top of the FAQ. */
export const FIRST_QUESTIONS: readonly Question[] = [
  {
    question: 'Can I use the pictures commercially?',
    answer: 'Yes. Every plan includes commercial usage rights for the pictures you make.',
  },
  {
    question: 'How many can I make each day?',
    answer: 'Five on Free. The count resets at midnight, your time.',
  },
  {
    question: 'What sizes can I make?',
    answer:
      'Square 1024 × 1024, landscape 1536 × 1024 and portrait 1024 × 1536; with many models also 4:5, 3:2, 2:3 and 21:9.',
  },
  {
    question: 'What happens if I close the tab?',
    answer: 'The queue keeps going. Finished pictures are in Saved when you return.',
  },
  {
    question: 'Are my pictures public?',
    answer: 'No. Everything you make starts private; only what you publish yourself is seen by others.',
  },
]
