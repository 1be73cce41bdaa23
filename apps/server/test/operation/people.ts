import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { NOON_ZONE } from '../harness/noon-zone.ts'

export type Person = { readonly name: string; readonly email: string; readonly token: string }

const PASSWORD = 'correct horse battery'
const PATIENCE_MS = 60_000

/** What the product said is done or taken. */
export type Acknowledged = {
  readonly pictures: Map<string, Person>
  readonly tasks: Map<string, Person>
}

export type People = ReturnType<typeof createPeople>

/** People at their pages: each asks for pictures by form and queue and reads, and every answer that came is remembered. */
export function createPeople(base: string) {
  const known: Acknowledged = { pictures: new Map(), tasks: new Map() }
  const refusals = new Map<string, number>()
  const people: Person[] = []
  let answers = 0
  let prompts = 0

  /** An answer, or undefined where none came in time or it was a refusal, which is counted. */
  async function send(method: string, path: string, person?: Person, body?: unknown): Promise<unknown> {
    try {
      const response = await fetch(base + path, {
        method,
        headers: {
          'x-time-zone': NOON_ZONE,
          ...(person ? { authorization: `Bearer ${person.token}` } : {}),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const answer = await response.json()
      answers += 1
      if (response.ok) return answer
      count(`${method} ${path.split('?')[0]}: ${response.status}`)
    } catch (error) {
      count(`${method} ${path.split('?')[0]}: ${(error as Error).name}`)
    }
    return undefined
  }

  function count(refusal: string): void {
    refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
  }

  function enter(how: 'sign-up' | 'sign-in', body: object): Promise<Response> {
    return fetch(`${base}/api/auth/${how}/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://studio.test' },
      body: JSON.stringify(body),
    })
  }

  async function useForm(person: Person): Promise<void> {
    prompts += 1
    const body = { prompt: `a boat at dusk ${prompts}`, aspect_ratio: '1:1', model: 'flux-dev' }
    const answer = await send('POST', '/api/functions/replicate-generate', person, body)
    if (answer) known.pictures.set((answer as { id: string }).id, person)
  }

  /** Asks this process for one picture of the queue, and gives its answer whatever it is. */
  async function askForPicture(origin: string): Promise<{ status: number; body: unknown }> {
    prompts += 1
    const [person] = people
    if (!person) throw new Error('no one has signed up')
    const response = await fetch(`${origin}/api/queue`, {
      method: 'POST',
      headers: {
        'x-time-zone': NOON_ZONE,
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(queuedPicture(1)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body = await response.json()
    if (response.ok)
      for (const { id } of (body as { tasks: { id: string }[] }).tasks) known.tasks.set(id, person)
    return { status: response.status, body }
  }

  function queuedPicture(count: number) {
    return {
      prompt: `a tower in fog ${prompts}`,
      style: 'line-art',
      quality: 'high',
      aspect_ratio: '1:1',
      count,
    }
  }

  async function useQueue(person: Person, amount: number): Promise<void> {
    prompts += 1
    const answer = await send('POST', '/api/queue', person, queuedPicture(amount))
    if (answer)
      for (const { id } of (answer as { tasks: { id: string }[] }).tasks) known.tasks.set(id, person)
  }

  /** One thing of all that people do, by turns. */
  function act(person: Person, turn: number): Promise<unknown> {
    if (turn % 8 === 1 || turn % 8 === 5) return useForm(person)
    if (turn % 8 === 3) return useQueue(person, 2)
    if (turn % 8 === 6) return useOthers(person)
    return send('GET', '/api/limits', person)
  }

  /** What a payment provider and a mail server are asked for. */
  async function useOthers(person: Person): Promise<void> {
    await send('POST', '/api/billing/checkout', person, { tier: 'pro' })
    await send('POST', '/api/auth/request-password-reset', undefined, { email: person.email })
  }

  return {
    known,
    people,
    act,
    refusals,
    answers: () => answers,
    send,
    useForm,
    useQueue,
    askForPicture,
    signUp: async (amount: number): Promise<void> => {
      for (let index = 0; index < amount; index += 1) {
        const name = `Person ${index}`
        const email = `person-${index}-${randomUUID()}@example.com`
        await enter('sign-up', { email, name, password: PASSWORD })
        const response = await enter('sign-in', { email, password: PASSWORD })
        const token = response.headers.get('set-auth-token')
        if (!token) throw new Error(`sign-in: ${response.status} ${await response.text()}`)
        people.push({ name, email, token })
      }
    },
    /** Each person acts one thing after the other until it ends. */
    actUntil: async (
      isOver: () => boolean,
      act: (person: Person, turn: number) => Promise<unknown>,
      restMs = 0,
    ): Promise<void> => {
      await Promise.all(
        people.map(async (person) => {
          for (let turn = 0; !isOver(); turn += 1) {
            await act(person, turn)
            if (restMs > 0) await pause(restMs)
          }
        }),
      )
    },
    /** Waits until every task has ended. Throws after `withinMs`. */
    drain: async (withinMs: number): Promise<void> => {
      const deadline = Date.now() + withinMs
      for (const person of people) {
        for (;;) {
          const limits = (await send('GET', '/api/limits', person)) as { reserved: number } | undefined
          if (limits?.reserved === 0) break
          if (Date.now() > deadline) throw new Error(`tasks do not end: ${limits?.reserved} are left`)
          await pause(200)
        }
      }
    },
  }
}
