import { AppError } from '../../../platform/app-error.ts'
import { escapeHtml } from '../../../platform/escape-html.ts'
import type { HttpApp } from '../../../platform/http/context.ts'
import { sendFile } from '../../../platform/http/static-site.routes.ts'
import { fileOf, writtenPage } from '../../../platform/http/static-site.ts'
import type { GalleryRow } from '../gallery.table.ts'
import type { FindAuthor } from './show-author.ts'

/** Max pictures in a feed. */
const ENTRIES = 50
const PICTURE_WIDTH = 1024
const TITLE_CHARACTERS = 100
const EMPTY = fileOf('.atom', Buffer.alloc(0))
/** Characters that XML forbids, even escaped. */
const UNSAYABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

type FeedDeps = {
  readonly findNewest: (limit: number) => Promise<readonly GalleryRow[]>
  readonly findAuthor: FindAuthor
  /** Public address. */
  readonly publicUrl: string
}

type Feed = {
  /** URL of the page with the same pictures. */
  readonly path: string
  readonly title: string
  readonly author: string
  readonly pictures: readonly GalleryRow[]
}

/** `GET /gallery/feed.atom` and `/authors/{id}/feed.atom`: the newest public pictures for feed readers. */
export function addFeeds(app: HttpApp, { findNewest, findAuthor, publicUrl }: FeedDeps): void {
  const send = (feed: Feed) => writtenPage(EMPTY, atomOf(feed, publicUrl), { isOnce: true })
  app.get('/gallery/feed.atom', async (c) => {
    const pictures = await findNewest(ENTRIES)
    return sendFile(c, send({ path: '/gallery', title: 'Easel gallery', author: 'Easel', pictures }))
  })
  app.get('/authors/:id{[0-9a-f]{16}}/feed.atom', async (c) => {
    const found = await findAuthor(c.req.param('id'), ENTRIES)
    if (!found) throw new AppError('not_found')
    const { id, name } = found.author
    const feed = { path: `/authors/${id}`, title: `${name} on Easel`, author: name, pictures: found.pictures }
    return sendFile(c, send(feed))
  })
}

function atomOf({ path, title, author, pictures }: Feed, publicUrl: string): string {
  const page = `${publicUrl}${path}`
  const updated = pictures[0]?.published_at ?? new Date(0)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${page}/feed.atom</id>
  <title>${text(title)}</title>
  <updated>${updated.toISOString()}</updated>
  <author><name>${text(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${text(`${page}/feed.atom`)}"/>
  <link rel="alternate" type="text/html" href="${text(page)}"/>
${pictures.map((picture) => entryOf(picture, publicUrl)).join('')}</feed>
`
}

function entryOf(picture: GalleryRow, publicUrl: string): string {
  const { generation_id: id, prompt, author, author_id, width, height } = picture
  const page = `${publicUrl}/gallery?picture=${id}`
  const file = `${publicUrl}/images/${id}.jpg?w=${PICTURE_WIDTH}`
  const moment = picture.published_at.toISOString()
  const shown = Math.round((PICTURE_WIDTH * height) / width)
  const html = `<p><img src="${escapeHtml(file)}" width="${PICTURE_WIDTH}" height="${shown}" alt=""/></p><p>${escapeHtml(prompt)}</p>`
  const by =
    author !== null && author_id !== null
      ? `<author><name>${text(author)}</name><uri>${text(`${publicUrl}/authors/${author_id}`)}</uri></author>`
      : '<author><name>Unnamed</name></author>'
  return `  <entry>
    <id>${text(page)}</id>
    <title>${text(shorten(prompt))}</title>
    <published>${moment}</published>
    <updated>${moment}</updated>
    ${by}
    <link rel="alternate" type="text/html" href="${text(page)}"/>
    <link rel="enclosure" type="image/jpeg" href="${text(file)}"/>
    <content type="html">${text(html)}</content>
  </entry>
`
}

function text(value: string): string {
  return escapeHtml(value.replaceAll(UNSAYABLE, ''))
}

function shorten(prompt: string): string {
  const characters = [...prompt]
  return characters.length > TITLE_CHARACTERS
    ? `${characters.slice(0, TITLE_CHARACTERS - 1).join('')}…`
    : prompt
}
