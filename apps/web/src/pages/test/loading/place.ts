import type { Endpoint, EndpointOutput } from '@easel/contract/endpoint'
import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import type { FakeServer } from '#web/test/fake-server.ts'

/** A part of a page that may fail to load. */
export type Place = {
  readonly place: string
  /** Files below `src` that show the failure here. */
  readonly files: readonly string[]
  readonly page: () => ReactNode
  readonly path: string
  /** Sets the answers that load from the start. */
  readonly before?: (server: FakeServer) => void
  /** Presses the control that loads the part. */
  readonly open?: () => Promise<void>
  /** Where the part is, default `main`. */
  readonly within?: 'dialog'
  readonly endpoint: Endpoint
  readonly answer: (server: FakeServer) => void
  /** Text shown once the part has loaded. */
  readonly words: string | RegExp
}

export const nothing = { items: [], nextCursor: null }

export function answering<E extends Endpoint>(endpoint: E, output: EndpointOutput<E>) {
  return { endpoint, answer: (server: FakeServer) => server.answer(endpoint, output) }
}

export const choose = (name: string) => () => page.getByRole('radio', { name }).click({ force: true })
export const press = (name: string | RegExp) => () => page.getByRole('button', { name, exact: true }).click()
