import { createHash } from 'node:crypto'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { GenerationRow } from '../generations/index.ts'

/** A picture and its path in the archive. */
export type PackedPicture = { readonly row: GenerationRow; readonly path: string }

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 90rem; padding: 2rem; }
ul { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); list-style: none; padding: 0; }
img { display: block; height: auto; max-width: 100%; }
p { margin: .5rem 0 0; overflow-wrap: anywhere; }
small { opacity: .75; }`
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** An offline page that shows the archive's pictures; prompts are escaped. */
export async function* indexPage(packed: readonly PackedPicture[], isTold: boolean): AsyncGenerator<string> {
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src '${STYLE_HASH}'">
<meta name="viewport" content="width=device-width"><title>Pictures from Easel</title><style>${STYLE}</style></head>
<body><h1>${packed.length} pictures</h1><ul>\n`
  for (const { row, path } of packed) {
    const address = path.split('/').map(encodeURIComponent).join('/')
    const alt = isTold ? row.prompt : ''
    const settings = [
      row.style,
      row.quality,
      `${row.width}×${row.height}`,
      row.seed === null ? '' : `seed ${row.seed}`,
    ]
    const words = isTold
      ? `<p dir="auto">${escapeHtml(row.prompt)}</p><p><small>${escapeHtml(settings.filter(Boolean).join(' · '))}</small></p>`
      : ''
    yield `<li><a href="${address}"><img src="${address}" alt="${escapeHtml(alt)}" width="${row.width}" height="${row.height}" loading="lazy"></a>${words}</li>\n`
  }
  yield '</ul></body></html>\n'
}
