import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { countApart } from './platform/bytes-outside.ts'
import { StartupError } from './platform/startup-error.ts'

// Compiled code is kept between starts, which takes a third off them; everything but this file is therefore loaded after this line.
enableCompileCache(fileURLToPath(new URL('../dist/compile-cache', import.meta.url)))

countApart()

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { startServer } = await import('./start-server.ts')
  await startServer(process.env)
} catch (error) {
  // One plain message for what an operator can put right; a stack only for what they cannot.
  if (error instanceof StartupError) console.error(error.message)
  else console.error('Easel could not start.', error)
  process.exit(1)
}
