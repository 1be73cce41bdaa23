// Lists and restores files that were set aside because no row names them: `npm run files -- list`, `npm run files -- restore [KEY]`. Reads the
// server's own settings; works while the server runs.
import { existsSync } from 'node:fs'
import { parseEnv } from '../apps/server/src/env.ts'
import { openStorage } from '../apps/server/src/open-storage.ts'
import { StartupError } from '../apps/server/src/platform/startup-error.ts'
import { createFileTrash } from '../apps/server/src/platform/storage/file-trash.ts'

const USAGE = 'Usage: npm run files -- list | restore [KEY]'

async function run(command: string, wanted: string | undefined): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const storage = await openStorage(parseEnv({ ...process.env, ROLE: 'all' }))
  const trash = createFileTrash(storage)
  let count = 0
  for await (const file of trash.list(new Date())) {
    if (wanted !== undefined && wanted !== file.original) continue
    if (command === 'restore' && ((await storage.get(file.original)) || !(await trash.putBack(file)))) {
      console.log(`${file.original}: another file lies there, left aside`)
      continue
    }
    count += 1
    console.log(`${file.day} ${file.original}`)
  }
  console.log(`${count} files ${command === 'list' ? 'are set aside' : 'are back'} in ${storage.place}`)
}

const [command, key] = process.argv.slice(2)
if (command !== 'list' && command !== 'restore') {
  console.error(USAGE)
  process.exit(1)
}
try {
  await run(command, key)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
