import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Cut, pictureCuts } from './picture-cuts.ts'

/** Cache kept between builds; each file is named by the hash of its recipe, path and sources. */
const KEPT = join(import.meta.dirname, '../.pictures')
const WEEK = 7 * 24 * 3_600_000
const RECIPES = readFileSync(join(import.meta.dirname, 'picture-cuts.ts'))

/** Writes the site's pictures at build; the development server sends them from the cache. */
export function cutPictures(cuts: () => readonly Cut[] = pictureCuts, folder = KEPT): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'cut-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      mkdirSync(folder, { recursive: true })
      await Promise.all(cuts().map(async (cut) => files.set(cut.path, await fileOf(cut, folder))))
      // What was used by no build for a week belongs to earlier recipes and sources, to earlier versions (folders) or to a build that was killed; what is newer, perhaps to one that runs beside this one.
      const used = new Set(files.values())
      for (const file of readdirSync(folder).map((name) => join(folder, name))) {
        if (used.has(file)) await utimes(file, new Date(), new Date())
        const kept = await stat(file).catch(() => null)
        if (kept && kept.mtimeMs < Date.now() - WEEK) await rm(file, { recursive: true, force: true })
      }
    },
    generateBundle() {
      for (const [fileName, file] of files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
    },
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const file = files.get(url.slice(1))
        if (file && existsSync(file)) response.end(readFileSync(file))
        else next()
      })
    },
  }
}

/** Path of the picture in the cache; makes the picture first if it is missing or its sources have changed. */
async function fileOf({ path, sources, make }: Cut, folder: string): Promise<string> {
  const hash = createHash('sha256').update(RECIPES).update(path)
  for (const source of sources) hash.update(readFileSync(source))
  const file = join(folder, hash.digest('hex'))
  if (existsSync(file)) return file
  // A build that is killed while it writes leaves no half picture under the final name; two at once write a file each.
  writeFileSync(`${file}.${process.pid}.part`, await make())
  renameSync(`${file}.${process.pid}.part`, file)
  return file
}
