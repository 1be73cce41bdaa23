import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Cut, pictureCuts } from './picture-cuts.ts'

/** Cache kept between builds; each file is named by the hash of its recipe, path and sources. */
const KEPT = join(import.meta.dirname, '../.pictures')
const RECIPES = readFileSync(join(import.meta.dirname, 'picture-cuts.ts'))

/** Writes the site's pictures at build; the development server sends them from the cache. */
export function cutPictures(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'cut-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      mkdirSync(KEPT, { recursive: true })
      await Promise.all(pictureCuts().map(async (cut) => files.set(cut.path, await fileOf(cut))))
      // What is left belongs to earlier recipes and sources, or to a build that was killed.
      const used = new Set(files.values())
      for (const name of readdirSync(KEPT)) if (!used.has(join(KEPT, name))) rmSync(join(KEPT, name))
    },
    generateBundle() {
      for (const [fileName, file] of files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
    },
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const file = files.get(url.slice(1))
        if (file) response.end(readFileSync(file))
        else next()
      })
    },
  }
}

/** Path of the picture in the cache; makes the picture first if it is missing or its sources have changed. */
async function fileOf({ path, sources, make }: Cut): Promise<string> {
  const hash = createHash('sha256').update(RECIPES).update(path)
  for (const source of sources) hash.update(readFileSync(source))
  const file = join(KEPT, hash.digest('hex'))
  if (existsSync(file)) return file
  // A build that is killed while it writes leaves no half picture under the final name.
  writeFileSync(`${file}.part`, await make())
  renameSync(`${file}.part`, file)
  return file
}
