import type { GalleryPicture } from '@easel/contract/gallery/gallery'
import {
  EARLY_GALLERY_ID,
  type WallSources,
  wallSizes,
  wallSources,
} from '@easel/contract/gallery/gallery-wall'
import { type EarlySample, FULL_WALL } from '#web/features/gallery/early-sample.ts'
import { justifyRows } from '#web/features/gallery/justified-rows.ts'
import { galleryPictureHref } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { samplePaths } from '#web/shared/pictures/site-sources.ts'
import { isRunning, startQuietly } from './program.ts'

/** The wall's own (features/gallery/gallery-wall.tsx): what is drawn here stays in its place when the program draws it. */
const PADDING = 4
const GROUT = 4

/** Longest wait in milliseconds for the first row's pictures before the others are asked for all the same. */
const MAX_WAIT_MS = 3_000

type Listed = Pick<GalleryPicture, 'id' | 'prompt' | 'width' | 'height' | 'image_url'>
type Shown = EarlySample & WallSources & { readonly isSample: boolean }

/** Draws the gallery's first pictures before its program is there (features/gallery/early-wall.tsx). Whatever fails is the program's to say. */
export function fillEarlyWall(): void {
  const wall = document.querySelector<HTMLElement>('[data-early-wall]')
  // The program shows what the address asks for.
  if (wall && !location.search) fill(wall).catch(startQuietly)
}

async function fill(wall: HTMLElement): Promise<void> {
  const items = listedInPage() ?? (await listedByServer())
  if (isRunning() || !wall.isConnected) return
  const rows = document.createElement('div')
  rows.style.cssText = `display:grid;gap:${GROUT}px;padding:${PADDING}px`
  const shown = [...items.map(fromPicture), ...(items.length < FULL_WALL ? samplesOf(wall) : [])]
  const note = items.length > 0 ? null : copyOf(wall, 'samples', 'p')
  const list = justifyRows(shown, wall.clientWidth - 2 * PADDING, GROUT)
  const first: HTMLImageElement[] = []
  const later: (() => void)[] = []
  for (const [at, { items: row, height, isFull }] of list.entries()) {
    const line = document.createElement('div')
    line.style.cssText = `display:flex;gap:${GROUT}px;height:${height}px;content-visibility:auto`
    for (const item of row) {
      const { tile, picture } = tileOf(wall, item, height, isFull)
      line.append(tile)
      if (!picture) continue
      if (at > 0) later.push(() => show(picture, item, height))
      else {
        Object.assign(picture, { loading: 'eager', fetchPriority: 'high', decoding: 'auto' })
        show(picture, item, height)
        first.push(picture)
      }
    }
    rows.append(line)
  }
  wall.replaceChildren(...[note, rows].filter((part) => part !== null))
  // On a slow line they would take the bytes from what is seen first.
  await Promise.race([Promise.allSettled(first.map((picture) => picture.decode())), patience()])
  await painted()
  for (const ask of later) ask()
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
}

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** The server writes the first pictures into the page, unless it could not read them. */
function listedInPage(): readonly Listed[] | undefined {
  const data = document.getElementById(EARLY_GALLERY_ID)?.textContent
  return data ? (JSON.parse(data) as readonly Listed[]) : undefined
}

async function listedByServer(): Promise<readonly Listed[]> {
  const response = await fetch(inSite('/api/gallery'))
  if (!response.ok) throw new Error(`The gallery answered ${response.status}`)
  return ((await response.json()) as { readonly items: readonly Listed[] }).items
}

function fromPicture({ image_url, ...shown }: Listed): Shown {
  return { ...shown, ...wallSources(image_url), isSample: false }
}

function samplesOf(wall: HTMLElement): readonly Shown[] {
  const data = JSON.parse(wall.dataset['samples'] ?? '[]') as readonly EarlySample[]
  return data.map((sample) => ({
    ...sample,
    ...samplePaths(sample.id, sample.width / sample.height),
    isSample: true,
  }))
}

/** A copy of what one of the prerendered templates holds. */
function copyOf(wall: HTMLElement, template: 'tile' | 'samples', selector: string): HTMLElement | null {
  const holder = wall.querySelector<HTMLTemplateElement>(`template[data-early="${template}"]`)
  return holder?.content.querySelector<HTMLElement>(selector)?.cloneNode(true) as HTMLElement | null
}

type Tile = { readonly tile: HTMLElement; readonly picture?: HTMLImageElement }

function tileOf(wall: HTMLElement, item: Shown, height: number, isFull: boolean): Tile {
  const ratio = item.width / item.height
  const tile = document.createElement('div')
  tile.style.cssText = isFull ? `min-width:0;flex:${ratio} 1 0` : `min-width:0;width:${height * ratio}px`
  const link = copyOf(wall, 'tile', 'a')
  const picture = link?.querySelector('img')
  if (!link || !picture) return { tile }
  link.setAttribute('href', inSite(galleryPictureHref(item.id)))
  link.setAttribute('aria-label', `Open: ${item.prompt}`)
  picture.loading = 'lazy'
  const badge = item.isSample ? copyOf(wall, 'samples', 'span') : null
  if (badge) link.append(badge)
  tile.append(link)
  return { tile, picture }
}

function show(picture: HTMLImageElement, { width, height, src, srcSet }: Shown, shownHeight: number): void {
  picture.sizes = wallSizes((shownHeight * width) / height)
  picture.srcset = srcSet
  picture.src = src
}
