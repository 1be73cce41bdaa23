import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { arrive, fillSignUp, newAccount, skipOnboarding } from '../account.ts'

const HOUSE = { username: 'me', password: 'secret' }
const ENTERED = `Basic ${Buffer.from(`${HOUSE.username}:${HOUSE.password}`).toString('base64')}`

let proxy: Server
let refused: string[]

/** Basic authentication in a proxy, as people put it before a server at home: without its password every request is refused. */
test.beforeAll(async () => {
  refused = []
  proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    if (headers.authorization !== ENTERED) {
      refused.push(`${method} ${url}`)
      outgoing.writeHead(401, { 'www-authenticate': 'Basic realm="house"', 'content-type': 'text/html' })
      return outgoing.end('<h1>401 Authorization Required</h1>')
    }
    const target = new URL(url, process.env['E2E_HOSTED_URL'])
    const onward = request(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    return incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => {
  proxy.close()
  proxy.closeAllConnections()
})

test('behind a proxy that asks for a password of its own, a newcomer signs up by the form and makes a picture', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    httpCredentials: HOUSE,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await skipOnboarding(page)
  await page.goto('/auth?from=/generate')
  await arrive(page)
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await fillSignUp(page, newAccount())
  await page.waitForURL(({ pathname }) => pathname === '/generate')
  expect((await stream).status()).toBe(200)
  refused.length = 0
  await page.getByLabel('Prompt', { exact: true }).fill('a red boat')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Image generated successfully!')).toBeVisible()
  expect(refused.filter((asked) => asked.includes(' /api/'))).toEqual([])
  await context.close()
})
