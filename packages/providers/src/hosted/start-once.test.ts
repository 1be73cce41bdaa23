import { describe, expect, test } from 'vitest'
import type { Drawing } from './hosted-provider.ts'
import { startOrResume } from './start-once.ts'

type Made = { readonly ok: true; readonly id: string }

function drawing(changes: Partial<Drawing>): Drawing {
  return {
    signal: new AbortController().signal,
    report: () => {},
    leave: () => {},
    closed: new AbortController().signal,
    onJob: async () => {},
    resume: undefined,
    since: () => 0,
    ...changes,
  }
}

/** A vendor that makes jobs at once, and hears that one is to be undone, or not. */
function vendor({ hears = true } = {}) {
  const log = { made: 0, undone: [] as string[] }
  const job = {
    create: async (): Promise<Made> => {
      log.made += 1
      return { ok: true, id: `job-${log.made}` }
    },
    undo: async ({ id }: Made) => {
      if (hears) log.undone.push(id)
      return hears
    },
    nameOf: ({ id }: Made) => id,
    find: (id: string): Made => ({ ok: true, id }),
  }
  return { log, job }
}

describe('a job at a vendor', () => {
  test('of an earlier run is found by its name, and none is made', async () => {
    const { log, job } = vendor()
    expect(await startOrResume(drawing({ resume: 'job-7' }), job)).toEqual({ ok: true, id: 'job-7' })
    expect(log.made).toBe(0)
  })

  test('whose name is not kept is cancelled, and may be begun anew once the vendor has heard that', async () => {
    const { log, job } = vendor()
    const onJob = () => Promise.reject(new Error('the database is away'))
    expect(await startOrResume(drawing({ onJob }), job)).toMatchObject({ ok: false, kind: 'cancelled' })
    expect(log.undone).toEqual(['job-1'])
  })

  test('[7.5] whose name is not kept and that the vendor may go on with fails, and is not begun anew', async () => {
    const { job } = vendor({ hears: false })
    const onJob = () => Promise.reject(new Error('the database is away'))
    const failed = await startOrResume(drawing({ onJob }), job)
    expect(failed).toMatchObject({ ok: false, kind: 'server', retryable: false })
    expect(failed).not.toHaveProperty('started')
  })

  test('that is made after its caller has gone is cancelled then', async () => {
    const { log, job } = vendor()
    const leaving = new AbortController()
    const answered = Promise.withResolvers<void>()
    const left: Promise<unknown>[] = []
    const starting = startOrResume(
      drawing({ signal: leaving.signal, leave: (work) => void left.push(work) }),
      { ...job, create: () => answered.promise.then(job.create) },
    )
    leaving.abort()
    expect(await starting).toMatchObject({ ok: false, kind: 'cancelled', retryable: false })
    expect(log.undone).toEqual([])
    answered.resolve()
    await Promise.all(left)
    expect(log.undone).toEqual(['job-1'])
  })
})
