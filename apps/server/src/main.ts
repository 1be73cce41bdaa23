import { existsSync } from 'node:fs'
import './compile-cache.mjs'
import { countApart } from './platform/bytes-outside.ts'
import { StartupError } from './platform/startup-error.ts'

countApart()

try {
  // Loaded from here on, so that the compile cache has it.
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { startServer } = await import('./start-server.ts')
  await startServer(process.env)
} catch (error) {
  // One plain message for what an operator can put right; a stack only for what they cannot.
  if (error instanceof StartupError) console.error(error.message)
  else console.error('Easel could not start.', error)
  process.exit(1)
}
