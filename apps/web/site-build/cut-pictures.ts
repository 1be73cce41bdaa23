import { createHash } from 'node:crypto'
import { cpSync, createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { PUBLIC, pictureCuts } from './picture-cuts.ts'

const CUT = join(import.meta.dirname, '../.pictures')
/** Which sources and recipe each cut picture was made from. */
const STAMP = join(CUT, 'made-from.json')
const AT_ONCE = 4
const RECIPES = readFileSync(join(import.meta.dirname, 'picture-cuts.ts'))

/** Cuts what is not yet cut from its source as it is now. */
async function cutAll(): Promise<void> {
  const known = existsSync(STAMP) ? (JSON.parse(readFileSync(STAMP, 'utf8')) as Record<string, string>) : {}
  const made: Record<string, string> = {}
  const waiting = [...pictureCuts()]
  async function work(): Promise<void> {
    for (let cut = waiting.shift(); cut; cut = waiting.shift()) {
      const sources = cut.sources.map((source) => readFileSync(join(PUBLIC, source)))
      const file = join(CUT, cut.path)
      const hash = createHash('sha256').update(RECIPES)
      for (const bytes of sources) hash.update(bytes)
      const digest = hash.digest('hex').slice(0, 16)
      if (known[cut.path] !== digest || !existsSync(file)) {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, await cut.make(sources))
      }
      made[cut.path] = digest
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  mkdirSync(CUT, { recursive: true })
  writeFileSync(STAMP, JSON.stringify(made))
}

/** Puts the cut pictures into the built site. */
export function copyCutPictures(folder: string): void {
  for (const { path } of pictureCuts()) cpSync(join(CUT, path), join(folder, path))
}

/** Cuts pictures before the build needs them; the development server finds them where they were cut. */
export function cutPictures(): Plugin {
  return {
    name: 'cut-pictures',
    buildStart: cutAll,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1)
        if (!pictureCuts().some((cut) => cut.path === path)) return next()
        response.setHeader('content-type', path.endsWith('.jpg') ? 'image/jpeg' : 'image/avif')
        createReadStream(join(CUT, path)).pipe(response)
      })
    },
  }
}
