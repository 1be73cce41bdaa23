import { editPicture } from '@easel/contract/picture-edits'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import type { TestApp, TestUser } from './start-test-app.ts'

/** The id of the picture that the answered edit made, once its task has ended. */
export async function finishedEdit(app: TestApp, user: TestUser, answer: Response): Promise<string> {
  expect(answer.status).toBe(202)
  const { task } = z.parse(editPicture.output, await answer.json())
  let made: string | null = null
  // Twice the pixels take four times as long, on a machine that may be busy.
  await vi.waitFor(
    async () => {
      const { tasks } = (await (await app.send('GET', '/api/queue', { user })).json()) as {
        tasks: { id: string; generationId: string | null }[]
      }
      made = tasks.find(({ id }) => id === task.id)?.generationId ?? null
      expect(made).not.toBeNull()
    },
    { timeout: 100_000, interval: 50 },
  )
  return String(made)
}
