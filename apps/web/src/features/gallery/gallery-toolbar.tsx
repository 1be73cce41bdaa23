import { ASPECT_RATIOS, aspectRatioSchema } from '@easel/contract/pictures'
import { STYLES, type StyleId, styleLabel, styleSchema } from '@easel/contract/styles'
import { Search, UserCheck, X } from 'lucide-react'
import type { GalleryFilter } from '#web/shared/data/gallery.queries.ts'
import { useHotkey } from '#web/shared/lib/use-hotkey.ts'
import { ClearFilters, FilterChip } from '#web/shared/ui/fields/filter-controls.tsx'
import { ChosenFilters, MultiFilter } from '#web/shared/ui/fields/multi-filter.tsx'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { useTyped } from '#web/shared/ui/fields/use-typed.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { useSignedIn } from '#web/shared/ui/use-signed-in.ts'

const STYLE_OPTIONS = STYLES.map(({ id, label }) => [id, label] as const)
const RATIO_OPTIONS = ASPECT_RATIOS.map(({ id, label }) => [id, `${label} ${id}`] as const)
/** Shown beside the menus while no filter is set. */
const SUGGESTED: readonly StyleId[] = [
  'photorealistic',
  'anime',
  'digital-art',
  '3d-render',
  'fantasy',
  'neon',
  'oil-painting',
  'pixel-art',
]

type GalleryToolbarProps = {
  readonly filter: GalleryFilter
  readonly onChange: (changes: Partial<GalleryFilter>) => void
}

/** Search, order and filters of the wall. */
export function GalleryToolbar({ filter, onChange }: GalleryToolbarProps) {
  const { input, typed, type } = useTyped(filter.q, (q) => onChange({ q }))
  useHotkey('search', () => input.current?.focus())
  const signedIn = useSignedIn()
  const styles = {
    values: filter.style,
    onChange: (values: readonly string[]) =>
      onChange({ style: values.flatMap((value) => styleSchema.safeParse(value).data ?? []) }),
  }
  const ratios = {
    values: filter.ratio,
    onChange: (values: readonly string[]) =>
      onChange({ ratio: values.flatMap((value) => aspectRatioSchema.safeParse(value).data ?? []) }),
  }
  const isNarrowed = filter.style.length > 0 || filter.ratio.length > 0 || filter.following
  return (
    <>
      <header className="flex flex-wrap items-end gap-x-3 gap-y-3 px-4 pt-5 pb-4">
        <h1 className="display text-44 max-md:text-30">Gallery</h1>
        <p className="min-w-0 flex-1 basis-72 pb-1 text-14 text-ink-3 max-md:basis-full">
          Open a picture to see its prompt, style and seed, then make your own.
        </p>
        <search className="flex gap-2 max-md:w-full max-md:flex-wrap">
          <TextInput
            type="text"
            ref={input}
            aria-label="Search public pictures"
            placeholder="Search public pictures"
            title="A word after a minus sign is left out: fox -snow"
            enterKeyHint="search"
            className="w-72! max-md:w-full!"
            value={typed}
            onChange={(event) => type(event.target.value)}
            before={<Search size={14} aria-hidden="true" className="text-ink-3" />}
            after={
              typed ? (
                <IconButton small label="Clear search" onClick={() => type('')}>
                  <X size={14} aria-hidden="true" />
                </IconButton>
              ) : (
                <ShortcutKeys of="search" className="pr-1.5" />
              )
            }
          />
          <div className="w-48 max-md:w-full">
            <Segmented
              label="Order"
              value={filter.sort}
              onChange={(sort) => onChange({ sort })}
              options={[
                { value: 'newest', label: 'Newest' },
                { value: 'likes', label: 'Most liked' },
              ]}
            />
          </div>
        </search>
      </header>
      <div className="sticky top-0 z-10 flex items-center gap-1.5 border-y border-line bg-panel px-4 py-2 max-md:top-(--header) max-md:[@media(max-height:360px)]:static">
        <div className="no-scrollbar -my-0.5 flex min-w-0 flex-1 gap-1.5 overflow-x-auto p-0.5 fade-end">
          <MultiFilter label="Style" options={STYLE_OPTIONS} {...styles} />
          <MultiFilter label="Aspect ratio" options={RATIO_OPTIONS} {...ratios} />
          <FilterChip
            isOn={filter.following}
            onClick={() => signedIn(() => onChange({ following: !filter.following }))}
          >
            <UserCheck size={14} aria-hidden="true" />
            Following
          </FilterChip>
          <ChosenFilters options={STYLE_OPTIONS} {...styles} />
          <ChosenFilters options={RATIO_OPTIONS} {...ratios} />
          {isNarrowed ? (
            <ClearFilters onClick={() => onChange({ style: [], ratio: [], following: false })} />
          ) : (
            SUGGESTED.map((id) => (
              <FilterChip
                key={id}
                isOn={false}
                className="max-md:hidden"
                onClick={() => onChange({ style: [id] })}
              >
                {styleLabel(id)}
              </FilterChip>
            ))
          )}
        </div>
      </div>
    </>
  )
}
