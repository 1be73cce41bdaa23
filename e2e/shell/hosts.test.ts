import { expect, test } from '@playwright/test'
import { beginWide } from './open-studio.ts'

const hostedURL = process.env['E2E_HOSTED_URL'] ?? ''

test.beforeEach(beginWide)

test('[2.17] a banner states development mode on a host that is not the production host, and on no other', async ({
  page,
}) => {
  for (const path of ['/faq', '/generate', '/auth', '/reset-password']) {
    await page.goto(hostedURL + path)
    await expect(page.getByText('Development mode').filter({ visible: true })).toHaveCount(1)
    await page.goto(path)
    await expect(page.getByText('Development mode').filter({ visible: true })).toHaveCount(0)
  }
})

test('[2.18] another host leads to the production host with path, query and hash', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const asked: string[] = []
  session.on('Network.requestWillBeSent', ({ request }) =>
    asked.push(request.url + (request.urlFragment ?? '')),
  )
  const { port } = new URL(hostedURL)
  // The real site does not exist here: the browser must request exactly the same page from it.
  await page.goto(`http://old.localhost:${port}/faq?x=1#rights`).catch(() => undefined)
  await expect.poll(() => asked).toContain('https://easel.example/faq?x=1#rights')
})
