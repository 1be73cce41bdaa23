import { sizeOf } from '@easel/contract/pictures'
import { isFound, readSearch } from '@easel/contract/search-text'
import { SAMPLES, type Sample } from '#web/content/samples.ts'
import type { GalleryFilter } from '#web/shared/data/gallery.queries.ts'
import { samplePaths } from '#web/shared/pictures/site-sources.ts'
import type { GalleryItem } from './gallery-item.ts'

const ITEMS: readonly (GalleryItem & Pick<Sample, 'aspectRatio'>)[] = Object.entries<Sample>(SAMPLES).map(
  ([name, { prompt, style, aspectRatio, seed }]) => ({
    id: name,
    prompt,
    negativePrompt: '',
    style,
    aspectRatio,
    seed,
    ...sizeOf(aspectRatio),
    ...samplePaths(name, sizeOf(aspectRatio).width / sizeOf(aspectRatio).height),
    published: null,
  }),
)

/** In steps of 23, because consecutive samples show the same scene. Starts with a landscape. */
const FIRST = ITEMS.findIndex(({ id }) => id === 'lake-photorealistic')
const MIXED = ITEMS.map((_, at) => ITEMS[(FIRST + at * 23) % ITEMS.length] as (typeof ITEMS)[number])

/** Samples that match a search and filters, by the server's rules. */
export function findSamples({
  q,
  style = [],
  ratio = [],
}: Partial<Pick<GalleryFilter, 'style' | 'ratio'>> & Pick<GalleryFilter, 'q'>): readonly GalleryItem[] {
  const search = readSearch(q)
  return MIXED.filter(
    (item) =>
      (style.length === 0 || style.some((one) => one === item.style)) &&
      (ratio.length === 0 || ratio.some((one) => one === item.aspectRatio)) &&
      isFound(item.prompt, search),
  )
}

export function findSample(name: string): GalleryItem | undefined {
  return ITEMS.find((item) => item.id === name)
}
