// The server, restarted on change, and the web app's development server in front of it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = process.env['PORT'] ?? '3000'

await build()
const children = [
  spawn(
    process.execPath,
    ['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORT: port },
    },
  ),
  spawn('npx', ['--no-install', 'react-router', 'dev'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, EASEL_SERVER: `http://localhost:${port}` },
  }),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
