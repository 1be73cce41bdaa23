import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../src/platform/clock.ts'
import { type Logger, silentLogger } from '../../src/platform/logger.ts'
import { startTestApp } from '../harness/start-test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-drafts-'))
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const drafts = ['files', 'spool'].map((place) => join(folder, place, '.drafts/left'))
const left = () => drafts.map((draft) => existsSync(draft))

function leaveDrafts(): void {
  const at = new Date(Date.now() - 2 * HOUR_MS)
  for (const draft of drafts) {
    mkdirSync(dirname(draft), { recursive: true })
    writeFileSync(draft, 'half')
    utimesSync(draft, at, at)
  }
}

test('drafts of writes that were cut off go while the clock is believed, and stay while it is not', async () => {
  leaveDrafts()
  const app = await startTestApp({ env: { DATA_DIR: folder } })
  await expect.poll(left, { timeout: 20_000 }).toEqual([false, false])
  await app.stop()

  leaveDrafts()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS })
  const refused = Promise.withResolvers<void>()
  const warn = (line: { job?: string }) => {
    if (line.job === 'clock') refused.resolve()
  }
  const ahead = await startTestApp({
    env: { DATA_DIR: folder },
    logger: { ...silentLogger, warn } as Logger,
    isRestart: true,
  })
  await refused.promise
  await ahead.stop()
  expect(left()).toEqual([true, true])
})
