import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SESSION_PAGES } from '@easel/contract/paths'
import { PUBLIC_PAGES } from '../src/shared/lib/public-pages.ts'
import { bundleScript, hashedName } from './bundle-script.ts'
import { compressFiles } from './compress-files.ts'
import { deferProgram, withBoot } from './defer-program.ts'
import { serviceWorker } from './service-worker.ts'
import { listedPages, RSS_PATH, robots, rss, sitemap } from './site-files.ts'

const SOURCE = join(import.meta.dirname, '../src')
const SHELL = '__spa-fallback.html'

/** What the framework's build leaves to do: when the program starts, what search engines read, the worker, compressed files. */
export async function finishSite(folder: string): Promise<void> {
  const bootCode = await bundleScript(join(SOURCE, 'app/boot/boot.ts'))
  const boot = `/assets/${hashedName('boot', bootCode)}`
  writeFileSync(join(folder, boot), bootCode)

  const pages = PUBLIC_PAGES.map((path) => {
    const file = join(folder, path, 'index.html')
    if (!existsSync(file)) throw new Error(`${path} was not prerendered.`)
    const html = deferProgram(readFileSync(file, 'utf8'), { folder, boot })
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
