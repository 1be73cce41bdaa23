import type { Endpoint, EndpointOutput } from '@easel/contract/endpoint'
import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import type { FakeServer } from '#web/test/fake-server.ts'

/** A part of a page that may not load. */
export type Place = {
  readonly place: string
  /** Files below `src` that show what did not load here. */
  readonly files: readonly string[]
  readonly page: () => ReactNode
  readonly path: string
  /** What is answered from the start. */
  readonly before?: (server: FakeServer) => void
  /** What is pressed for the part to be asked for. */
  readonly open?: () => Promise<void>
  /** Where it stands, default `main`. */
  readonly within?: 'dialog'
  readonly endpoint: Endpoint
  readonly answer: (server: FakeServer) => void
  /** What is read once it is there. */
  readonly words: string | RegExp
}

export const nothing = { items: [], nextCursor: null }

export function answering<E extends Endpoint>(endpoint: E, output: EndpointOutput<E>) {
  return { endpoint, answer: (server: FakeServer) => server.answer(endpoint, output) }
}

export const choose = (name: string) => () => page.getByRole('radio', { name }).click({ force: true })
export const press = (name: string | RegExp) => () => page.getByRole('button', { name, exact: true }).click()
