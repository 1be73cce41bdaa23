import { listAudio, moveAudioTask } from '@easel/contract/audio'
import { getQueue, moveTask } from '@easel/contract/queue'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { movedTask } from '#web/shared/data/task-moves.ts'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildAudioTask, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage, untilReadAnew } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const queue = page.getByRole('region', { name: 'Generation Queue' })

const LISTS = [
  { of: 'pictures', grip: 'task', read: getQueue, move: moveTask, moved: 'task.moved' },
  { of: 'sounds', grip: 'sound', read: listAudio, move: moveAudioTask, moved: 'audio.moved' },
] as const

for (const { of, grip, read, move, moved } of LISTS)
  test(`${of} that are moved twice in a row stay where they were put, whatever the server tells meanwhile`, async () => {
    let order = ['a', 'b', 'c'].map((id) => ({ id }))
    const releases: (() => void)[] = []
    server().answerBy(getQueue, () =>
      buildQueue({ tasks: of === 'pictures' ? order.map(({ id }) => buildTask(id)) : [] }),
    )
    server().answerBy(listAudio, () => ({
      tasks: of === 'sounds' ? order.map(({ id }) => buildAudioTask(id)) : [],
      items: [],
      nextCursor: null,
    }))
    server().answerBy(move, async ({ before }) => {
      const id = server().sent.at(-1)?.name.split('/').at(-2) ?? ''
      await new Promise<void>((resolve) => releases.push(resolve))
      order = movedTask(order, { id, before })
      return { id, before }
    })
    await showPage(<GeneratePage />)
    await untilReadAnew(server(), read)
    const shown = () =>
      [...queue.element().querySelectorAll('[data-queued]')]
        .map((row) => row.getAttribute('data-queued'))
        .join('')
    await expect.poll(shown).toBe('abc')
    const seen = ['abc']
    const watch = new MutationObserver(() => shown() !== seen.at(-1) && seen.push(shown()))
    watch.observe(queue.element(), { childList: true, subtree: true })

    await queue.getByRole('button', { name: `Move ${grip} 3` }).click()
    await expect.poll(shown).toBe('acb')
    await queue.getByRole('button', { name: `Move ${grip} 2` }).click()
    await expect.poll(shown).toBe('cab')
    // The second move waits for the first, whose event arrives as if another tab had made the move.
    expect(releases).toHaveLength(1)
    await server().send(moved, { id: 'c', before: 'b' })
    releases[0]?.()
    await expect.poll(() => releases).toHaveLength(2)
    const readings = () => server().asked.filter((name) => name === `GET ${read.path}`).length
    const before = readings()
    releases[1]?.()
    await expect.poll(readings).toBe(before + 1)
    await expect.poll(() => order.map(({ id }) => id).join('')).toBe('cab')
    await expect.poll(shown).toBe('cab')
    watch.disconnect()
    expect(seen).toEqual(['abc', 'acb', 'cab'])
  })
