import type { PictureEdit } from '@easel/contract/picture-edits'
import { ASPECT_RATIOS } from '@easel/contract/pictures'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { generationsQuery } from '#web/shared/data/generations.queries.ts'
import { useEditPicture, usePictureEdits } from '#web/shared/data/picture-edits.queries.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'

const SHOWN = 24

const WORDS: Readonly<Record<PictureEdit, string>> = {
  variation: 'Variation',
  upscale: 'Upscale',
  cutout: 'Remove the background',
  reshape: 'Another ratio',
  repaint: 'Edit a painted region',
}

/** One of the library's pictures, and what can be made from it. */
export function PictureMaker() {
  const userId = useUserId()
  const [search, setSearch] = useSearchParams()
  const { data, isPending } = useInfiniteQuery({ ...generationsQuery(), enabled: userId !== null })
  const pictures = data?.pages.flatMap(({ items }) => items).slice(0, SHOWN) ?? []
  const chosen = search.get('picture') ?? pictures[0]?.id
  if (userId !== null && isPending)
    return <div role="status" aria-label="Loading your pictures" className="skeleton h-72" />
  if (pictures.length === 0)
    return (
      <EmptyState
        icon={<Images size={28} aria-hidden="true" />}
        title="A picture first"
        action={
          <ButtonLink variant="act" to={PATHS.generate}>
            Generate
          </ButtonLink>
        }
      >
        Variations, enlargements, cut-outs and other ratios start from a picture of your library.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(320px,400px)] gap-6 max-lg:grid-cols-1">
      <ul
        aria-label="Your latest pictures"
        className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] content-start gap-1.5"
      >
        {pictures.map(({ id, prompt, image_url: url }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() =>
                setSearch((now) => {
                  const next = new URLSearchParams(now)
                  next.set('picture', id)
                  return next
                })
              }
              className={classNames(
                'relative block aspect-square w-full bg-mat',
                id === chosen && 'selected',
              )}
            >
              <img
                src={client.storage.url(url, { format: 'webp', width: 256 })}
                alt={prompt}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {chosen && <EditPanel key={chosen} id={chosen} />}
    </div>
  )
}

function EditPanel({ id }: { readonly id: string }) {
  const { data, isError, refetch } = usePictureEdits(id)
  const edit = useEditPicture(id)
  const [strength, setStrength] = useState(60)
  if (isError)
    return (
      <p role="alert" className="flex items-center gap-3 text-madder-ink">
        This picture could not be read.
        <Button size="small" onClick={() => void refetch()}>
          Try Again
        </Button>
      </p>
    )
  if (!data) return <div role="status" aria-label="Loading" className="skeleton h-72" />
  const busy = edit.isPending
  const controls: Readonly<Record<PictureEdit, ReactNode>> = {
    variation: (
      <>
        <label htmlFor="strength" className="flex flex-1 items-center gap-2">
          <span className="text-12 text-ink-2">Strength</span>
          <input
            id="strength"
            type="range"
            min={0}
            max={100}
            step={5}
            value={strength}
            onChange={(event) => setStrength(event.target.valueAsNumber)}
            className="min-w-0 flex-1 accent-ultramarine"
          />
          <span className="figures w-7 text-12">{strength}</span>
        </label>
        <Button disabled={busy} onClick={() => edit.mutate({ edit: 'variation', strength: strength / 100 })}>
          Vary
        </Button>
      </>
    ),
    upscale: ([2, 4] as const).map((factor) => (
      <Button key={factor} disabled={busy} onClick={() => edit.mutate({ edit: 'upscale', factor })}>
        {factor}x
      </Button>
    )),
    cutout: (
      <Button disabled={busy} onClick={() => edit.mutate({ edit: 'cutout' })}>
        Cut out
      </Button>
    ),
    reshape: ASPECT_RATIOS.map(({ id: ratio }) => (
      <Button
        key={ratio}
        disabled={busy}
        onClick={() => edit.mutate({ edit: 'reshape', aspect_ratio: ratio })}
      >
        {ratio}
      </Button>
    )),
    repaint: null,
  }
  return (
    <section aria-label="What can be made from it" className="card h-fit divide-y divide-line rounded-4 px-4">
      <p className="py-3 text-12 text-ink-3">Each result takes one of today’s places and names its parent.</p>
      {data.options.map(({ edit: name, isPossible, how }) => (
        <div key={name} className="grid gap-2 py-3">
          <h2 className="font-semibold">{WORDS[name]}</h2>
          <p className="leading-normal text-ink-2">{how}</p>
          {isPossible && <div className="flex flex-wrap items-center gap-2">{controls[name]}</div>}
        </div>
      ))}
    </section>
  )
}
