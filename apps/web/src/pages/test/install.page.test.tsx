import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import DashboardPage from '../dashboard.tsx'

playServer()

/** Fires the browser's event for an installable app, and counts how often its prompt opens. */
function offerInstall() {
  const asked = { count: 0 }
  const prompt = async () => {
    asked.count++
  }
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { asked, event }
}

const install = page.getByRole('menuitem', { name: 'Install Easel' })
const openMenu = () => page.getByRole('button', { name: /^Account menu/ }).click()

test('the account menu installs the app once the browser offers it, and asks once', async () => {
  await showPage(<DashboardPage />)
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Billing' })).toBeVisible()
  expect(install.query()).toBeNull()
  await userEvent.keyboard('{Escape}')

  const { asked, event } = offerInstall()
  expect(event.defaultPrevented).toBe(true)
  await openMenu()
  await install.click()
  expect(asked.count).toBe(1)
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Billing' })).toBeVisible()
  expect(install.query()).toBeNull()
})

test('the offer is gone when the app was installed otherwise', async () => {
  await showPage(<DashboardPage />)
  offerInstall()
  window.dispatchEvent(new Event('appinstalled'))
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Billing' })).toBeVisible()
  expect(install.query()).toBeNull()
})
