import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SESSION_PAGES } from '@easel/contract/paths'
import { PATHS } from '../src/shared/lib/paths.ts'
import { PUBLIC_PAGES } from '../src/shared/lib/public-pages.ts'
import { bundleScript, hashedName } from './bundle-script.ts'
import { compressFiles } from './compress-files.ts'
import { deferProgram, withBoot } from './defer-program.ts'
import { markSamples } from './mark-samples.ts'
import { serviceWorker } from './service-worker.ts'
import { listedPages, RSS_PATH, robots, rss, sitemap } from './site-files.ts'

const SOURCE = join(import.meta.dirname, '../src')
const SHELL = '__spa-fallback.html'

/** What the framework's build leaves to do: when the program starts, what search engines read, the worker, compressed files. */
export async function finishSite(folder: string): Promise<void> {
  markSamples(folder)
  const boot = await writeBoot(folder, 'boot')
  const boots: Readonly<Record<string, string>> = {
    [PATHS.gallery]: await writeBoot(folder, 'boot-gallery'),
  }
  const pages = PUBLIC_PAGES.map((path) => {
    const file = join(folder, path, 'index.html')
    if (!existsSync(file)) throw new Error(`${path} was not prerendered.`)
    const html = deferProgram(readFileSync(file, 'utf8'), { folder, boot: boots[path] ?? boot })
    writeFileSync(file, html)
    return { path, html }
  })
  const shell = withBoot(readFileSync(join(folder, SHELL), 'utf8'), boot)
  writeFileSync(join(folder, SHELL), shell)

  writeFileSync(join(folder, 'sitemap.xml'), sitemap(listedPages(pages)))
  writeFileSync(join(folder, RSS_PATH), rss())
  writeFileSync(join(folder, 'robots.txt'), robots(SESSION_PAGES))
  writeFileSync(join(folder, 'sw.js'), await serviceWorker({ folder, shell, boot, source: SOURCE }))
  await compressFiles(folder)
}

/** Bundles one of app/boot; returns its address. */
async function writeBoot(folder: string, name: string): Promise<string> {
  const code = await bundleScript(join(SOURCE, `app/boot/${name}.ts`))
  const address = `/assets/${hashedName(name, code)}`
  writeFileSync(join(folder, address), code)
  return address
}
