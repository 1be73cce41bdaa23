// Builds what is out of date, then becomes the server.
import { build } from './build.ts'

await build()
await import('../apps/server/src/main.ts')
