// Builds what is not current, then becomes the server.
import { build } from './build.ts'

await build()
await import('../apps/server/src/main.ts')
