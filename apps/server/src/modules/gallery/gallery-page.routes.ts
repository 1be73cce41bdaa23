import type { GalleryPicture } from '@easel/contract/gallery/gallery'
import { FULL_WALL, WALL_GAPS, wallSizes, wallSources } from '@easel/contract/gallery/gallery-wall'
import { escapeHtml } from '../../platform/escape-html.ts'
import { allowStyle } from '../../platform/http/content-security-policy.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { sendFile } from '../../platform/http/static-site.routes.ts'
import { type Site, type SiteFile, writtenPage } from '../../platform/http/static-site.ts'

const PATH = '/gallery'
/** Placeholders in the built page: one tile, and a wall of samples (web: features/gallery/early-wall.tsx). */
const WAITING =
  /(<div data-early-wall="">).*<template id="early-tile">(.*?)<\/template><template id="early-wall">(.*?)<\/template>/s
const GAP = new RegExp(Object.values(WALL_GAPS).join('|'), 'g')
/** Loading attributes of a tile's picture; the first has priority. */
const LATER = /loading="lazy"([^>]*)fetchPriority="low"/

export type FindFirstPictures = (count: number) => Promise<readonly GalleryPicture[]>

/** `GET /gallery`: the built page with the newest pictures already in it, so that it need not request them. */
export function addGalleryPage(
  app: HttpApp,
  deps: { readonly site: Site; readonly find: FindFirstPictures },
): void {
  /** The last response: the same for everyone until the gallery changes, and already compressed. */
  let last: { readonly shown: string; readonly file: SiteFile } | undefined
  app.get(PATH, async (c, next) => {
    const page = deps.site.find(PATH)
    // Queries are left to the page's program.
    if (!page || page.isMissing || new URL(c.req.url).search) return next()
    // On failure the page requests the pictures itself and shows the error.
    const pictures = await deps.find(FULL_WALL).catch(() => undefined)
    if (!pictures) return next()
    const shown = JSON.stringify(pictures.map(({ id, prompt }) => [id, prompt]))
    if (shown !== last?.shown) last = { shown, file: await withPictures(page.file, pictures) }
    return sendFile(c, last.file)
  })
}

async function withPictures(built: SiteFile, pictures: readonly GalleryPicture[]): Promise<SiteFile> {
  const ratios = new Set(pictures.map(ratioOf))
  const css = [...ratios].map((ratio) => `[data-ratio="${ratio}"]{--ratio:${ratio}}`).join('')
  const html = String(await built.read())
    .replace('<html', '<html data-program="on-presence"')
    .replace('</head>', `<style>${css}</style></head>`)
    .replace(WAITING, (_, start: string, tile: string, wall: string) =>
      (start + filled(wall, tile, pictures)).replace(LATER, 'loading="eager"$1fetchpriority="high"'),
    )
  return {
    ...writtenPage(built, html),
    contentSecurityPolicy: allowStyle(built.contentSecurityPolicy ?? '', css),
  }
}

function ratioOf({ width, height }: GalleryPicture): string {
  return (width / height).toFixed(4)
}

/** Inserts the pictures before the samples, which are labeled as long as they are alone and removed when the wall is full. */
function filled(wall: string, tile: string, pictures: readonly GalleryPicture[]): string {
  if (pictures.length === 0) return wall
  const tiles = pictures.map((picture) => tileOf(tile, picture)).join('')
  return wall
    .replace(/<p.*?<\/p>/s, '')
    .replace(
      /(<ul[^>]*>)(.*)<\/ul>/s,
      (_, start: string, samples: string) =>
        `${start}${tiles}${pictures.length < FULL_WALL ? samples : ''}</ul>`,
    )
}

function tileOf(tile: string, picture: GalleryPicture): string {
  const { src, srcSet } = wallSources(picture.image_url)
  const words: Readonly<Record<string, string>> = {
    [WALL_GAPS.id]: picture.id,
    [WALL_GAPS.prompt]: picture.prompt,
    [WALL_GAPS.ratio]: ratioOf(picture),
    [WALL_GAPS.sizes]: wallSizes(picture.width / picture.height),
    [WALL_GAPS.src]: src,
    [WALL_GAPS.srcSet]: srcSet,
  }
  return tile.replace(GAP, (gap) => escapeHtml(words[gap] ?? ''))
}
