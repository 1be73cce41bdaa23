import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Generation, toGeneration } from '#web/shared/data/generation.ts'
import { generationQuery, libraryQuery } from '#web/shared/data/library.queries.ts'
import { useMissingPicture } from '#web/shared/pictures/use-missing-picture.ts'
import { Inspector } from './inspector.tsx'
import { Lightbox } from './lightbox.tsx'
import type { useLibraryActions } from './use-library-actions.ts'
import type { useOpened } from './use-opened.ts'
import { type PictureWindow, usePictureCommands } from './use-picture-commands.ts'

type OpenedPictureProps = {
  readonly generations: readonly Generation[]
  readonly opened: ReturnType<typeof useOpened>
  readonly actions: ReturnType<typeof useLibraryActions>
  readonly onUseAsReference: (generation: Generation) => void
  /** See `narrowedTo` in library-filters.ts. */
  readonly narrowedTo?: number | null | undefined
}

/** The picture in the URL: from the list, or fetched by itself. */
export function OpenedPicture(props: OpenedPictureProps) {
  const { id, other: otherId, close, compare } = props.opened
  // A picture stays listed until the server answers, and the next press may come sooner. If the answer does, the address still names the picture.
  const left = useRef(new Map<string, Generation>())
  const generation = usePicture(id, props.generations, close, left.current)
  const other = usePicture(otherId, props.generations, () => compare(null))
  useEffect(() => {
    const listed = new Set(props.generations.map((one) => one.id))
    for (const one of left.current.keys())
      if (id === null || (one !== id && !listed.has(one))) left.current.delete(one)
  }, [id, props.generations])
  useEffect(() => {
    // A deletion may have failed; then its picture can be opened again.
    if (id !== null) left.current.delete(id)
  }, [id])

  function leave(leaving: Generation) {
    // Pressed again before the address has moved on.
    if (left.current.has(leaving.id)) return
    left.current.set(leaving.id, leaving)
    const at = props.generations.findIndex((one) => one.id === leaving.id)
    const stays = (one: Generation) => !left.current.has(one.id)
    const next =
      props.generations.slice(at + 1).find(stays) ?? props.generations.slice(0, at + 1).findLast(stays)
    if (next && at >= 0) props.opened.show(next.id, { replace: true })
    else close()
  }
  if (!generation) return null
  return <Opened generation={generation} other={other} onLeave={leave} {...props} />
}

type OpenedProps = OpenedPictureProps & {
  readonly generation: Generation
  readonly other: Generation | null
  readonly onLeave: (generation: Generation) => void
}

function Opened({
  generation,
  other,
  generations,
  opened,
  actions,
  onUseAsReference,
  narrowedTo,
  onLeave,
}: OpenedProps) {
  const { data: library } = useQuery(libraryQuery())
  const [window, setWindow] = useState<PictureWindow | null>(null)
  const at = generations.findIndex(({ id }) => id === generation.id)
  const whole = generation.isTrashed ? library?.trash : library?.total
  const neighbor = generations[at + 1] ?? generations[at - 1]
  const { commands, onCommand } = usePictureCommands(generation, {
    actions,
    onUseAsReference,
    open: setWindow,
    onLeave,
  })
  return (
    <Lightbox
      generation={generation}
      generations={generations}
      other={other}
      total={narrowedTo === undefined ? whole : (narrowedTo ?? undefined)}
      onShow={(id) => opened.show(id, { replace: true })}
      onCompare={opened.compare}
      onClose={opened.close}
      onCommand={onCommand}
      inspector={(title) => (
        <Inspector
          generation={generation}
          library={library}
          title={title}
          commands={commands}
          window={window}
          onWindow={setWindow}
          isComparing={other !== null}
          onCompare={() => opened.compare(other ? null : (generation.parentId ?? neighbor?.id ?? null))}
          onShow={(id) => opened.show(id, { replace: true })}
        />
      )}
    />
  )
}

function usePicture(
  id: string | null,
  generations: readonly Generation[],
  onMissing: () => void,
  left?: ReadonlyMap<string, Generation>,
): Generation | null {
  const listed = generations.find((generation) => generation.id === id) ?? left?.get(id ?? '')
  const isElsewhere = id !== null && !listed && /^gen_[0-9a-z]{26}$/.test(id)
  const { data, error, refetch } = useQuery({ ...generationQuery(id ?? ''), enabled: isElsewhere })
  useMissingPicture(isElsewhere && error, { close: onMissing, onRetry: () => void refetch() })
  if (id === null) return null
  return listed ?? (data && isElsewhere ? toGeneration(data) : null)
}
