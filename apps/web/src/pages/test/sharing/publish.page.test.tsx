import { publishGeneration, unpublishGeneration } from '@easel/contract/gallery/gallery'
import { DEFAULT_PREFERENCES, getPreferences, updatePreferences } from '@easel/contract/preferences'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toGeneration } from '#web/shared/data/generation.ts'
import { PublishDialog } from '#web/shared/pictures/publish-dialog.tsx'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const picture = buildGeneration(1)
const dialog = page.getByRole('dialog')
const name = dialog.getByLabelText('Name beside your pictures')
const button = (label: string) => dialog.getByRole('button', { name: label, exact: true })
const onOpenChange = vi.fn()

async function open(changes: Partial<typeof picture> = {}): Promise<void> {
  onOpenChange.mockClear()
  const generation = toGeneration({ ...picture, ...changes })
  await showPage(<PublishDialog generation={generation} open onOpenChange={onOpenChange} />)
  await expect.element(dialog).toBeVisible()
}

const bodiesOf = (request: string) =>
  server()
    .sent.filter(({ name: sent }) => sent === request)
    .map(({ body }) => JSON.parse(body ?? 'null'))

test('the first picture is published with permission and a name, by Enter', async () => {
  server().answer(publishGeneration, { ...picture, is_public: true })
  await open()
  await expect
    .element(
      dialog.getByText(/^Publishing turns on gallery sharing for your account\. Your other pictures stay/),
    )
    .toBeVisible()
  await name.fill('  Mira ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Published in the gallery')).toBeVisible()
  expect(bodiesOf('PATCH /api/preferences')).toEqual([{ public_gallery_opt_in: true, gallery_name: 'Mira' }])
  expect(bodiesOf(`POST /api/generations/${picture.id}/publication`)).toHaveLength(1)
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('once that is allowed, a press publishes and changes nothing else', async () => {
  server().answer(getPreferences, {
    ...DEFAULT_PREFERENCES,
    public_gallery_opt_in: true,
    gallery_name: 'Mira',
  })
  server().answer(publishGeneration, { ...picture, is_public: true })
  await open()
  await expect.element(name).toHaveValue('Mira')
  expect(dialog.getByText(/^Publishing turns on gallery sharing/).elements()).toEqual([])
  await button('Publish').click()
  await expect.poll(() => onOpenChange.mock.calls.length).toBe(1)
  expect(bodiesOf('PATCH /api/preferences')).toEqual([])
})

test('a name has at most 40 characters, however many bytes each has', async () => {
  await open()
  await name.fill('🦊'.repeat(40))
  await expect.element(dialog.getByText('40 / 40')).toBeVisible()
  await expect.element(button('Allow and publish')).toBeEnabled()
  await name.fill(`${'🦊'.repeat(40)}a`)
  await expect.element(dialog.getByText('The name may have up to 40 characters')).toBeVisible()
  await expect.element(button('Allow and publish')).toBeDisabled()
  await name.fill(` ${'a'.repeat(40)} `)
  await expect.element(button('Allow and publish')).toBeEnabled()
})

test('where the permission is refused, nothing is published, and the window stays with its name', async () => {
  server().refuse(updatePreferences, 403, { code: 'forbidden', message: 'Verify your email address first.' })
  await open()
  await name.fill('Mira')
  await button('Allow and publish').click()
  await expect.element(page.getByText('Verify your email address first.').first()).toBeVisible()
  await expect.element(name).toHaveValue('Mira')
  await expect.element(button('Allow and publish')).toBeEnabled()
  expect(server().asked.some((asked) => asked.endsWith('/publication'))).toBe(false)
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('a published picture is taken back by a press, and by another one where that was refused', async () => {
  server().refuse(unpublishGeneration, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await open({ is_public: true })
  await expect.element(page.getByRole('dialog', { name: 'In the gallery' })).toBeVisible()
  await button('Make private again').click()
  await expect.element(page.getByText('Our servers are ill.').first()).toBeVisible()
  expect(onOpenChange).not.toHaveBeenCalled()
  server().answer(unpublishGeneration, { ...picture, is_public: false })
  await button('Make private again').click()
  await expect.element(page.getByText('Private again')).toBeVisible()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test.each([true, false])(
  'a picture of which it is %s that a moderator hid it says so or nothing',
  async (is_hidden) => {
    await open({ is_public: true, is_hidden })
    await expect.element(button('Make private again')).toBeVisible()
    const note = dialog.getByText(/A moderator has hidden this picture\. Only you can see it\./)
    expect(note.elements()).toHaveLength(is_hidden ? 1 : 0)
  },
)
