import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const MEBIBYTE = 1024 * 1024

/** Holds 192 MiB, lets go of them, and says after two idle seconds how many bytes a process with the product's flag still keeps. */
const PROGRAM = `
import { collectWhenIdle } from ${JSON.stringify(new URL('./idle-collection.ts', import.meta.url).href)}
if (process.argv[1] === 'collecting') collectWhenIdle(50)
let held = Array.from({ length: 12 }, () => new Uint8Array(16 * ${MEBIBYTE}))
held = undefined
setTimeout(() => {
  console.log(process.memoryUsage().arrayBuffers)
}, 2_000)
`

async function bytesKept(how: 'collecting' | 'waiting'): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--external-memory-accounted-in-global-limit',
    '--input-type=module',
    '--eval',
    PROGRAM,
    how,
  ])
  return Number(stdout)
}

describe('bytes that nobody holds any more', () => {
  test('are given back once the process has nothing to do', async () => {
    expect(await bytesKept('collecting')).toBeLessThan(64 * MEBIBYTE)
  })

  test('would be kept without that', async () => {
    expect(await bytesKept('waiting')).toBeGreaterThan(150 * MEBIBYTE)
  })
})
