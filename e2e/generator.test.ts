import { Buffer } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { callAsPage, signUp, skipOnboarding } from './account.ts'
import { slowLine } from './slow-line.ts'

const prompt = (page: Page) => page.getByLabel('Prompt', { exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })

const noise = sharp({
  create: {
    width: 320,
    height: 240,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})

test.beforeEach(({ page }) => skipOnboarding(page))

test('[2.23, 5.1] the button waits for a prompt, also for one typed before the program has arrived', async ({
  page,
}) => {
  await page.goto('/generate')
  await expect(generate(page)).toBeDisabled()
  // Every script comes late, as on a slow network.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await prompt(page).fill('a lighthouse in the fog')
  await page.getByRole('radio', { name: 'Anime' }).check({ force: true })
  await expect(generate(page)).toBeEnabled()
  await expect(prompt(page)).toHaveValue('a lighthouse in the fog')
  await expect(page.getByRole('radio', { name: 'Anime' })).toBeChecked()
})

test('[5.1] a prompt typed while a slow line still brings the page is there when it is whole', async ({
  page,
  baseURL,
}) => {
  const line = await slowLine(baseURL, '/generate', 'Suggest a prompt')
  const script = page.waitForResponse(/\/assets\/boot-/)
  await page.goto(line.url, { waitUntil: 'commit' })
  await (await script).finished()
  await prompt(page).fill('a lighthouse in the fog')
  await page.keyboard.press('Space')
  line.sendRest()
  await expect(page.getByText('24/500')).toBeVisible()
  await expect(generate(page)).toBeEnabled()
  line.close()
})

test('on a phone the form stays in its place when a slow line breaks the page off at the stage', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const mark of ['Generate</button>', '<section aria-label="Preview"', 'Loading your latest picture']) {
    const line = await slowLine(baseURL, '/generate', mark)
    await page.goto(line.url, { waitUntil: 'commit' })
    // Nothing is on the screen before its styles are there.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
    )
    const top = async () => (await prompt(page).boundingBox())?.y
    const early = await top()
    line.sendRest()
    await expect(page.getByText('Ready to Create')).toBeVisible()
    expect(await top(), mark).toBe(early)
    line.close()
  }
})

test('[5.1, 3.1] ten thousand pasted characters are kept, counted in red and refused with a sentence', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/generate')
  await prompt(page).fill('x'.repeat(10_000))
  await expect(page.getByText('10000/500')).toBeVisible()
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
  expect((await prompt(page).boundingBox())?.width).toBeLessThan(400)
  await generate(page).click()
  await expect(page.getByRole('alert')).toHaveText('The prompt may have up to 500 characters')
  await expect(prompt(page)).toHaveValue('x'.repeat(10_000))
  await prompt(page).fill('   ')
  await expect(generate(page)).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toHaveText('Please enter a prompt')
  // Nothing to be seen is nothing written.
  await prompt(page).fill('\u200b')
  await expect(generate(page)).toBeDisabled()
})

test('[2.23, 2.26] a prompt from right to left is written and listed as it is read', async ({ page }) => {
  const words = 'ثعلب أحمر في الغابة.'
  await signUp(page)
  await callAsPage(page, 'PATCH', '/api/queue', { paused: true })
  await callAsPage(page, 'POST', '/api/queue', {
    prompt: words,
    style: 'anime',
    quality: 'standard',
    aspect_ratio: '1:1',
    count: 1,
  })
  await page.goto('/generate')
  const listed = page.getByRole('region', { name: 'Generation Queue' }).getByText(words)
  const [first = 0, stop = 0] = await listed.evaluate((element) =>
    [0, -1].map((end) => {
      const text = element.firstChild as Text
      const letter = document.createRange()
      const from = end === 0 ? 0 : text.length - 1
      letter.setStart(text, from)
      letter.setEnd(text, from + 1)
      return letter.getBoundingClientRect().left
    }),
  )
  expect(stop).toBeLessThan(first)
  await prompt(page).fill(words)
  await expect(prompt(page)).toHaveCSS('unicode-bidi', 'plaintext')
})

test('[5.4] a seed that is no whole number is refused beside its field; dice and lock fill it', async ({
  page,
}) => {
  await page.goto('/generate')
  const seed = page.getByLabel('Seed', { exact: true })
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
  for (const bad of ['1e99', '3.5', '-1', 'NaN']) {
    await seed.fill(bad)
    await expect(page.getByText('A whole number from 0 to 4294967295')).toBeVisible()
    await expect(seed).toHaveValue(bad)
  }
  await seed.fill('-0')
  await expect(page.getByText('A whole number from 0 to 4294967295')).toHaveCount(0)
  await page.getByRole('button', { name: 'Lock seed' }).click()
  await expect(seed).toHaveValue('')
  await page.getByRole('button', { name: 'Roll the dice' }).click()
  await expect(seed).toHaveValue(/^\d+$/)
})

test('[5.5] a batch has 1 to 10 images; anything else is said and put right', async ({ page }) => {
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await expect(generate(page)).toBeEnabled()
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  const count = page.getByLabel('Batch count')
  await expect(count).toHaveValue('4')
  for (const [typed, settled] of [
    ['11', '10'],
    ['0', '1'],
    ['', '1'],
  ] as const) {
    await count.fill(typed)
    await expect(page.getByText('Choose 1 to 10 images')).toBeVisible()
    await count.blur()
    await expect(count).toHaveValue(settled)
  }
  await expect(page.getByRole('button', { name: 'Add 1 to Queue' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Fewer images' })).toBeDisabled()
  await page.getByRole('button', { name: 'More images' }).click()
  await expect(page.getByRole('button', { name: 'Add 2 to Queue' })).toBeEnabled()
})

test('[5.3] only a picture becomes the reference, and the draft with it outlives a reload', async ({
  page,
}) => {
  await page.goto('/generate')
  await prompt(page).fill('a fox')
  await expect(generate(page)).toBeEnabled()
  const field = page.getByLabel('Reference images', { exact: true })
  const refused = page.getByText('Please select an image file')
  const photo = await noise.clone().jpeg().toBuffer()
  for (const [name, mimeType, bytes] of [
    ['photo.png', 'image/png', 'hello'],
    [
      'drawing.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['notes.txt', 'text/plain', 'hello'],
    ['half.jpg', 'image/jpeg', photo.subarray(0, photo.length / 2)],
  ] as const) {
    await field.setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
    await expect(refused).toBeVisible()
  }
  await field.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: pngOf(1, 1) })
  await expect(page.getByText('small.png')).toBeVisible()
  await expect(refused).toHaveCount(0)
  const moving = await sharp([photo, await noise.clone().negate().jpeg().toBuffer()], {
    join: { animated: true },
  })
    .gif()
    .toBuffer()
  await field.setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: moving })
  await expect(page.getByText('moving.gif')).toBeVisible()
  await page.getByRole('button', { name: 'Remove reference @2' }).click()
  await expect(page.getByText('moving.gif')).toHaveCount(0)
  await field.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: pngOf(10_000, 10_000) })
  await expect(page.getByText('The reference image may have up to 50 megapixels')).toBeVisible()
  await expect(page.getByText('small.png')).toBeVisible()
  await page.reload()
  await expect(page.getByText('small.png')).toBeVisible()
  await expect(prompt(page)).toHaveValue('a fox')
  await page.getByRole('button', { name: 'Remove reference' }).click()
  await expect(page.getByText('small.png')).toHaveCount(0)
})

test('[2.27] six styles are offered, all can be searched, and the chosen one is marked', async ({ page }) => {
  await page.goto('/generate')
  await expect(page.getByText('Choose Your Style').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: /^All styles/ }).click()
  await page.getByLabel('Search styles').fill('gothic')
  await page.getByRole('radio', { name: 'Gothic' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Gothic' })).toBeChecked()
})

/** A PNG whose header claims a size; small ones are whole. */
function pngOf(width: number, height: number): Buffer {
  const whole = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  if (width === 1) return whole
  const header = Buffer.from(whole.subarray(12, 29))
  header.writeUInt32BE(width, 4)
  header.writeUInt32BE(height, 8)
  const claimed = Buffer.from(whole)
  header.copy(claimed, 12)
  claimed.writeUInt32BE(crc32(header), 29)
  return claimed
}
