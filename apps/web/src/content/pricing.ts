import { LIMITS } from '@easel/contract/limits'
import { ASPECT_RATIOS, QUALITIES } from '@easel/contract/pictures'
import type { Question } from './first-questions.ts'

/** Features of every plan; plans differ only in the pictures per day. */
export const EVERY_PLAN: readonly string[] = [
  'All styles',
  `All qualities: ${QUALITIES.map(({ label }) => label).join(', ')}`,
  `All sizes: ${ASPECT_RATIOS.map(({ id }) => id).join(', ')}`,
  `Batches of up to ${LIMITS.batchCount.max} pictures, ${LIMITS.concurrency.max} at a time`,
  'Downloads as PNG, JPG and WebP, without a watermark',
  'Commercial use',
  'Private until you publish',
  'A new allowance at midnight, your time',
  'Failed pictures are free',
]

export const PRICING_QUESTIONS: readonly Question[] = [
  {
    question: 'Which plan do I need?',
    answer:
      'Start with Free; five a day are enough to learn what works. If you run out in the middle of real work more than twice a week, Creator is for you. Pro is for machines and teams that draw in the thousands.',
  },
  {
    question: 'What exactly changes when I upgrade?',
    answer:
      'The number of pictures a day. Styles, sizes, qualities, formats and rights are the same for everyone.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'At any time, to the end of the month you have paid for. Your pictures stay where they are, and the count goes back to five a day.',
  },
  {
    question: 'What if no payment provider is connected here?',
    answer:
      'Then plans are shown but cannot be bought, and pressing a plan says so. The operator can connect a provider, set a plan for single accounts, or give every new account a higher one.',
  },
  {
    question: 'Are there refunds?',
    answer:
      'The operator of the installation decides on refunds; the law where you live may give you rights besides. Pictures that fail are never counted, so there is nothing to refund for those.',
  },
]
