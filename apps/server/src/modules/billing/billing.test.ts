import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { PRICES, type StandInStripe, startStandInStripe } from '../../../test/stripe/stand-in-stripe.ts'

let stripe: StandInStripe
let app: TestApp
let ada: TestUser
let customer: string
let people = 0

beforeAll(async () => {
  stripe = await startStandInStripe()
  app = await startTestApp({ env: stripe.env })
})
afterAll(async () => {
  await app.stop()
  await stripe.stop()
})
beforeEach(async () => {
  people += 1
  ada = await app.signUp(`ada${people}`)
  await checkout('pro')
  customer = [...stripe.customers].find(([, { userId }]) => userId === ada.id)?.[0] ?? ''
})

async function checkout(tier: string) {
  const response = await app.send('POST', '/api/billing/checkout', { user: ada, body: { tier } })
  return ((await response.json()) as { url: string }).url
}

async function read<T>(path: string, user = ada): Promise<T> {
  return (await (await app.send('GET', path, { user })).json()) as T
}

const tier = async () => (await read<{ subscription_tier: string }>('/api/limits')).subscription_tier
const billing = () =>
  read<{ tier: string; has_portal: boolean; subscription: { status: string; tier: string } | null }>(
    '/api/billing',
  )

function deliver(event: { body: string; headers: Record<string, string> }) {
  return app.send('POST', '/api/billing/webhook', event)
}

const updated = (options = {}) => stripe.event('customer.subscription.updated', { customer }, options)

describe('buying a plan', () => {
  it('[2.10] leads to the payment page with the plan’s price, for a customer who is made once', async () => {
    expect(await checkout('premium')).toMatch(/^https:\/\/checkout\.example\/cs_test_/)
    const own = stripe.checkouts.filter((entry) => entry.customer === customer)
    expect(own.map((entry) => entry.price)).toEqual([PRICES.pro, PRICES.premium])
    expect(own[0]?.successUrl).toBe('http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}')
    expect([...stripe.customers.values()].filter(({ userId }) => userId === ada.id)).toEqual([
      { email: ada.email, userId: ada.id },
    ])
  })

  it('leads a subscriber to the portal, so that no plan is paid twice', async () => {
    stripe.subscribe(customer, {})
    expect(await checkout('premium')).toBe(`https://portal.example/${customer}`)
  })

  it('[3.4, 6.3, 9.2] says how the purchase stands, and gives the plan before any event has come', async () => {
    const id = stripe.checkouts.at(-1)?.id ?? ''
    const state = () => read<{ state: string; tier: string }>(`/api/billing/checkout/${id}`)
    expect(await state()).toEqual({ state: 'open', tier: 'free' })
    const paid = stripe.checkouts.at(-1)
    if (paid) paid.status = 'complete'
    expect(await state()).toEqual({ state: 'pending', tier: 'free' })
    expect(await read('/api/limits')).toMatchObject({ subscription_tier: 'free', limit: 5 })
    stripe.subscribe(customer, { price: PRICES.premium })
    expect(await state()).toEqual({ state: 'active', tier: 'premium' })
    expect(await read('/api/limits')).toMatchObject({ subscription_tier: 'premium', limit: 9999 })
  })

  it('does not tell one user of another’s purchase, nor take an id that is none', async () => {
    const id = stripe.checkouts.at(-1)?.id ?? ''
    const eve = await app.signUp(`eve${people}`)
    expect((await app.send('GET', `/api/billing/checkout/${id}`, { user: eve })).status).toBe(404)
    expect((await app.send('GET', '/api/billing/checkout/cs_test_none', { user: ada })).status).toBe(404)
    expect((await app.send('GET', '/api/billing/checkout/x', { user: ada })).status).toBe(400)
    const free = await app.send('POST', '/api/billing/checkout', { user: ada, body: { tier: 'free' } })
    expect(free.status).toBe(400)
  })

  it('shows the portal and invoices to customers alone', async () => {
    const eve = await app.signUp(`eve${people}`)
    const portal = (user: TestUser) => app.send('POST', '/api/billing/portal', { user })
    expect((await portal(eve)).status).toBe(404)
    expect(await (await portal(ada)).json()).toEqual({ url: `https://portal.example/${customer}` })
    expect(await read('/api/billing/invoices', eve)).toEqual({ items: [] })
    expect(await read('/api/billing/invoices')).toEqual({
      items: [
        {
          id: 'in_1',
          number: 'EASEL-0001',
          created_at: '2026-05-28T20:26:40.000Z',
          amount: 999,
          currency: 'usd',
          status: 'paid',
          url: `https://invoice.example/${customer}`,
        },
      ],
    })
  })

  it('says so when the payment provider does not answer', async () => {
    stripe.setBroken(true)
    const response = await app.send('POST', '/api/billing/checkout', { user: ada, body: { tier: 'pro' } })
    stripe.setBroken(false)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ error: { code: 'network_error' } })
  })
})

describe('the provider’s events', () => {
  it('[3.4, 9.2] make the tier follow the subscription through every state', async () => {
    const states = [
      ['active', PRICES.pro, 'pro'],
      ['active', PRICES.premium, 'premium'],
      ['past_due', PRICES.premium, 'premium'],
      ['unpaid', PRICES.premium, 'free'],
      ['trialing', PRICES.pro, 'pro'],
      ['paused', PRICES.pro, 'free'],
      ['active', 'price_of_something_else', 'free'],
      ['incomplete', PRICES.pro, 'free'],
      ['active', PRICES.pro, 'pro'],
      ['canceled', PRICES.pro, 'free'],
    ] as const
    for (const [status, price, expected] of states) {
      stripe.subscribe(customer, { status, price })
      expect((await deliver(updated())).status).toBe(200)
      expect([status, price, await tier()]).toEqual([status, price, expected])
      expect((await billing()).subscription).toMatchObject({ status, tier: expected })
    }
  })

  it('tell open pages also when the tier stays: a refused card, an end that was asked for', async () => {
    const told = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from user_events where user_id = ${ada.id} and type = 'subscription.changed'`.execute(
        app.database.handle,
      )
      return rows[0]?.n ?? 0
    }
    const changes = [{}, { status: 'past_due' }, { status: 'active' }, { ends: true }, { status: 'canceled' }]
    for (const [before, change] of changes.entries()) {
      expect(await told()).toBe(before)
      stripe.subscribe(customer, change)
      await deliver(updated())
    }
    expect(await told()).toBe(changes.length)
    const { rows: news } = await sql<{ title: string }>`
      select title from notifications where user_id = ${ada.id} and kind = 'payment'`.execute(
      app.database.handle,
    )
    expect(news).toEqual([{ title: 'Your payment failed' }])
    expect((await billing()).subscription).toMatchObject({ status: 'canceled', cancel_at_period_end: true })
  })

  it('say on which day a plan ends, also when that is not the end of what is paid for', async () => {
    const end = async () => (await billing()).subscription
    stripe.subscribe(customer, { endsAt: 1_795_000_000 })
    await deliver(updated())
    expect(await end()).toMatchObject({
      cancel_at_period_end: true,
      current_period_end: new Date(1_795_000_000_000).toISOString(),
    })
  })

  it('are believed by their signature alone', async () => {
    stripe.subscribe(customer, {})
    const forged = updated({ secret: 'whsec_somebody_else' })
    const old = updated({ timestamp: Math.floor(Date.now() / 1000) - 3600 })
    const honest = updated()
    const tampered = { ...honest, body: honest.body.replace(customer, 'cus_9999') }
    for (const event of [forged, old, tampered, { ...honest, headers: {} }, { ...honest, body: '' }])
      expect((await deliver(event)).status).toBe(400)
    expect(await tier()).toBe('free')
  })

  it('are refused with a time ahead of ours, and taken with a clock a little off', async () => {
    stripe.subscribe(customer, {})
    const seconds = Math.floor(Date.now() / 1000)
    expect((await deliver(updated({ timestamp: seconds + 600 }))).status).toBe(400)
    expect(await tier()).toBe('free')
    expect((await deliver(updated({ timestamp: seconds + 60 }))).status).toBe(200)
    expect(await tier()).toBe('pro')
  })

  it('are refused when they are signed and say nothing', async () => {
    for (const text of ['no json', '', 'null', '[]', '{}', '{"id":"evt_1","type":"x","data":null}'])
      expect((await deliver(stripe.signed(text))).status, text).toBe(400)
  })

  it('change something once, however often they come', async () => {
    stripe.subscribe(customer, {})
    const event = updated()
    await deliver(event)
    const asked = stripe.requests.length
    for (let time = 0; time < 3; time += 1) expect((await deliver(event)).status).toBe(200)
    expect(stripe.requests.length).toBe(asked)
    expect(await tier()).toBe('pro')
  })

  it('are answered 500 when they fail, and are taken when they come again', async () => {
    stripe.subscribe(customer, {})
    const event = updated()
    stripe.setBroken(true)
    expect((await deliver(event)).status).toBe(500)
    stripe.setBroken(false)
    expect(await tier()).toBe('free')
    expect((await deliver(event)).status).toBe(200)
    expect(await tier()).toBe('pro')
  })

  it('out of order end in the subscription’s real state', async () => {
    stripe.subscribe(customer, { status: 'canceled' })
    // The event of the beginning comes after the end.
    await deliver(stripe.event('customer.subscription.created', { customer, status: 'active' }))
    expect(await tier()).toBe('free')
  })

  it('that overtake each other end in the subscription’s real state', async () => {
    stripe.subscribe(customer, { status: 'active' })
    const reached = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    stripe.setBeforeListing(async () => {
      stripe.setBeforeListing(undefined)
      reached.resolve()
      await release.promise
    })
    // The first has read 'active' and is held before it writes; meanwhile the plan ends and the second is dealt with.
    const first = deliver(updated())
    await reached.promise
    stripe.subscribe(customer, { status: 'canceled' })
    expect((await deliver(updated())).status).toBe(200)
    release.resolve()
    expect((await first).status).toBe(200)
    expect((await billing()).subscription).toMatchObject({ status: 'canceled' })
    expect(await tier()).toBe('free')
  })

  it('of unknown customers and kinds are taken and change nothing', async () => {
    expect((await deliver(stripe.event('invoice.paid', { customer: 'cus_stranger' }))).status).toBe(200)
    expect((await deliver(stripe.event('radar.early_fraud_warning.created', {}))).status).toBe(200)
    expect(await tier()).toBe('free')
  })
})

describe('the end of an account', () => {
  it('ends what is still paid for', async () => {
    stripe.subscribe(customer, {})
    await deliver(updated())
    const body = { password: PASSWORD, confirmation: 'delete my account' }
    expect((await app.send('POST', '/api/account/deletion', { user: ada, body })).status).toBe(200)
    expect(stripe.customers.has(customer)).toBe(false)
    expect((await deliver(updated())).status).toBe(200)
  })

  it('waits when the payment provider does not answer: nothing is deleted', async () => {
    stripe.setBroken(true)
    const body = { password: PASSWORD, confirmation: 'delete my account' }
    const response = await app.send('POST', '/api/account/deletion', { user: ada, body })
    stripe.setBroken(false)
    expect(response.status).toBe(502)
    expect((await app.send('GET', '/api/account', { user: ada })).status).toBe(200)
  })
})

describe('an installation without a payment provider', () => {
  it('[2.10] says that one must be connected', async () => {
    const plain = await startTestApp()
    const bob = await plain.signUp(`bob${people}`)
    const words = 'A backend service and a card payment provider must be connected to enable subscriptions.'
    for (const path of ['/api/billing/checkout', '/api/billing/portal']) {
      const response = await plain.send('POST', path, { user: bob, body: { tier: 'pro' } })
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ error: { message: words } })
    }
    expect(await (await plain.send('GET', '/api/billing', { user: bob })).json()).toEqual({
      is_configured: false,
      tier: 'free',
      subscription: null,
      has_portal: false,
    })
    expect(await (await plain.send('GET', '/api/config')).json()).toMatchObject({ paymentsConfigured: false })
    expect((await plain.send('POST', '/api/billing/webhook', { body: '{}' })).status).toBe(404)
    await plain.stop()
  })
})
