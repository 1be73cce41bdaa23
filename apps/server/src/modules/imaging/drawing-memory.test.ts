import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { memoryMb, threadsWithin } from './drawing-memory.ts'

const MEBIBYTE = 1024 * 1024

/** Prints how many dead bytes gather at most: while one of two pictures is drawn, and once both are done. */
const PROGRAM = `
import { boundedInMemory } from ${JSON.stringify(new URL('./drawing-memory.ts', import.meta.url).href)}
import { countApart } from ${JSON.stringify(new URL('../../platform/bytes-outside.ts', import.meta.url).href)}
/** Buffers that live for a while, as those of pictures do: only a collection of the whole heap finds them dead. */
function gathered() {
  const held = []
  let most = 0
  for (let k = 0; k < 80; k++) {
    held[k % 6] = new Uint8Array(8 * ${MEBIBYTE})
    if (k % 3 === 0) gc({ type: 'minor' })
    most = Math.max(most, process.memoryUsage().arrayBuffers)
  }
  return most
}
countApart()
const ends = []
const engine = boundedInMemory({ draw: () => new Promise((resolve) => ends.push(resolve)), close: async () => {} })
const pictures = [engine.draw({ prompt: 'a fox' }), engine.draw({ prompt: 'a cat' })]
ends[0]()
await pictures[0]
const drawing = gathered()
ends[1]()
await pictures[1]
console.log(JSON.stringify({ drawing, done: gathered() }))
`

test('dead bytes are collected in time for as long as a picture is drawn, and may gather after that', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--input-type=module',
    '--eval',
    PROGRAM,
  ])
  const { drawing, done } = JSON.parse(stdout) as { drawing: number; done: number }
  expect(drawing).toBeLessThan(320 * MEBIBYTE)
  expect(done).toBeGreaterThan(480 * MEBIBYTE)
})

test.each([
  [256, 8, 1],
  [805, 2, 1],
  [1_300, 2, 2],
  [4_300, 16, 8],
  [25_000, 2, 2],
])('in %i MB, of %i drawing threads that are wanted there are %i', (memory, wanted, threads) => {
  expect(threadsWithin(memory, wanted)).toBe(threads)
})

test('what there is of memory is known, whether it is limited or not', () => {
  expect(memoryMb()).toBeGreaterThan(100)
  expect(memoryMb()).toBeLessThan(100_000_000)
})
