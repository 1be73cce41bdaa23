import { decideAuthorization, readAuthorization } from '@easel/contract/apps/connected-apps'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import AuthorizePage from '../devices/authorize.tsx'

const server = playServer()
const ASKED = {
  name: 'A test app',
  website: 'www.app.example',
  returns_to: 'app.example',
  is_local: false,
  scopes: ['generate' as const, 'read' as const],
  refusal: null,
}
const PATH = '/authorize?client_id=app&redirect_uri=https%3A%2F%2Fapp.example&state=s&unknown=x'
/** An address that the browser can open without leaving the test. */
const back = (part: string) => `${window.location.href.split('#')[0]}#${part}`

test('an app that asks is shown with what it says of itself, what it may do and where it returns to', async () => {
  server().answer(readAuthorization, ASKED)
  await showPage(<AuthorizePage />, { path: PATH })
  await expect.element(page.getByText('A test app', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Make and edit pictures')).toBeVisible()
  await expect.element(page.getByText('See your library')).toBeVisible()
  await expect
    .element(
      page.getByText(
        'Easel can’t verify who is behind it. It says it’s from www.app.example. You’ll return to app.example. Allow it only if you just started connecting it yourself.',
      ),
    )
    .toBeVisible()
  expect(server().asked).not.toContain('POST /api/oauth/decision')
})

test('a program on the computer is told apart from a site', async () => {
  server().answer(readAuthorization, {
    ...ASKED,
    website: null,
    returns_to: '127.0.0.1:33418',
    is_local: true,
  })
  await showPage(<AuthorizePage />, { path: PATH })
  await expect
    .element(page.getByText(/You’ll return to a program on this computer \(127\.0\.0\.1:33418\)\./))
    .toBeVisible()
})

test.each(['Allow', 'Deny'])('%s sends the browser where the server says', async (name) => {
  server().answer(readAuthorization, ASKED)
  server().answer(decideAuthorization, { redirect_to: back(name) })
  await showPage(<AuthorizePage />, { path: PATH })
  await page.getByRole('button', { name }).click()
  await expect.poll(() => window.location.hash).toBe(`#${name}`)
  await expect.element(page.getByText('Returning to A test app… You can close this page.')).toBeVisible()
})

test('a request that is not right says so, and leads back to the app', async () => {
  server().answer(readAuthorization, {
    ...ASKED,
    refusal: { message: 'The app asks for access to another service.', redirect_to: back('refused') },
  })
  await showPage(<AuthorizePage />, { path: PATH })
  await expect
    .element(page.getByText('The app asks for access to another service. Nothing was allowed.'))
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Allow' }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Back to the app' }).click()
  await expect.poll(() => window.location.hash).toBe('#refused')
})

test('an app that is not known leads nowhere', async () => {
  const message = 'This site does not know the app that sent you. Start over in the app.'
  server().refuse(readAuthorization, 404, { code: 'not_found', message })
  await showPage(<AuthorizePage />, { path: PATH })
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${message}Try Again`)
  expect(page.getByRole('button', { name: /Allow|Back/ }).elements()).toHaveLength(0)
})
