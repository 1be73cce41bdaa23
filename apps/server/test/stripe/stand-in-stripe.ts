import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

export const WEBHOOK_SECRET = 'whsec_of_the_stand_in'
export const PRICES = { pro: 'price_pro', premium: 'price_premium' } as const

type Json = Record<string, unknown>
type Subscription = {
  id: string
  customer: string
  status: string
  price: string
  ends?: boolean
  endsAt?: number
}
type Checkout = { id: string; customer: string; price: string; status: string; successUrl: string }

/** The settings of a product that sells by the stand-in on this port. */
export function standInStripeEnv(port: number) {
  return {
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_PRO: PRICES.pro,
    STRIPE_PRICE_PREMIUM: PRICES.premium,
    STRIPE_BASE_URL: `http://127.0.0.1:${port}`,
  }
}

/** Speaks as much of Stripe's API as a shop with subscriptions uses: form-encoded requests over HTTP, and events that are really signed. */
export async function startStandInStripe(wantedPort = 0) {
  const customers = new Map<string, { email: string; userId: string }>()
  const keys = new Map<string, string>()
  const subscriptions: Subscription[] = []
  const checkouts: Checkout[] = []
  const requests: string[] = []
  /** Answers 500 as long as it is set. */
  let isBroken = false
  /** Held back before the answer, for tests of order. */
  let beforeListing: (() => Promise<void>) | undefined
  let number = 0
  function next(prefix: string): string {
    number += 1
    return `${prefix}_${String(number).padStart(4, '0')}`
  }

  const routes: readonly [RegExp, (body: URLSearchParams, match: string[], key: string) => unknown][] = [
    [
      /^POST \/v1\/customers$/,
      (body, _match, key) => {
        const known = keys.get(key)
        const id = known ?? next('cus')
        if (key) keys.set(key, id)
        customers.set(id, { email: body.get('email') ?? '', userId: body.get('metadata[user_id]') ?? '' })
        return { id, object: 'customer' }
      },
    ],
    [
      /^DELETE \/v1\/customers\/(\w+)$/,
      (_body, [id = '']) => {
        if (!customers.delete(id)) return undefined
        for (const subscription of subscriptions)
          if (subscription.customer === id) subscription.status = 'canceled'
        return { id, object: 'customer', deleted: true }
      },
    ],
    [
      /^POST \/v1\/checkout\/sessions$/,
      (body) => {
        const checkout = {
          id: next('cs_test'),
          customer: body.get('customer') ?? '',
          price: body.get('line_items[0][price]') ?? '',
          status: 'open',
          successUrl: body.get('success_url') ?? '',
        }
        checkouts.push(checkout)
        return { ...checkout, object: 'checkout.session', url: `https://checkout.example/${checkout.id}` }
      },
    ],
    [
      /^GET \/v1\/checkout\/sessions\/(\w+)$/,
      (_body, [id = '']) => checkouts.find((checkout) => checkout.id === id),
    ],
    [
      /^POST \/v1\/billing_portal\/sessions$/,
      (body) => ({ id: next('bps'), url: `https://portal.example/${body.get('customer')}` }),
    ],
    [
      /^GET \/v1\/invoices$/,
      (body) => ({
        object: 'list',
        data: [
          {
            id: 'in_1',
            number: 'EASEL-0001',
            created: 1_780_000_000,
            total: 999,
            currency: 'usd',
            status: 'paid',
            hosted_invoice_url: `https://invoice.example/${body.get('customer')}`,
          },
        ],
      }),
    ],
  ]

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stand-in')
    const text = await readText(request)
    requests.push(`${request.method} ${url.pathname}`)
    if (isBroken) return send(response, 500, { error: { type: 'api_error', message: 'Broken.' } })
    if (request.headers.authorization !== 'Bearer sk_test_stand_in')
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'Who are you?' } })
    const body = request.method === 'GET' ? url.searchParams : new URLSearchParams(text)
    if (request.method === 'GET' && url.pathname === '/v1/subscriptions') {
      // What is true when the request arrives, told when the answer leaves.
      const data = subscriptions
        .filter(({ customer }) => customer === body.get('customer'))
        .map((subscription, index) => toWire(subscription, index))
      await beforeListing?.()
      return send(response, 200, { object: 'list', data })
    }
    for (const [pattern, run] of routes) {
      const match = pattern.exec(`${request.method} ${url.pathname}`)
      if (!match) continue
      const found = run(body, match.slice(1), String(request.headers['idempotency-key'] ?? ''))
      if (found) return send(response, 200, found)
    }
    send(response, 404, { error: { type: 'invalid_request_error', message: 'No such thing.' } })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stripe = new Stripe('sk_test_stand_in')

  return {
    env: standInStripeEnv(port),
    customers,
    checkouts,
    requests,
    /** Starts or changes the customer's subscription. */
    subscribe: (customer: string, change: Partial<Omit<Subscription, 'id' | 'customer'>>) => {
      const known = subscriptions.find((subscription) => subscription.customer === customer)
      if (known) Object.assign(known, change)
      else subscriptions.push({ id: next('sub'), customer, status: 'active', price: PRICES.pro, ...change })
    },
    setBroken: (broken: boolean) => {
      isBroken = broken
    },
    setBeforeListing: (wait: (() => Promise<void>) | undefined) => {
      beforeListing = wait
    },
    /** An event as Stripe would post it: body and signature. */
    event: (
      type: string,
      object: Json,
      options: { id?: string; secret?: string; timestamp?: number } = {},
    ) => {
      const payload = JSON.stringify({
        id: options.id ?? next('evt'),
        object: 'event',
        type,
        data: { object },
      })
      const signature = stripe.webhooks.generateTestHeaderString({
        payload,
        secret: options.secret ?? WEBHOOK_SECRET,
        ...(options.timestamp === undefined ? {} : { timestamp: options.timestamp }),
      })
      return { body: payload, headers: { 'stripe-signature': signature } }
    },
    /** Any text, truly signed. */
    signed: (payload: string) => ({
      body: payload,
      headers: {
        'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }),
      },
    }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type StandInStripe = Awaited<ReturnType<typeof startStandInStripe>>

function toWire({ id, customer, status, price, ends, endsAt }: Subscription, index: number): Json {
  return {
    id,
    object: 'subscription',
    customer,
    status,
    created: 1_780_000_000 + index,
    cancel_at: endsAt ?? null,
    cancel_at_period_end: ends === true,
    items: { data: [{ price: { id: price }, current_period_end: 1_790_000_000 }] },
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
