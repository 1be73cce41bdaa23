import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from './accessibility.ts'
import { callAsPage, signUp, skipOnboarding } from './account.ts'

test('[2.12] a sound is asked for in words, made, played from the list and deleted; what is wrong says what to do', async ({
  page,
}) => {
  await skipOnboarding(page)
  await page.goto('/generate-audio')
  await page.getByLabel('What should be heard?').fill('rainy café in Paris')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Please sign in to generate audio')).toBeVisible()

  await signUp(page)
  await page.goto('/generate-audio')
  await expect(page.getByLabel('What should be heard?')).toHaveValue('rainy café in Paris')
  await page.getByLabel('Seconds').fill('10000')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Choose a length from 5 to 120 seconds')).toBeVisible()
  await page.getByLabel('Seconds').fill('5')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()

  const sounds = page.getByRole('region', { name: 'Your sounds' })
  await expect(sounds.getByText('Rain + Café')).toBeVisible()
  await expect(sounds.getByText('Not understood: Paris')).toBeVisible()
  await sounds.getByRole('button', { name: 'Play' }).click()
  await expect(sounds.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(sounds.getByRole('link', { name: 'OGG' })).toHaveAttribute('href', /\.ogg\?.*download=1/)
  await sounds.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(sounds.getByText('No sound yet')).toBeVisible()
})

test('one sound plays at a time, keys move through it second by second, and one that does not load says so', async ({
  page,
}) => {
  await skipOnboarding(page)
  await signUp(page)
  await page.goto('/generate-audio')
  await page.setViewportSize({ width: 390, height: 844 })
  const noWord = 'kalimba'.repeat(9)
  await callAsPage(page, 'POST', '/api/audio', { prompt: `kalimba, ${noWord}`, seconds: 20, seed: 1 })
  await callAsPage(page, 'POST', '/api/audio', { prompt: 'rain', seconds: 20, seed: 2 })
  const card = (words: string) => page.getByRole('article').filter({ hasText: words })
  const play = (words: string) => card(words).getByRole('button', { name: 'Play' })
  await play('rain').click()
  await play('kalimba').click()
  await expect(card('kalimba').getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(play('rain')).toBeVisible()
  // The buttons stay beside an unknown word of any length.
  const loop = await card('kalimba').getByRole('button', { name: 'Loop' }).boundingBox()
  expect((loop?.x ?? 390) + (loop?.width ?? 0)).toBeLessThanOrEqual(390)
  await card('kalimba').getByRole('button', { name: 'Pause' }).click()
  const place = card('rain').getByRole('slider', { name: 'Position' })
  await place.press('Home')
  await place.press('PageUp')
  await place.press('ArrowRight')
  await expect(place).toHaveAttribute('aria-valuetext', '11 of 20 seconds')
  await expect(card('rain')).toContainText('11 of 20 s')

  await page.route('**/*.wav*', (route) => route.abort())
  await page.reload()
  await play('rain').click()
  await expect(page.getByText('The sound did not load')).toBeVisible()
})

test('[4.1] a sound waits in the queue beside the pictures, alike in every tab, and is cancelled, retried, moved and removed there', async ({
  page,
  context,
}) => {
  await skipOnboarding(page)
  await signUp(page)
  const room = await context.newPage()
  await room.goto('/generate-audio')
  await page.goto('/generate')
  const queue = page.getByRole('region', { name: 'Generation Queue' })
  const line = (words: string) => queue.getByRole('listitem').filter({ hasText: words })
  const card = (words: string) => room.getByRole('article').filter({ hasText: words })
  // Two recordings run at once, and these two take long.
  await callAsPage(page, 'POST', '/api/audio', { prompt: 'synthwave', seconds: 120 })
  await callAsPage(page, 'POST', '/api/audio', { prompt: 'storm at sea', seconds: 120 })
  await callAsPage(page, 'POST', '/api/audio', { prompt: 'kalimba', seconds: 5 })
  await expect(line('kalimba')).toContainText('Next')
  await expect(card('kalimba')).toContainText('Queued: next')
  await expect(card('synthwave')).toContainText('Generating...')
  await card('synthwave').getByRole('button', { name: 'Cancel' }).click()
  await expect(line('synthwave')).toContainText('Canceled')
  await line('storm at sea').getByRole('button', { name: 'Remove task' }).click()
  await expect(card('storm at sea')).toHaveCount(0)
  await queue.getByRole('button', { name: '1 done' }).click()
  await expect(line('kalimba').getByRole('link', { name: 'Listen' })).toBeVisible()
  await expect(card('kalimba').getByRole('button', { name: 'Play' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await line('synthwave').getByRole('button', { name: 'Retry' }).click()
  await expect(card('synthwave')).toContainText('Generating...')
  await queue.getByRole('button', { name: 'Clear all' }).click()
  await expect(queue).toHaveCount(0)
  await expect(card('synthwave')).toHaveCount(0)

  await callAsPage(page, 'PATCH', '/api/queue', { paused: true })
  for (const prompt of ['rain', 'owls at night', 'river'])
    await callAsPage(page, 'POST', '/api/audio', { prompt, seconds: 5 })
  await expect(queue.getByText('Paused. Queued pictures and sounds wait.')).toBeVisible()
  await expect(card('owls at night')).toContainText('Queued: no. 2')
  await expect(line('owls at night')).toContainText('No. 2')
  await expect(line('river')).toContainText('No. 3')
  const grip = (words: string) => line(words).getByRole('button', { name: /^Move sound/ })
  await grip('owls at night').press('ArrowUp')
  await expect(queue.getByText('Moved to place 1 of 3')).toBeAttached()
  await expect(grip('owls at night')).toBeFocused()
  await expect(card('owls at night')).toContainText('Queued: next')
  await grip('river').hover()
  await page.mouse.down()
  await line('rain').hover()
  await page.mouse.up()
  await expect(card('river')).toContainText('Queued: no. 2')
  for (const words of ['rain', 'river'])
    await line(words).getByRole('button', { name: 'Remove task' }).click()
  await room.getByRole('button', { name: 'Resume' }).click()
  await expect(card('owls at night').getByRole('button', { name: 'Play' })).toBeVisible()
})

test('[4.1] a sound stands in the history beside the pictures, where it is found by its words, plays and is deleted', async ({
  page,
}) => {
  await skipOnboarding(page)
  await signUp(page)
  await callAsPage(page, 'POST', '/api/functions/replicate-generate', {
    prompt: 'a red boat',
    aspect_ratio: '1:1',
    model: 'flux-schnell',
  })
  await page.goto('/history')
  await expect(page.getByRole('article', { name: 'a red boat' })).toBeVisible()
  const sound = page.getByRole('article', { name: 'wind in a forest' })
  // While the page is open: first the running task, then its result.
  await callAsPage(page, 'POST', '/api/audio', { prompt: 'wind in a forest', seconds: 5, seed: 4 })
  await expect(sound).toBeVisible()
  await expect(sound.getByText('Complete')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)

  await sound.getByRole('button', { name: 'Play' }).click()
  await expect(sound.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(sound.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /\.ogg\?.*download=1/)
  await page.goto('/history?q=Forest')
  await expect(sound).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('/history?style=photorealistic')
  await expect(page.getByRole('article', { name: 'a red boat' })).toBeVisible()
  await expect(sound).toHaveCount(0)
  await page.goto('/history')
  await sound.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Sound deleted')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('[2.12] a text is read aloud by the voice that was chosen; what cannot be said says why, and nothing typed is lost', async ({
  page,
}) => {
  await skipOnboarding(page)
  await signUp(page)
  await page.goto('/generate-audio')
  await page.getByRole('radio', { name: 'Speech' }).check()
  const text = page.getByLabel('What should be said?')
  const generate = page.getByRole('button', { name: 'Generate', exact: true })
  await expect(page.getByRole('radio', { name: /^Clara Woman/ })).toBeChecked()

  await text.fill('word '.repeat(1_000))
  await expect(page.getByText('The text may have up to 2,000 characters')).toBeVisible()
  await text.fill('…!')
  await generate.click()
  await expect(page.getByText('There is nothing to say in it yet')).toBeVisible()
  await text.fill('こんにちは')
  await generate.click()
  await expect(page.getByText('The built-in voices speak English')).toBeVisible()
  await text.fill('Welcome to the studio. こんにちは')
  await page.getByRole('radio', { name: /^Ewan Man/ }).check()
  await page.getByLabel('Speed').fill('1.25')
  await page.reload()
  await expect(text).toHaveValue('Welcome to the studio. こんにちは')
  await expect(page.getByRole('radio', { name: /^Ewan Man/ })).toBeChecked()
  await generate.click()

  const sounds = page.getByRole('region', { name: 'Your sounds' })
  await expect(sounds.getByText('Ewan ·')).toBeVisible()
  await expect(sounds.getByText('1.25× speed')).toBeVisible()
  await expect(sounds.getByText('Left out: こんにちは')).toBeVisible()
  await sounds.getByRole('button', { name: 'Play' }).click()
  await expect(sounds.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(sounds.getByRole('link', { name: 'WAV' })).toHaveAttribute('href', /\.wav\?.*download=1/)
  await text.fill('')
  await sounds.getByRole('button', { name: 'Reuse settings' }).click()
  await expect(text).toHaveValue('Welcome to the studio. こんにちは')
  await expectAccessibleInBothThemes(page)
})

test('what is chosen, switched and moved before the page’s program is there counts once it is', async ({
  page,
  context,
}) => {
  await skipOnboarding(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const words = await context.newPage()
  // The first page gets only the script that captures early events, the second none.
  await page.route(/\/assets\/(?!boot)[^/]*\.js/, (route) => held.then(() => route.continue()))
  await words.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  await page.goto('/generate-audio')
  await page.getByLabel('Mood').selectOption('dark')
  await page.getByRole('switch', { name: 'Seamless loop' }).click()
  await page.getByLabel('Seconds').fill('42')
  await page.getByRole('radio', { name: 'Speech' }).check()
  await page.getByRole('radio', { name: 'Sound' }).check()
  await page.getByRole('radio', { name: 'Speech' }).check()
  await words.goto('/text-effects', { waitUntil: 'commit' })
  await words.getByRole('radio', { name: 'Gold' }).check({ force: true })
  await words.getByLabel('Letter spacing').fill('40')
  await expect(page.locator('html[data-running]')).toHaveCount(0)
  release()

  await expect(page.getByLabel('What should be said?')).toBeVisible()
  await page.getByRole('radio', { name: 'Sound' }).check()
  await expect(page.getByLabel('Mood')).toHaveValue('dark')
  await expect(page.getByRole('switch', { name: 'Seamless loop' })).toBeChecked()
  await expect(page.getByLabel('Seconds')).toHaveValue('42')
  await words.mouse.move(200, 200)
  await expect(words.locator('canvas[data-ready]')).toBeVisible()
  await expect(words.getByRole('radio', { name: 'Gold' })).toBeChecked()
  await expect(words.getByLabel('Letter spacing')).toHaveValue('40')
})
