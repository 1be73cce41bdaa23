import { expect, test } from 'vitest'
import { collectWhenIdle } from './idle-collection.ts'

test('bytes that nobody holds any more are given back once the process has nothing to do', async () => {
  const before = process.memoryUsage().arrayBuffers
  const stop = collectWhenIdle(50)
  let held: Uint8Array[] | undefined = Array.from({ length: 12 }, () => new Uint8Array(16 * 1024 * 1024))
  expect(process.memoryUsage().arrayBuffers - before).toBeGreaterThan(150 * 1024 * 1024)
  expect(held).toHaveLength(12)
  held = undefined
  await expect
    .poll(() => process.memoryUsage().arrayBuffers - before, { timeout: 20_000 })
    .toBeLessThan(64 * 1024 * 1024)
  stop()
})
