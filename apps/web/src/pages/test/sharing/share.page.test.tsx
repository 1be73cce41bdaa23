import { createShare, listShares, revokeShare, type ShareLink } from '@easel/contract/shares'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ShareLinkList } from '#web/features/sharing/share-link-list.tsx'
import { toGeneration } from '#web/shared/data/generation.ts'
import { ShareDialog } from '#web/shared/pictures/share-dialog.tsx'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const picture = buildGeneration(1)
const dialog = page.getByRole('dialog', { name: 'Share by link' })
const create = dialog.getByRole('button', { name: 'Create link' })
const links = dialog.getByRole('region', { name: 'Links to this picture' })
const build = (number: number, changes: Partial<ShareLink> = {}): ShareLink => ({
  token: `${number}`.padStart(12, 'a'),
  generation_id: picture.id,
  show_prompt: true,
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: null,
  ...changes,
})

let kept: ShareLink[] = []
beforeEach(() => {
  kept = []
  server().answerBy(listShares, () => ({ items: kept, nextCursor: null }))
})

async function open(changes: Partial<typeof picture> = {}): Promise<void> {
  const generation = toGeneration({ ...picture, ...changes })
  await showPage(<ShareDialog generation={generation} open onOpenChange={() => {}} />)
  await expect.element(create).toBeVisible()
}

const sent = () =>
  server()
    .sent.filter(({ name }) => name === `POST /api/generations/${picture.id}/shares`)
    .map(({ body }) => JSON.parse(body ?? ''))

test.each([
  ['Never', true, { show_prompt: true, expires_in_days: null }],
  ['In 1 day', false, { show_prompt: false, expires_in_days: 1 }],
  ['In 7 days', true, { show_prompt: true, expires_in_days: 7 }],
  ['In 30 days', false, { show_prompt: false, expires_in_days: 30 }],
] as const)(
  'a link that expires %s, with the prompt: %s, is made as chosen and stands below',
  async (expires, showsPrompt, body) => {
    server().answerBy(createShare, ({ show_prompt }) => {
      kept = [build(1, { show_prompt: show_prompt ?? true })]
      return build(1)
    })
    await open()
    expect(links.elements()).toEqual([])
    if (!showsPrompt) await dialog.getByRole('switch', { name: 'Show prompt and seed' }).click()
    await dialog.getByLabelText('Expires').selectOptions(expires)
    await create.click()
    await expect
      .element(links.getByText(showsPrompt ? /^Shows the prompt ·/ : /^Picture only ·/))
      .toBeVisible()
    await expect.element(links.getByLabelText('Link')).toHaveValue(`${location.origin}/${build(1).token}`)
    expect(sent()).toEqual([body])
  },
)

test('a link that is not made says why, and can be asked for again', async () => {
  server().refuse(createShare, 409, { code: 'conflict', message: 'This picture has 20 links.' })
  await open()
  await create.click()
  await expect.element(page.getByText('This picture has 20 links.').first()).toBeVisible()
  await expect.element(create).toBeEnabled()
  expect(links.elements()).toEqual([])
})

test('a link is revoked by its own button; one that is gone already leaves the list, too', async () => {
  kept = [build(1), build(2, { expires_at: '2026-03-01T12:00:00.000Z' })]
  server().answerBy(revokeShare, () => {
    kept = [build(2)]
    return { token: build(1).token, generation_id: picture.id }
  })
  await open()
  const rows = links.getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(2)
  await expect.element(rows.first().getByText(/works until you revoke it$/)).toBeVisible()
  await expect.element(rows.last().getByText(/until .*Mar/)).toBeVisible()
  await rows.first().getByRole('button', { name: 'Revoke link' }).click()
  await expect.element(page.getByText('Link revoked')).toBeVisible()
  await expect.poll(() => rows.elements().length).toBe(1)
  expect(server().asked).toContain(`DELETE /api/shares/${build(1).token}`)
  server().refuse(revokeShare, 404, { code: 'not_found', message: 'This link is gone.' })
  kept = []
  await rows.first().getByRole('button', { name: 'Revoke link' }).click()
  await expect.element(page.getByText('This link is gone.').first()).toBeVisible()
  await expect.element(links).not.toBeInTheDocument()
})

test('the links of a picture that a moderator hid are said to show nothing', async () => {
  await open({ is_hidden: true })
  await expect
    .element(dialog.getByText('A moderator has hidden this picture: its links show nothing.'))
    .toBeVisible()
})

test('the settings list every link, page by page, and say where one is made while there is none', async () => {
  server().answerBy(listShares, (_, search) =>
    search.get('cursor') === 'more'
      ? { items: [build(2)], nextCursor: null }
      : { items: [build(1)], nextCursor: 'more' },
  )
  const shown = await showPage(<ShareLinkList />, { path: '/account' })
  await expect.poll(() => page.getByLabelText('Link').elements().length).toBe(2)
  await shown.unmount()
  server().answer(listShares, { items: [], nextCursor: null })
  await server().send('share.revoked', { token: build(1).token, generation_id: picture.id })
  await showPage(<ShareLinkList />, { path: '/account' })
  await expect
    .element(page.getByText('No active links. You can make one from a picture’s menu.'))
    .toBeVisible()
})
