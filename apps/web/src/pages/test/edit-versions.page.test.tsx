import { getLineage } from '@easel/contract/library/library'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { VersionStrip } from '#web/features/picture-edits/version-strip.tsx'
import { savedComparisonHref } from '#web/shared/lib/paths.ts'
import { useAddressSearch } from '#web/shared/lib/use-address-search.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const first = buildGeneration(1)
const night = buildGeneration(2, { parent_id: first.id })
const snow = buildGeneration(3, { parent_id: first.id })
const dog = buildGeneration(4, { parent_id: snow.id })
const versions = page.getByRole('list', { name: 'Versions' })

/** Shows the versions of the picture in the address, or of the newest one. */
function Strip() {
  const [search] = useAddressSearch()
  return <VersionStrip id={search.get('picture') ?? dog.id} />
}

async function showStrip(): Promise<void> {
  server().answer(getLineage, { ancestors: [], children: [], versions: [first, night, snow, dog] })
  await showPage(<Strip />, { path: '/advanced' })
}

test('every version stands there with what it was made from, also the branches beside it', async () => {
  await showStrip()
  await expect.element(versions).toBeVisible()
  expect(
    versions
      .getByRole('button')
      .elements()
      .map((one) => one.ariaLabel),
  ).toEqual([
    'Version 1 of 4',
    'Version 2 of 4, from version 1',
    'Version 3 of 4, from version 1',
    'Version 4 of 4, from version 3',
  ])
  await expect.element(page.getByRole('button', { name: /^Version 4/, pressed: true })).toBeVisible()
})

test('a version is gone back from, and compared with the one that it was made from', async () => {
  await showStrip()
  await expect
    .element(page.getByRole('link', { name: 'Compare with version 3' }))
    .toHaveAttribute('href', savedComparisonHref(snow.id, dog.id))
  await page.getByRole('button', { name: 'Undo to version 3' }).click()
  await expect.element(page.getByRole('button', { name: /^Version 3/, pressed: true })).toBeVisible()
})

test('a picture that nothing was made from, and that was made from none, has no versions', async () => {
  server().answer(getLineage, { ancestors: [], children: [], versions: [first] })
  await showPage(<VersionStrip id={first.id} />, { path: '/advanced' })
  await expect.poll(() => server().asked.some((name) => name.includes('lineage'))).toBe(true)
  expect(versions.query()).toBeNull()
})
