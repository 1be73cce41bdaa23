import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** A process of its own, in which a socket, a promise and a defect fail with no listener; it ends by itself with 7. */
const PROGRAM = `
const { outliveUncaughtFaults } = await import(${JSON.stringify(new URL('./uncaught-faults.ts', import.meta.url).href)})
const { createLogger } = await import(${JSON.stringify(new URL('./logger.ts', import.meta.url).href)})
const { EventEmitter } = await import('node:events')
if (process.argv[1] !== 'bare') outliveUncaughtFaults(createLogger('warn'))
const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
setTimeout(() => new EventEmitter().emit('error', reset()), 1)
setTimeout(() => void Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' })), 20)
setTimeout(() => { undefined.defect }, 40)
setTimeout(() => process.exit(7), 500)
`

async function run(...args: string[]) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, ...args])
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  return {
    code,
    lines: output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  }
}

it('outlives errors without a listener and rejections that are not awaited, and logs each as fatal with its stack', async () => {
  expect((await run('bare')).code).toBe(1)
  const { code, lines } = await run()
  expect(code).toBe(7)
  // A busy machine reports them in another order.
  const reported = lines.map(({ level, isOfDependency, msg }) => `${level} ${isOfDependency} ${msg}`)
  expect(reported.sort()).toEqual([
    '60 false an error reached no listener',
    '60 true a promise was rejected and not awaited',
    '60 true an error reached no listener',
  ])
  for (const { err } of lines) expect(err.stack).toMatch(/^ +at /)
})
