import type { PageRest } from '../src/app/boot/program.ts'
import { writeAsset } from './write-asset.ts'

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const CLASSIC_SCRIPT = /<script>([\s\S]*?)<\/script>/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** What stands at the end of every page and is not seen in it: the greeting of a first visit, and the framework's scripts (src/root.tsx). */
const REST = /<dialog id="onboarding"[\s\S]*(?=<\/body>)/
const GREETING = /<dialog id="onboarding"[\s\S]*?<\/dialog>/

export type BuiltSite = {
  /** The folder that is served. */
  readonly folder: string
  /** Address of the bundled app/boot/boot.ts. */
  readonly boot: string
  /** Address of the styles of everything that a page may come to show once its program runs. */
  readonly styles: string
  /** The greeting's own styles. */
  readonly greetingStyles: string
}

/** The same in every page. */
export function greetingIn(html: string): string {
  const [greeting] = GREETING.exec(html) ?? []
  if (!greeting) throw new Error('The page has no greeting: mend deferProgram.')
  return greeting
}

/**
 * The framework starts its program while the page is still being read. A prerendered page is whole without it, so what only the program and the
 * greeting need becomes a file (`PageRest`), which app/boot/program.ts puts back when the time has come: the program must find the page as it
 * was rendered. Scripts that are put back do not run, so what they did is done by the file that starts the program.
 */
export function deferProgram(html: string, site: BuiltSite): string {
  const { folder, boot, styles, greetingStyles } = site
  const rest = REST.exec(html)?.[0] ?? ''
  const script = MODULE_SCRIPT.exec(rest)
  if (!script?.[1]) throw new Error('The framework writes its script differently now: mend deferProgram.')
  const first = [...rest.matchAll(CLASSIC_SCRIPT)].map(([, code]) => `${code};\n`)
  const src = writeAsset(folder, 'program', 'js', first.join('') + script[1])
  const preload = [...html.matchAll(PRELOAD)].flatMap(([, href]) => (href ? [href] : []))
  const file: PageRest = {
    src,
    preload,
    styles,
    greetingStyles,
    html: rest.replace(script[0], '<script></script>'),
  }
  const address = writeAsset(folder, 'rest', 'json', JSON.stringify(file))
  const place = `<script type="application/json" id="rest">"${address}"</script>`
  return withBoot(html.replace(PRELOAD, '').replace(rest, place), boot)
}

/**
 * A page without HTML of its own cannot wait: it keeps the framework's script. What is painted first needs no script, so ours lets it pass; and
 * it runs when the page has been read to its end, for what it looks for may stand in the part that a slow line still owes.
 */
export function withBoot(html: string, boot: string): string {
  return html.replace('</head>', `<script type="module" fetchpriority="low" src="${boot}"></script></head>`)
}
