import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_BASE, SESSION_PAGES } from '@easel/contract/paths'
import { PUBLIC_PAGES } from '../src/content/public-pages.ts'
import { FEED_PATH } from '../src/shared/lib/paths.ts'
import { bundleScript } from './bundle-script.ts'
import { compressFiles } from './compress-files.ts'
import { copyCutPictures } from './cut-pictures.ts'
import { holdProgram, withBoot } from './hold-program.ts'
import { moveStyles } from './move-styles.ts'
import { serviceWorker } from './service-worker.ts'
import { listedPages, robots, rss, sitemap } from './site-files.ts'
import { gatherPages, takeOutBase } from './take-out-base.ts'
import { writeAsset } from './write-asset.ts'

const SOURCE = join(import.meta.dirname, '../src')
const SHELL = '__spa-fallback.html'

/** What the framework's build leaves to do: when the program starts, what search engines read, the worker, compressed files. */
export async function finishSite(folder: string): Promise<void> {
  gatherPages(folder, SHELL)
  copyCutPictures(folder)
  const boot = writeAsset(folder, 'boot', 'js', await bundleScript(join(SOURCE, 'app/boot/boot.ts')))
  const fallback = moveStyles(readFileSync(join(folder, SHELL), 'utf8'))
  const pages = PUBLIC_PAGES.map((path) => {
    const file = join(folder, path, 'index.html')
    if (!existsSync(file)) throw new Error(`${path} was not prerendered.`)
    const held = holdProgram(moveStyles(readFileSync(file, 'utf8')))
    const html = withBoot(held, BUILD_BASE + boot)
    writeFileSync(file, html)
    return { path, html }
  })
  const shell = withBoot(fallback, BUILD_BASE + boot)
  writeFileSync(join(folder, SHELL), shell)

  writeFileSync(join(folder, 'sitemap.xml'), sitemap(listedPages(pages)))
  writeFileSync(join(folder, FEED_PATH), rss())
  writeFileSync(join(folder, 'robots.txt'), robots(SESSION_PAGES))
  writeFileSync(join(folder, 'sw.js'), await serviceWorker({ folder, shell, boot, source: SOURCE }))
  takeOutBase(folder)
  await compressFiles(folder)
}
