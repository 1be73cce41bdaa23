import { decideDeviceCode, getDeviceCode } from '@easel/contract/devices/device-codes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import DevicePage from '../devices/device.tsx'

const server = playServer()
const ASKED = { name: 'easel on ada-laptop', expires_at: '2026-11-01T00:10:00.000Z' }

async function open() {
  await showPage(<DevicePage />, { path: '/device?code=BCDF-GHJK' })
  await expect.element(page.getByLabelText('Code')).toHaveValue('BCDF-GHJK')
}

test('a code that a link brings is looked up when the person says so, and the program is allowed by name', async () => {
  server().answer(getDeviceCode, ASKED)
  server().answer(decideDeviceCode, { allowed: true })
  await open()
  expect(server().asked).not.toContain('POST /api/device/lookup')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('easel on ada-laptop')).toBeVisible()
  await expect.element(page.getByText('BCDF-GHJK')).toBeVisible()
  expect(server().asked).not.toContain('POST /api/device/decision')
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect.element(page.getByRole('heading', { name: 'Allowed' })).toBeVisible()
})

test('a code is shown for comparison as the program shows it, however it was typed', async () => {
  server().answer(getDeviceCode, ASKED)
  await open()
  await page.getByLabelText('Code').fill(' bcdf ghjk')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('BCDF-GHJK')).toBeVisible()
})

test('a program that is denied gets no key', async () => {
  server().answer(getDeviceCode, ASKED)
  server().answer(decideDeviceCode, { allowed: false })
  await open()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect.element(page.getByText('easel on ada-laptop gets no key.')).toBeVisible()
})

test('what is wrong with a code stands in the form', async () => {
  const message =
    'No program is waiting with this code. Check it, or start over in the program: a code works once, within ten minutes.'
  server().refuse(getDeviceCode, 404, { code: 'not_found', message })
  await open()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
})
