import { getAccount, listSessions } from '@easel/contract/account'
import { listApiKeys } from '@easel/contract/api-keys'
import { listConnectedApps } from '@easel/contract/apps/connected-apps'
import { getConfig } from '@easel/contract/config'
import { listPasskeys } from '@easel/contract/passkeys/passkeys'
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@easel/contract/programs/webhooks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildAccount, buildConfig } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import AccountPage from '../account.tsx'

const server = playServer()

const ID = 'hook_00000000000000000000000001'
const shop: Webhook = {
  id: ID,
  name: 'Print shop',
  url: 'https://shop.example.com/hooks',
  events: ['picture.finished'],
  created_at: '2026-11-01T00:00:00.000Z',
  off: null,
  failing_since: null,
  waiting: 0,
  missed: 0,
  overlap_until: null,
}
const sent: WebhookDelivery = {
  id: 'evt_00000000000000000000000001',
  type: 'picture.finished',
  status: 'failed',
  created_at: '2026-11-02T12:00:00.000Z',
  attempts: 17,
  next_at: null,
  ended_at: '2026-11-05T12:00:00.000Z',
  answered: 500,
  failure: null,
  took_ms: 84,
  body: '{"type":"picture.finished","data":{"picture":{"prompt":"a red fox"}}}',
}

async function openWebhooks(webhooks: Webhook[]) {
  server().answer(getConfig, buildConfig())
  server().answer(getAccount, buildAccount())
  server().answer(listSessions, { items: [] })
  server().answer(listApiKeys, { items: [] })
  server().answer(listConnectedApps, { items: [] })
  server().answer(listPasskeys, { items: [] })
  server().answer(listWebhooks, { items: webhooks })
  await showPage(<AccountPage />, { path: '/account' })
  await expect.element(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible()
}

const dialog = () => page.getByRole('dialog')

test('a webhook is added with an address and events, and its secret is shown once', async () => {
  await openWebhooks([])
  await expect.element(page.getByText(/^No webhooks yet\./)).toBeVisible()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const save = () => dialog().getByRole('button', { name: 'Add webhook' })
  await save().click()
  await expect.element(dialog().getByText('Enter the address of the receiver')).toBeVisible()
  await dialog().getByLabelText('Address').fill('http://10.0.0.1/')
  await dialog().getByRole('checkbox', { name: 'A picture fails' }).click()
  const refusal = 'The address must begin with https://'
  server().refuse(createWebhook, 400, { code: 'invalid_request', message: refusal })
  await save().click()
  await expect.element(dialog().getByText(refusal)).toBeVisible()
  server().answer(createWebhook, { secret: 'whsec_c2VjcmV0', item: shop })
  server().answer(listWebhooks, { items: [shop] })
  await save().click()
  await expect.element(page.getByTestId('webhook-secret')).toHaveTextContent('whsec_c2VjcmV0')
  await dialog().getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('https://shop.example.com/hooks')).toBeVisible()
  expect(page.getByTestId('webhook-secret').elements()).toHaveLength(0)
})

test('without an event it is not sent', async () => {
  await openWebhooks([])
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await dialog().getByLabelText('Address').fill('https://shop.example.com/')
  await dialog().getByRole('checkbox', { name: 'A picture is finished' }).click()
  await dialog().getByRole('checkbox', { name: 'A picture fails' }).click()
  await dialog().getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(dialog().getByText('Choose at least one event')).toBeVisible()
  expect(server().asked).not.toContain('POST /api/account/webhooks')
})

test('a test says what became of it', async () => {
  await openWebhooks([shop])
  const send = page.getByRole('button', { name: 'Send webhook.test to Print shop' })
  server().answer(testWebhook, {
    item: { ...sent, type: 'webhook.test', failure: 'timeout', answered: null },
  })
  await send.click()
  await expect.element(page.getByText('The test did not arrive')).toBeVisible()
  await expect.element(page.getByText('The receiver took too long')).toBeVisible()
  server().answer(testWebhook, {
    item: { ...sent, type: 'webhook.test', status: 'delivered', answered: 204 },
  })
  await send.click()
  await expect.element(page.getByText('Answered 204')).toBeVisible()
})

test('one that is off says why, and is switched on', async () => {
  await openWebhooks([{ ...shop, off: 'gone', waiting: 2, missed: 1 }])
  await expect.element(page.getByText(/takes no more messages \(410 Gone\)/)).toBeVisible()
  await expect.element(page.getByText('2 deliveries waiting.')).toBeVisible()
  await expect.element(page.getByText('1 event not sent: too many were waiting.')).toBeVisible()
  server().answer(updateWebhook, { item: shop })
  server().answer(listWebhooks, { items: [shop] })
  await page.getByRole('switch', { name: 'Print shop is on' }).click()
  await expect.element(page.getByText('On', { exact: true })).toBeVisible()
})

test('the log says what was sent and what became of it, and sends it again', async () => {
  await openWebhooks([shop])
  server().answer(listWebhookDeliveries, { items: [sent], nextCursor: null })
  await page.getByRole('button', { name: 'Deliveries to Print shop' }).click()
  await expect.element(dialog().getByText(/Answered 500 · 17 attempts · 84 ms/)).toBeVisible()
  await dialog().getByText('Message').click()
  await expect.element(dialog().getByText(/a red fox/)).toBeVisible()
  const again: WebhookDelivery = { ...sent, status: 'delivered', attempts: 1, answered: 200 }
  server().answer(replayWebhookDelivery, { item: again })
  server().answer(listWebhookDeliveries, { items: [again], nextCursor: null })
  await dialog()
    .getByRole('button', { name: /^Send picture\.finished of/ })
    .click()
  await expect.element(dialog().getByText(/Answered 200 · 1 attempt ·/)).toBeVisible()
})

test('its secret is rotated, and it is removed, after a question each', async () => {
  await openWebhooks([shop])
  const more = () => page.getByRole('button', { name: 'More for Print shop' })
  server().answer(rotateWebhookSecret, {
    secret: 'whsec_bmV3',
    item: { ...shop, overlap_until: '2026-11-28T00:00:00.000Z' },
  })
  await more().click()
  await page.getByRole('menuitem', { name: 'Rotate secret' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate' }).click()
  await expect.element(page.getByTestId('webhook-secret')).toHaveTextContent('whsec_bmV3')
  await dialog().getByRole('button', { name: 'Done' }).click()
  server().answer(deleteWebhook, { id: ID })
  server().answer(listWebhooks, { items: [] })
  await more().click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText(/^No webhooks yet\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add webhook' })).toHaveFocus()
})

test('on a phone nothing in the log lies outside of the dialog', async () => {
  await page.viewport(390, 844)
  await openWebhooks([shop])
  const long = {
    ...sent,
    body: JSON.stringify({ type: sent.type, data: { prompt: 'a red fox '.repeat(40) } }),
  }
  server().answer(listWebhookDeliveries, { items: [long], nextCursor: null })
  await page.getByRole('button', { name: 'Deliveries to Print shop' }).click()
  await dialog().getByText('Message').click()
  const again = dialog().getByRole('button', { name: /^Send picture\.finished of/ })
  await expect.element(again).toBeInViewport({ ratio: 1 })
  await expect.element(dialog().getByText(/a red fox/)).toBeVisible()
  const { right } = dialog()
    .getByText(/a red fox/)
    .element()
    .getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(390)
})
