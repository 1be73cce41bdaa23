import { DAILY_GENERATIONS, LIMITS } from '@easel/contract/limits'
import { ASPECT_RATIOS, QUALITIES } from '@easel/contract/pictures'
import { PLANS } from '@easel/contract/plans'
import { numberText } from '#web/shared/lib/number-text.ts'
import type { Question } from './first-questions.ts'

const inAll = (text: string) => PLANS.map(() => text)

/** What the plans come to, line by line: a name and a cell for each plan. */
export const COMPARISON: readonly (readonly [name: string, cells: readonly string[]])[] = [
  ['Pictures a day', PLANS.map(({ tier }) => numberText(DAILY_GENERATIONS[tier]))],
  ['Count returns', inAll('At midnight, your time')],
  ['Failed pictures', inAll('Not counted')],
  ['Pictures in a batch', inAll(`Up to ${LIMITS.batchCount.max}`)],
  ['Drawn at the same time', inAll(`${LIMITS.concurrency.min} to ${LIMITS.concurrency.max}`)],
  ['Sizes', inAll(ASPECT_RATIOS.map(({ width, height }) => `${width} × ${height}`).join(', '))],
  ['Quality', inAll(QUALITIES.map(({ label }) => label).join(', '))],
  ['Downloads', inAll('PNG, JPG, WebP, no watermark')],
  ['Commercial use', inAll('Included')],
  ['Private by default', inAll('Yes')],
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
      'The number of pictures a day. Styles, sizes, qualities, formats and rights are the same for everyone; the table above says so line by line.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'At any time, to the end of the month you have paid for. Your pictures stay where they are, and the count goes back to five a day.',
  },
  {
    question: 'What if no payment provider is connected here?',
    answer:
      'Then plans are shown but cannot be bought, and pressing a plan says so. Whoever runs the installation can connect a provider, set a plan for single accounts, or give every new account a higher one.',
  },
  {
    question: 'Are there refunds?',
    answer:
      'Whoever runs the installation decides on refunds; the law where you live may give you rights besides. Pictures that fail are never counted, so there is nothing to refund for those.',
  },
]
