import type { HttpApp } from '../../../platform/http/context.ts'
import { type PageHead, withHead } from '../../../platform/http/page-head.ts'
import { sendFile } from '../../../platform/http/static-site.routes.ts'
import { type Site, writtenPage } from '../../../platform/http/static-site.ts'
import type { AuthorRow, GalleryRow } from '../gallery.table.ts'
import type { FindAuthor } from './show-author.ts'

const CARD_WIDTH = 1200

/** `GET /authors/{id}`: the page of an author, with what unfolds it where it is pasted. Others are left to the site, which answers 404. */
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
  const title = `${author.name} · Easel`
  const count = `${author.pictures.toLocaleString('en')} ${author.pictures === 1 ? 'picture' : 'pictures'}`
  const month = author.since.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const description = `${count} in the gallery since ${month}.`
  return {
    title,
    feed: { title, href: `${publicUrl}/authors/${author.id}/feed.atom` },
    tags: [
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'profile' },
      { property: 'og:site_name', content: 'Easel' },
      { property: 'og:url', content: `${publicUrl}/authors/${author.id}` },
      ...(newest ? cardOf(newest, publicUrl) : []),
    ],
  }
}

function cardOf({ generation_id, width, height, prompt }: GalleryRow, publicUrl: string): PageHead['tags'] {
  return [
    { property: 'og:image', content: `${publicUrl}/images/${generation_id}.jpg?w=${CARD_WIDTH}` },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(CARD_WIDTH) },
    { property: 'og:image:height', content: String(Math.round((CARD_WIDTH * height) / width)) },
    { property: 'og:image:alt', content: prompt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
