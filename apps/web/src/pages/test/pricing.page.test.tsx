import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { notify } from '#web/shared/ui/notify.tsx'
import { playServer, showPage } from '#web/test/studio.tsx'
import PricingPage from '../pricing.tsx'

playServer()

test('[2.10b] with no payment provider each plan’s button only explains that, and pressed again it does not stack', async () => {
  await showPage(<PricingPage />, { path: '/pricing', signedIn: false })
  const notice = page.getByText(
    'A backend service and a card payment provider must be connected to enable subscriptions.',
    { exact: true },
  )
  for (const name of ['Get Started', 'Choose Creator', 'Choose Pro']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await expect.element(notice).toBeVisible()
    await button.click()
    await button.click()
    expect(notice.elements()).toHaveLength(1)
  }
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('of several notices about the plan only the last is shown, and others stay beside it', async () => {
  await showPage(<PricingPage />, { path: '/pricing', signedIn: false })
  notify.success({ title: 'Prompt saved' })
  notify.warning({
    title: '3 left today',
    topic: 'plan',
    action: { label: 'Add 3 instead', onPress: () => {} },
  })
  notify.warning({
    title: 'Daily limit reached',
    topic: 'plan',
    action: { label: 'Upgrade', onPress: () => {} },
  })
  await expect.element(page.getByText('Daily limit reached')).toBeVisible()
  await expect.element(page.getByText('Prompt saved')).toBeVisible()
  expect(page.getByText('3 left today').elements()).toEqual([])
})
