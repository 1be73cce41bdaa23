import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createOpenApi } from '@easel/contract/openapi'
import type { HttpApp } from '../../platform/http/context.ts'
import { sendFile } from '../../platform/http/static-site.routes.ts'
import { fileOf, type SiteFile } from '../../platform/http/static-site.ts'
import { REFERENCE_PAGE, REFERENCE_STYLES, START_REFERENCE } from './reference-page.ts'

const { resolve } = createRequire(import.meta.url)
const ofLibrary = (name: string) => readFileSync(resolve(`swagger-ui-dist/${name}`))

/** Path below `/api/docs` → file, read on first request. Names are not hashed, so browsers revalidate. */
const FILES: Readonly<Record<string, () => SiteFile>> = {
  'swagger-ui.css': () => fileOf('.css', ofLibrary('swagger-ui.css')),
  'swagger-ui.js': () => fileOf('.js', ofLibrary('swagger-ui-bundle.js')),
  'reference.css': () => fileOf('.css', Buffer.from(REFERENCE_STYLES)),
  'start.js': () => fileOf('.js', Buffer.from(START_REFERENCE)),
}

export function addApiReference(
  app: HttpApp,
  options: {
    readonly publicUrl: string
    readonly version: string
    /** Base path; empty at the root of a host. */
    readonly siteBase: string
  },
): void {
  app.get('/api/openapi.json', (c) => c.json(createOpenApi(options.publicUrl, options.version)))
  const page = fileOf('.html', Buffer.from(REFERENCE_PAGE.replaceAll('{base}', options.siteBase)))
  app.get('/api/docs', (c) => sendFile(c, page))
  app.get('/api/docs/', (c) => c.redirect(`${options.siteBase}/api/docs`, 308))
  const read = new Map<string, SiteFile>()
  for (const [name, readNow] of Object.entries(FILES))
    app.get(`/api/docs/${name}`, (c) => {
      const file = read.get(name) ?? readNow()
      read.set(name, file)
      return sendFile(c, file)
    })
}
