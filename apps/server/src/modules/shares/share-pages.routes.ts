import { shareTitle } from '@easel/contract/shares'
import { styleLabel } from '@easel/contract/styles'
import type { HttpApp } from '../../platform/http/context.ts'
import { CARD_WIDTH, type PageHead, withHead } from '../../platform/http/page-head.ts'
import { sendFile } from '../../platform/http/static-site.routes.ts'
import { type Site, writtenPage } from '../../platform/http/static-site.ts'
import type { FindShared } from './find-shared.ts'
import type { SharedPictureRow } from './shares.table.ts'

const DESCRIPTION_CHARACTERS = 200

/**
 * `GET /{token}`: a shared picture's page with link preview tags. Anything but a valid token falls through to the site, which serves its own
 * pages and the not-found page.
 */
export function addSharePages(
  app: HttpApp,
  deps: { readonly site: Site; readonly find: FindShared; readonly publicUrl: string },
): void {
  app.get('/:token{[0-9A-Za-z]{12}}', async (c, next) => {
    const { shell, find: findPage } = deps.site
    if (!shell || findPage(c.req.path)?.isMissing === false) return next()
    const row = await deps.find(c.req.param('token'))
    if (!row) return next()
    const html = withHead(String(await shell.read()), headOf(row, deps.publicUrl))
    return sendFile(c, writtenPage(shell, html, { isOnce: true }))
  })
}

function headOf(row: SharedPictureRow, publicUrl: string): PageHead {
  const title = shareTitle(row.prompt)
  const style = styleLabel(row.style)
  const size = `${row.width} × ${row.height}`
  const description = row.prompt === null ? `${style}, ${size}.` : `${shorten(row.prompt)} ${style}, ${size}.`
  return {
    title,
    description,
    type: 'website',
    url: `${publicUrl}/${row.token}`,
    picture: {
      imageUrl: `${publicUrl}/images/shared/${row.token}.jpg?w=${CARD_WIDTH}`,
      width: row.width,
      height: row.height,
      alt: row.prompt === null ? title : shorten(row.prompt),
    },
  }
}

function shorten(text: string): string {
  const characters = [...text]
  if (characters.length <= DESCRIPTION_CHARACTERS) return /[.!?]$/.test(text) ? text : `${text}.`
  return `${characters.slice(0, DESCRIPTION_CHARACTERS - 1).join('')}…`
}
