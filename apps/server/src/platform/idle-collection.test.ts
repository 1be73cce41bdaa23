import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const MEBIBYTE = 1024 * 1024

/** Allocates much outside and inside the heap, releases it, and after two idle seconds prints what a process with the product's flag still holds. */
const PROGRAM = `
import { collectWhenIdle } from ${JSON.stringify(new URL('./idle-collection.ts', import.meta.url).href)}
if (process.argv[1] === 'collecting') collectWhenIdle(50)
let held = Array.from({ length: 12 }, () => new Uint8Array(16 * ${MEBIBYTE}))
let rows = Array.from({ length: 1_000_000 }, (_, index) => ({ index, text: 'row ' + index }))
held = rows = undefined
setTimeout(() => {
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  console.log(JSON.stringify({ arrayBuffers, heapUsed }))
}, 2_000)
`

async function bytesKept(how: 'collecting' | 'waiting'): Promise<{ arrayBuffers: number; heapUsed: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--external-memory-accounted-in-global-limit',
    '--input-type=module',
    '--eval',
    PROGRAM,
    how,
  ])
  return JSON.parse(stdout)
}

describe('bytes that are no longer in use', () => {
  test('are given back once the process has nothing to do', async () => {
    const { arrayBuffers, heapUsed } = await bytesKept('collecting')
    expect(arrayBuffers).toBeLessThan(64 * MEBIBYTE)
    expect(heapUsed).toBeLessThan(48 * MEBIBYTE)
  })

  test('would be kept without that', async () => {
    const { arrayBuffers, heapUsed } = await bytesKept('waiting')
    expect(arrayBuffers).toBeGreaterThan(150 * MEBIBYTE)
    expect(heapUsed).toBeGreaterThan(48 * MEBIBYTE)
  })
})
