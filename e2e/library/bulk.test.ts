import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readZip } from '../../apps/server/test/harness/read-zip.ts'
import { expectAccessible } from '../accessibility.ts'
import { skipOnboarding } from '../account.ts'
import { bar, fillLibrary, tick, tiles } from './open-library.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

test('[1.6] chosen pictures leave as one archive: the pictures, a table that runs nothing, and a page that works offline', async ({
  page,
  browser,
}, info) => {
  await fillLibrary(page, ['=1+1 a boat', '<b>a kite</b>', 'a lamp'])
  await tick(page, '=1+1 a boat').click()
  await tick(page, '<b>a kite</b>').click()
  await bar(page).getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download 2 pictures' })
  await dialog.getByRole('radio', { name: 'JPG' }).click()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download ZIP' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^easel-.*\.zip$/)
  const archive = info.outputPath('pictures.zip')
  await download.saveAs(archive)
  const files = readZip(await readFile(archive))
  const names = [...files.keys()]
  expect(names.filter((name) => name.endsWith('.jpg'))).toHaveLength(2)
  const table = [...files].find(([name]) => name.endsWith('.csv'))?.[1].toString('utf8') ?? ''
  expect(table).toContain("'=1+1 a boat")

  // Opens the archive's page in a browser without a network.
  const offline = await browser.newContext({ offline: true })
  const reader = await offline.newPage()
  await reader.setContent(files.get('index.html')?.toString('utf8') ?? '')
  await expect(reader.getByRole('heading', { name: '2 pictures' })).toBeVisible()
  await expect(reader.getByText('<b>a kite</b>')).toBeVisible()
  const shown = await reader
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  expect(shown.map(decodeURIComponent).sort()).toEqual(names.filter((name) => name.endsWith('.jpg')).sort())
  await offline.close()
})

test('all pictures are chosen, also those that are not loaded yet: deleted, and taken back', async ({
  page,
}) => {
  await fillLibrary(page, ['a boat', 'a kite', 'a lamp'])
  // Pages of one picture; every page after the first waits.
  const rest = Promise.withResolvers<void>()
  await page.route('**/api/generations?*', async (route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.has('cursor')) await rest.promise
    url.searchParams.set('limit', '1')
    await route.continue({ url: url.href })
  })
  await page.reload()
  await expect(tiles(page)).toHaveCount(1)
  await tick(page, 'a lamp').click()
  await bar(page).getByRole('button', { name: 'Select all' }).click()
  await expect(bar(page)).toContainText('loading the rest')
  await expect(bar(page).getByRole('button', { name: 'Delete' })).toHaveCount(0)
  rest.resolve()
  await expect(bar(page)).toHaveAccessibleName('3 selected')
  await expect(bar(page).getByRole('button', { name: 'Select all' })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No pictures left')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 generations restored')).toBeVisible()
  await expect(tiles(page)).toHaveCount(3)
})

test('[2.6] chosen pictures are published together once the gallery is allowed, and taken back together', async ({
  page,
  browser,
}) => {
  const word = `w${crypto.randomUUID().slice(0, 8)}`
  await fillLibrary(page, [`${word} one`, `${word} two`])
  for (const number of ['one', 'two']) await tick(page, `${word} ${number}`).click()
  const choose = async (item: string) => {
    await bar(page).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Publish in the gallery')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Publishing turns on gallery sharing for your account')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Allow and publish' }).click()
  await expect(page.getByText('Published in the gallery')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await skipOnboarding(visitor)
  await visitor.goto(`/gallery?q=${word}`)
  await expect(tiles(visitor)).toHaveCount(2)
  await choose('Make private')
  await expect(page.getByText('Private again')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText(`Nothing matches “${word}”`)).toBeVisible()
  await visitor.context().close()
})

test('after deleting everything, the page says where it is, and the keyboard focus stays', async ({
  page,
}) => {
  await fillLibrary(page, ['a boat'])
  // The count of the trash arrives after the empty list.
  const counted = Promise.withResolvers<void>()
  await page.route('**/api/library', async (route) => {
    await counted.promise
    await route.continue()
  })
  await tiles(page).press('Space')
  await bar(page).getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Make the first one' })).toBeFocused()
  counted.resolve()
  await expect(page.getByText('The trash keeps 1 picture of yours for 30 days.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make a picture' })).toBeFocused()
  await page.getByRole('button', { name: 'Open the trash' }).click()
  await expect(page).toHaveURL(/trash=true/)
  await expect(tiles(page)).toHaveCount(1)
})
