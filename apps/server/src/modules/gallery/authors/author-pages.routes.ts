import type { HttpApp } from '../../../platform/http/context.ts'
import { CARD_WIDTH, type PageHead, withHead } from '../../../platform/http/page-head.ts'
import { sendFile } from '../../../platform/http/static-site.routes.ts'
import { type Site, writtenPage } from '../../../platform/http/static-site.ts'
import type { AuthorRow, GalleryRow } from '../gallery.table.ts'
import type { FindAuthor } from './show-author.ts'

/** `GET /authors/{id}`: an author's page with link preview tags. Unknown authors fall through to the site, which answers 404. */
export function addAuthorPages(
  app: HttpApp,
  deps: { readonly site: Site; readonly find: FindAuthor; readonly publicUrl: string },
): void {
  app.get('/authors/:id{[0-9a-f]{16}}', async (c, next) => {
    const { shell } = deps.site
    const found = shell && (await deps.find(c.req.param('id'), 1))
    if (!found) return next()
    const [newest] = found.pictures
    const html = withHead(String(await shell.read()), headOf(found.author, newest, deps.publicUrl))
    return sendFile(c, writtenPage(shell, html, { isOnce: true }))
  })
}

function headOf(author: AuthorRow, newest: GalleryRow | undefined, publicUrl: string): PageHead {
  const count = `${author.pictures.toLocaleString('en')} ${author.pictures === 1 ? 'picture' : 'pictures'}`
  const month = author.since.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const url = `${publicUrl}/authors/${author.id}`
  return {
    title: `${author.name} · Easel`,
    description: `${count} in the gallery since ${month}.`,
    type: 'profile',
    url,
    feedUrl: `${url}/feed.atom`,
    picture: newest && {
      imageUrl: `${publicUrl}/images/${newest.generation_id}.jpg?w=${CARD_WIDTH}`,
      width: newest.width,
      height: newest.height,
      alt: newest.prompt,
    },
  }
}
