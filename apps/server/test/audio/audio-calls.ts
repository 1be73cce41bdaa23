import { type AudioTask, createAudio, listAudio } from '@easel/contract/audio'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import type { TestApp, TestUser } from '../harness/start-test-app.ts'

export const rain = { prompt: 'rainy café in Paris', seconds: 5, seed: 3 }

/** What people do with sounds, on the app that a test has started by then. */
export function audioCalls(app: () => TestApp) {
  const post = (user: TestUser | undefined, body: unknown, headers = {}) =>
    app().send('POST', '/api/audio', { user, body, headers })

  async function ask(user: TestUser, body: unknown = rain): Promise<AudioTask> {
    const response = await post(user, body)
    expect(response.status).toBe(202)
    return z.parse(createAudio.output, await response.json()).task
  }
  async function list(user: TestUser) {
    const response = await app().send('GET', '/api/audio', { user })
    return z.parse(listAudio.output, await response.json())
  }
  async function finished(user: TestUser, count = 1) {
    return vi.waitFor(
      async () => {
        const { items } = await list(user)
        expect(items.length).toBe(count)
        return items
      },
      { timeout: 50_000, interval: 100 },
    )
  }
  async function limits(user: TestUser) {
    const response = await app().send('GET', '/api/limits', { user })
    return (await response.json()) as { generations_today: number; remaining: number }
  }
  const cancel = (user: TestUser | undefined, id: string) =>
    app().send('POST', `/api/audio/tasks/${id}/cancel`, { user })
  return { post, ask, list, finished, limits, cancel }
}
