import {
  getProviders,
  type ProviderStatus,
  type ProvidersStatus,
  type ProviderTest,
  testProvider,
} from '@easel/contract/providers'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playServer, showPage, untilReadAnew } from '#web/test/studio.tsx'
import ProvidersPage from '../../providers.tsx'

const server = playServer()
const ago = (minutes: number) => new Date(Date.now() - (minutes + 0.5) * 60_000).toISOString()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const card = (label: string) => page.getByRole('listitem').filter({ hasText: label })
const text = (words: string) => page.getByText(words, { exact: true })

/** A provider of pictures that is configured and has never been called. */
function buildProvider(changes: Partial<ProviderStatus> = {}): ProviderStatus {
  return {
    ...{ id: 'replicate', label: 'Replicate', makes: 'pictures', isConfigured: true },
    ...{ variable: 'REPLICATE_API_TOKEN', isUsed: true, circuit: 'closed' },
    ...{ lastSuccessAt: null, lastFailureAt: null, lastFailure: null, successes: 0, failures: 0 },
    ...{ averageMs: null, slowestMs: null, costUsd: 0, priceUsd: null, notices: [] },
    ...changes,
  }
}

async function open(items: readonly ProviderStatus[], changes: Partial<ProvidersStatus> = {}): Promise<void> {
  server().answer(getProviders, {
    ...{ isOperator: true, items: [...items], spentTodayUsd: 1.5, capUsd: null, backup: null },
    ...changes,
  })
  await showPage(<ProvidersPage />, { path: '/providers' })
  await untilReadAnew(server(), getProviders)
}

/** The value of each term on a card. */
function factsOf(label: string): Readonly<Record<string, string>> {
  const rows = [...card(label).element().querySelectorAll('dl > div')]
  return Object.fromEntries(
    rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
  )
}

test('to who is no operator there is no such page', async () => {
  await open([buildProvider()], { isOperator: false })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Providers' }).query()).toBeNull()
  expect(text('Replicate').query()).toBeNull()
})

test('a status that does not come says why, and is asked for again by a press', async () => {
  server().refuse(getProviders, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await showPage(<ProvidersPage />, { path: '/providers' })
  await untilReadAnew(server(), getProviders)
  await expect.poll(() => page.getByRole('alert').element().textContent).toContain('Our servers are ill.')
  server().answer(getProviders, {
    ...{ isOperator: true, items: [buildProvider()], spentTodayUsd: 0, capUsd: null, backup: null },
  })
  await button('Try Again').click()
  await expect.element(page.getByRole('heading', { name: 'Replicate' })).toBeVisible()
})

test.each([
  [null, '$1.50 spent today, no cap set'],
  [20, '$1.50 of $20.00 spent today'],
])('with a cap of %s the page says: %s', async (capUsd, words) => {
  await open([buildProvider()], { capUsd })
  await expect.element(text(words)).toBeVisible()
})

const WORKED = { lastSuccessAt: ago(5) }
test.each<[string, Partial<ProviderStatus>, string, string | null]>([
  ['was never asked', {}, 'Not asked yet', null],
  ['answered last', WORKED, 'Working', null],
  [
    'is paused',
    { ...WORKED, circuit: 'open' },
    'Paused',
    'It failed repeatedly, so no picture goes to it until the next trial.',
  ],
  [
    'is on trial',
    { ...WORKED, circuit: 'half-open' },
    'On trial',
    'It failed repeatedly. The next picture is a trial.',
  ],
  [
    'failed after it had answered',
    { ...WORKED, lastFailure: 'auth', lastFailureAt: ago(1) },
    'Failing',
    'The last picture failed: key refused.',
  ],
  ['failed before it answered', { ...WORKED, lastFailure: 'auth', lastFailureAt: ago(9) }, 'Working', null],
  [
    'asked to wait',
    { lastFailure: 'rate_limit', lastFailureAt: ago(1) },
    'Busy',
    'The provider asked us to wait.',
  ],
  [
    'refused only what is not allowed',
    { ...WORKED, lastFailure: 'nsfw', lastFailureAt: ago(1) },
    'Working',
    null,
  ],
])('a provider that %s says so in a word', async (_, changes, label, note) => {
  await open([buildProvider(changes)])
  await expect.element(card('Replicate').getByText(label, { exact: true })).toBeVisible()
  if (note) await expect.element(text(note)).toBeVisible()
  else expect(page.getByText(/It failed|failed:|asked us/).query()).toBeNull()
})

test('the last day of a provider stands in numbers, and what is not known is a dash', async () => {
  await open([
    buildProvider({
      ...{
        successes: 1_500,
        failures: 500,
        averageMs: 2_340,
        slowestMs: 61_000,
        costUsd: 4.5,
        priceUsd: 0.003,
      },
      ...{ lastSuccessAt: ago(5), lastFailureAt: ago(120), lastFailure: 'timeout' },
    }),
    buildProvider({ id: 'voices', label: 'Voices', makes: 'speech', priceUsd: 0 }),
  ])
  expect(factsOf('Replicate')).toEqual({
    'Pictures, 24 h': '2,000',
    'Failed, 24 h': '500 (25 %)',
    'Average, 24 h': '2.3 s',
    'Slowest, 24 h': '61.0 s',
    'Cost, 24 h': '$4.50',
    'Standard picture': '$0.003',
    'Last success': '5 minutes ago',
    'Last failure': 'took too long, 2 hours ago',
  })
  expect(factsOf('Voices')).toEqual({
    'Texts, 24 h': '0',
    'Failed, 24 h': '–',
    'Average, 24 h': '–',
    'Slowest, 24 h': '–',
    'Cost, 24 h': '$0.00',
    '1,000 characters': 'free',
    'Last success': 'never',
    'Last failure': 'never',
  })
})

test('a provider that draws nothing says why, and what is to be noticed stands with it', async () => {
  await open([buildProvider({ isUsed: false, notices: ['The model flux is unknown.'] })])
  await expect.element(text('Draws nothing')).toBeVisible()
  await expect.element(text('IMAGE_PROVIDERS names others for every kind of picture.')).toBeVisible()
  await expect.element(text('The model flux is unknown.')).toBeVisible()
  expect(factsOf('Replicate')['Standard picture']).toBe('no price set')
})

test('what is not set up is listed with its variable, apart from what is', async () => {
  await open([buildProvider(), buildProvider({ id: 'openai', label: 'OpenAI', isConfigured: false })])
  const missing = page.getByRole('region', { name: 'Not set up' })
  await expect.element(missing.getByText('OpenAI', { exact: true })).toBeVisible()
  await expect.element(missing.getByText('REPLICATE_API_TOKEN', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Test / }).elements()).toHaveLength(1)
})

test('once all are set up, nothing is said to be missing', async () => {
  await open([buildProvider()])
  await expect.element(card('Replicate')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Not set up' }).query()).toBeNull()
})

const TESTED: ProviderTest = {
  ...{ ok: true, ms: 1_840, model: 'flux-schnell', costUsd: 0.003 },
  ...{ error: null, preview: null, text: null },
}

test.each<[string, Partial<ProviderStatus>, Partial<ProviderTest>, string]>([
  ['a picture that came', {}, {}, 'Drawn in 1.8 sflux-schnell, $0.003'],
  ['one that cost nothing', {}, { costUsd: 0, ms: 99 }, 'Drawn in less than 0.1 sflux-schnell'],
  [
    'a written prompt',
    { makes: 'prompts' },
    { text: 'A fox.' },
    'Written in 1.8 sflux-schnell, $0.003A fox.',
  ],
  [
    'a failure',
    {},
    { ok: false, error: 'Our servers are ill.', ms: 100 },
    'Failed after 0.1 s. Users see: “Our servers are ill.”',
  ],
])('a test says what became of it: %s', async (_, provider, result, words) => {
  server().answer(testProvider, { ...TESTED, ...result })
  await open([buildProvider(provider)])
  await button('Test Replicate').click()
  await expect.poll(() => card('Replicate').getByRole('status').element().textContent).toBe(words)
  expect(server().asked).toContain('POST /api/providers/replicate/test')
})

test('while a test is under way its button says so and takes no second press', async () => {
  server().keepWaiting(testProvider)
  await open([buildProvider()])
  await button('Test Replicate').click()
  await expect.element(button('Test Replicate')).toBeDisabled()
  await expect.element(button('Test Replicate')).toHaveTextContent('Drawing…')
})

test('the backup says when the last one was, why one failed, and how to have one each day', async () => {
  await open([buildProvider()], {
    backup: {
      isDaily: false,
      last: { at: ago(180), bytes: 3_500_000, place: 'backups/1.tar' },
      failure: { at: ago(60), reason: 'the disk is full' },
    },
  })
  const backup = page.getByRole('region', { name: 'Backup' })
  await expect.element(backup.getByText('Last backup 3 hours ago: 3.5 MB, backups/1.tar')).toBeVisible()
  await expect.element(backup.getByText('Failed 1 hour ago: the disk is full')).toBeVisible()
  await expect
    .element(backup.getByText('Set BACKUP_DIR for daily backups, or run npm run backup.'))
    .toBeVisible()
})

test('without any backup that is said, and a daily one needs no advice', async () => {
  await open([buildProvider()], { backup: { isDaily: true, last: null, failure: null } })
  const backup = page.getByRole('region', { name: 'Backup' })
  await expect.element(backup).toHaveTextContent('BackupNo backup yet.')
})
