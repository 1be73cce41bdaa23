import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC_PAGES } from '../src/content/public-pages.ts'
import { compressFiles } from './compress-files.ts'
import { holdProgram } from './hold-program.ts'
import { moveStyles } from './move-styles.ts'
import { writeWorker } from './service-worker.ts'
import { gatherPages, takeOutBase } from './take-out-base.ts'

const SHELL = '__spa-fallback.html'

/** Finishes the framework's build: holds the program back, moves styles, writes the service worker, compresses files. */
export async function finishSite(folder: string): Promise<void> {
  gatherPages(folder, SHELL)
  for (const path of PUBLIC_PAGES) rewrite(join(folder, path, 'index.html'), holdProgram)
  const shell = rewrite(join(folder, SHELL), (html) => html)
  await writeWorker(folder, shell)
  takeOutBase(folder)
  await compressFiles(folder)
}

function rewrite(file: string, change: (html: string) => string): string {
  const html = change(moveStyles(readFileSync(file, 'utf8')))
  writeFileSync(file, html)
  return html
}
