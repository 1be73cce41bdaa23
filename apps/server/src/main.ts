import { existsSync } from 'node:fs'
import './compile-cache.mjs'
import { countApart } from './platform/bytes-outside.ts'
import { StartupError } from './platform/startup-error.ts'

countApart()

try {
  // Imported dynamically, so that the compile cache covers it.
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { startServer } = await import('./start-server.ts')
  await startServer(process.env)
} catch (error) {
  // A plain message for problems an operator can fix; a stack trace for everything else.
  if (error instanceof StartupError) console.error(error.message)
  else console.error('Easel could not start.', error)
  process.exit(1)
}
