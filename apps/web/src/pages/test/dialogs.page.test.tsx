import { getAccount, listSessions } from '@easel/contract/account'
import { listApiKeys } from '@easel/contract/api-keys'
import { listConnectedApps } from '@easel/contract/apps/connected-apps'
import { listGenerations } from '@easel/contract/generations'
import { getLibrary } from '@easel/contract/library/library'
import { listPasskeys } from '@easel/contract/passkeys/passkeys'
import { listWebhooks } from '@easel/contract/programs/webhooks'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { JoinDialog } from '#web/features/account/join-dialog.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from '#web/features/account/passkeys/passkey-dialogs.tsx'
import { ModelSheet } from '#web/features/generator/model/model-sheet.tsx'
import { ImportDialog } from '#web/features/imports/import-dialog.tsx'
import { DeletePersonDialog } from '#web/features/operator/delete-person-dialog.tsx'
import { InviteDialog } from '#web/features/operator/invite-dialog.tsx'
import { InstallModelDialog } from '#web/features/operator/local-models/install-model-dialog.tsx'
import { SuspendDialog } from '#web/features/operator/suspend-dialog.tsx'
import { OwnPictureDialog } from '#web/features/text-effects/own-picture-dialog.tsx'
import { LibraryPicker } from '#web/features/tools/library-picker.tsx'
import { ReportDialog } from '#web/shared/pictures/report-dialog.tsx'
import { buildAccount, buildModel } from '#web/test/build-answers.ts'
import { local, offered } from '#web/test/build-local-models.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import AccountPage from '../account.tsx'
import GeneratePage from '../generate.tsx'
import SavedPage from '../my-generations.tsx'

const server = playServer()
const TYPED = 'spring 1'
const dialog = (name: string) => page.getByRole('dialog', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const items = [buildGeneration(2, { prompt: 'a boat' }), buildGeneration(1, { prompt: 'a kite' })]

beforeEach(() => {
  server().answer(listGenerations, { items, nextCursor: null })
  server().answer(getLibrary, { total: 2, favorites: 0, public: 0, trash: 0, collections: [], tags: [] })
})

/** Expects a dialog whose first field has the focus, so that it can be typed in at once. */
async function expectTyping(name: string, field: Locator): Promise<void> {
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(TYPED)
  await expect.element(field).toHaveValue(TYPED)
  await expect.element(dialog(name)).toBeVisible()
  await closeByKey(name)
}

/** Expects a dialog without a text field: the focus is on this control, and never on Close. */
async function expectFirst(name: string, control: Locator): Promise<void> {
  await expect.element(control).toHaveFocus()
  await closeByKey(name)
}

async function closeByKey(name: string): Promise<void> {
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog(name)).not.toBeInTheDocument()
}

test('what is typed into a dialog of the library that just opened goes into its first field', async () => {
  await showPage(<SavedPage />, { path: '/my-generations' })
  await button('New collection').click()
  await expectTyping('New collection', dialog('New collection').getByLabelText('Name'))
  for (const { prompt } of items) await page.getByRole('checkbox', { name: `Select: ${prompt}` }).click()
  const bar = page.getByRole('toolbar', { name: '2 selected' })
  await bar.getByRole('button', { name: 'Collections' }).click()
  await page.getByRole('menuitem', { name: 'New collection…' }).click()
  await expectTyping('New collection', dialog('New collection').getByLabelText('Name'))
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Add a tag' }).click()
  await expectTyping('Add a tag', dialog('Add a tag').getByLabelText('Tag'))
  await bar.getByRole('button', { name: 'Download' }).click()
  const first = dialog('Download 2 pictures').getByRole('radio', { checked: true }).first()
  await expectFirst('Download 2 pictures', first)
})

test('the dialogs of the picture on the stage begin in their first field', async () => {
  await showPage(<GeneratePage />, { path: '/generate' })
  await button('Share by link').click()
  await expectFirst('Share by link', page.getByRole('switch', { name: 'Show prompt and seed' }))
  await button('More with this picture').click()
  await page.getByRole('menuitem', { name: 'Make public' }).click()
  await expectTyping('Publish in the gallery', dialog('Publish in the gallery').getByRole('textbox'))
  await button(/^All styles/).click()
  await expectTyping('All styles', dialog('All styles').getByLabelText('Search styles'))
})

test('the dialog of keys begins on its switch, which a press of the space bar turns off and with it the keys', async () => {
  await showPage(<GeneratePage />, { path: '/generate' })
  await expect.element(page.getByLabelText('Prompt', { exact: true })).toBeVisible()
  await userEvent.keyboard('?')
  const keys = dialog('Keyboard shortcuts')
  const single = keys.getByRole('switch', { name: /^Single-key shortcuts/ })
  await expect.element(single).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(single).not.toBeChecked()
  await closeByKey('Keyboard shortcuts')
  await userEvent.keyboard('?')
  await userEvent.keyboard('p')
  await expect.element(page.getByLabelText('Prompt', { exact: true })).not.toHaveFocus()
  await expect.element(keys).not.toBeInTheDocument()
})

test('the dialogs of a picture of the library begin on what is chosen in them', async () => {
  await showPage(<SavedPage />, { path: `/my-generations?picture=${items[0]?.id}` })
  await button('Export size').click()
  const sizes = dialog('Export size').getByRole('radio', { checked: true }).first()
  await expectFirst('Export size', sizes)
})

test('the dialogs of the account begin in their first field', async () => {
  server().answer(getAccount, buildAccount())
  for (const list of [listSessions, listApiKeys, listConnectedApps, listPasskeys, listWebhooks])
    server().answer(list, { items: [] })
  await showPage(<AccountPage />, { path: '/account' })
  await button('Create key').click()
  await expectTyping('Create an API key', dialog('Create an API key').getByLabelText('Name'))
  await button('Add webhook').click()
  await expectTyping('Add a webhook', dialog('Add a webhook').getByLabelText('Address'))
  await button('Delete account').click()
  const password = page.getByRole('dialog').getByLabelText('Your password')
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard(TYPED)
  await expect.element(password).toHaveValue(TYPED)
})

const person = {
  id: 'ben',
  email: 'ben@example.com',
  name: 'Ben',
  email_verified: true,
  created_at: '2026-11-01T00:00:00.000Z',
  last_seen_at: null,
  sessions: 0,
  tier: 'free',
  pictures: 0,
  suspension: null,
} as const

const passkey = { id: 'pk_1', name: 'Laptop', created_at: '2026-11-01T00:00:00.000Z', last_used_at: null }

type Opened = { readonly children: (close: () => void) => ReactNode }

function Opened({ children }: Opened) {
  const [isOpen, setOpen] = useState(true)
  return isOpen && children(() => setOpen(false))
}

test.each<readonly [string, string, Opened['children']]>([
  ['Invite someone', 'Email', (close) => <InviteDialog onClose={close} />],
  ['Suspend ben@example.com?', 'Why', (close) => <SuspendDialog person={person} onClose={close} />],
  [
    'Delete ben@example.com?',
    'Type the email address',
    (close) => <DeletePersonDialog person={person} onClose={close} />,
  ],
  [
    'Report this picture',
    'Note',
    (close) => <ReportDialog target={{ generationId: items[0]?.id ?? '' }} open onOpenChange={close} />,
  ],
  ['Create a free account to generate this', 'Name', (close) => <JoinDialog onClose={close} />],
  ['Add a passkey', 'Name', (close) => <AddPasskeyDialog onClose={close} />],
])('%s begins in its field %s', async (name, field, children) => {
  await showPage(<Opened>{children}</Opened>, { path: '/' })
  await expectTyping(name, dialog(name).getByLabelText(field))
})

test('a window for names that exist, for models, installing and importing begins on what is chosen or done in it', async () => {
  const shown = (children: Opened['children']) => showPage(<Opened>{children}</Opened>, { path: '/' })
  await shown((close) => <RenamePasskeyDialog passkey={passkey} onClose={close} />)
  await expectFirst('Rename this passkey', dialog('Rename this passkey').getByLabelText('Name'))
  const models = [buildModel(), buildModel({ id: 'openai/gpt-image', label: 'GPT Image' })]
  await shown((close) => <ModelSheet open onOpenChange={close} models={models} value="" onChange={close} />)
  await expectFirst('Models', dialog('Models').getByRole('radio', { name: /^Automatic/, checked: true }))
  await shown((close) => <InstallModelDialog model={offered} machine={local().machine} onClose={close} />)
  await expectFirst('Install Z-Image-Turbo', dialog('Install Z-Image-Turbo').getByLabelText('Draw on'))
  await shown((close) => <ImportDialog onClose={close} />)
  await expectFirst(
    'Import pictures',
    dialog('Import pictures').getByRole('button', { name: 'Choose files' }),
  )
})

test.each<readonly [string, string, Opened['children']]>([
  ['Your library', 'a boat', (close) => <LibraryPicker onClose={close} onFile={close} />],
  [
    'Choose a picture',
    'Use: a boat',
    (close) => (
      <OwnPictureDialog
        title="Choose a picture"
        empty="None yet"
        open
        onOpenChange={close}
        onChoose={close}
      />
    ),
  ],
])(
  '%s holds the keyboard while its pictures load, and Tab leads to the first',
  async (name, picture, children) => {
    await showPage(<Opened>{children}</Opened>, { path: '/' })
    await expect.element(dialog(name)).toHaveFocus()
    await expect.element(dialog(name).getByRole('button', { name: picture })).toBeVisible()
    const reached = async () => {
      await userEvent.keyboard('{Tab}')
      return document.activeElement
    }
    await expect.poll(reached).toBe(dialog(name).getByRole('button', { name: picture }).element())
    await closeByKey(name)
  },
)
