import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g

export type BuiltSite = {
  /** The folder that is served. */
  readonly folder: string
  /** Address of the bundled app/boot/boot.ts. */
  readonly boot: string
  /** Address of the styles of everything that a page may come to show once its program runs. */
  readonly styles: string
}

/**
 * The framework starts its program while the page is still being read. A prerendered page is whole without it, so here its script becomes data:
 * what to load, and what that needs. app/boot/program.ts loads it when the time has come. The element stays where it was, for the program
 * finds its own page again by it.
 */
export function deferProgram(html: string, { folder, boot, styles }: BuiltSite): string {
  const script = MODULE_SCRIPT.exec(html)
  if (!script?.[1]) throw new Error('The framework writes its script differently now: mend deferProgram.')
  const preload = [...html.matchAll(PRELOAD)].flatMap(([, href]) => (href ? [href] : []))
  const name = `program-${createHash('sha256').update(script[1]).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(folder, 'assets', name), script[1])
  const data = JSON.stringify({ src: `/assets/${name}`, preload, styles })
  return withBoot(
    html
      .replace(PRELOAD, '')
      .replace(script[0], `<script type="application/json" id="program">${data}</script>`),
    boot,
  )
}

/** A page without HTML of its own cannot wait: it keeps the framework's script. What is painted first needs no script, so ours lets it pass. */
export function withBoot(html: string, boot: string): string {
  return html.replace(
    '</head>',
    `<script type="module" async fetchpriority="low" src="${boot}"></script></head>`,
  )
}
