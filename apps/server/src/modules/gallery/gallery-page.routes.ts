import type { GalleryPicture } from '@easel/contract/gallery/gallery'
import {
  EARLY_GALLERY_ID,
  FIRST_PICTURE_LINK,
  firstPictureLink,
  wallSources,
} from '@easel/contract/gallery/gallery-wall'
import type { HttpApp } from '../../platform/http/context.ts'
import { sendFile } from '../../platform/http/static-site.routes.ts'
import { type Site, type SiteFile, writtenPage } from '../../platform/http/static-site.ts'

const PATH = '/gallery'
/** More than any screen shows before the program is there. */
const SHOWN = 24

export type FindFirstPictures = (count: number) => Promise<readonly GalleryPicture[]>

/** `GET /gallery`: the built page with the wall's first pictures written into it, so that it need not ask for them. */
export function addGalleryPage(
  app: HttpApp,
  deps: { readonly site: Site; readonly find: FindFirstPictures },
): void {
  /** The page sent last: until the gallery changes it is the same for all, and compressed already. */
  let last: { readonly json: string; readonly file: SiteFile } | undefined
  app.get(PATH, async (c, next) => {
    const page = deps.site.find(PATH)
    // What an address asks for is the program's to show.
    if (!page || page.isMissing || new URL(c.req.url).search) return next()
    // Without them the page asks by itself, and says what does not work.
    const pictures = await deps.find(SHOWN).catch(() => undefined)
    if (!pictures) return next()
    const json = jsonOf(pictures)
    if (json !== last?.json)
      last = {
        json,
        file: writtenPage(page.file, withPictures(String(await page.file.read()), pictures, json)),
      }
    return sendFile(c, last.file)
  })
}

function jsonOf(pictures: readonly GalleryPicture[]): string {
  const shown = pictures.map(({ id, prompt, width, height, image_url }) => ({
    id,
    prompt,
    width,
    height,
    image_url,
  }))
  // Nothing in a prompt can end the element that carries it.
  return JSON.stringify(shown).replaceAll('<', '\\u003c')
}

function withPictures(html: string, pictures: readonly GalleryPicture[], json: string): string {
  const data = `<script type="application/json" id="${EARLY_GALLERY_ID}">${json}</script></head>`
  const [first] = pictures
  const own = first
    ? html.replace(
        FIRST_PICTURE_LINK,
        firstPictureLink(wallSources(first.image_url), first.width / first.height),
      )
    : html
  return own.replace('</head>', () => data)
}
