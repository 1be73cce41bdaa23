import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLibrary } from '#web/features/library/use-library.ts'
import { useSettled } from '#web/features/library/use-library-view.ts'
import { client } from '#web/shared/api/client.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { savedPictureHref } from '#web/shared/lib/paths.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { optionId, PaletteList } from './palette-list.tsx'
import type { PaletteGroup } from './palette-option.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

/** Max pictures shown for a search; the library has the rest. */
const PICTURES = 6

export type PaletteState = {
  /** Element id of the current option. */
  readonly current: string | undefined
  readonly isSearching: boolean
}

/** Key handling shared with the field: the handler that moves and chooses, and whether Enter was pressed before there were any options. */
export type PaletteKeys = {
  handle: ((event: React.KeyboardEvent) => void) | null
  isEnterHeld: boolean
}

type PaletteResultsProps = {
  readonly id: string
  readonly search: string
  readonly keys: RefObject<PaletteKeys>
  readonly onState: (state: PaletteState) => void
  readonly onClose: () => void
}

/** Results of the search: pages, actions and, with a session, pictures. */
export function PaletteResults(props: PaletteResultsProps) {
  const isSignedIn = useUserId() !== null
  return isSignedIn ? <WithPictures {...props} /> : <Choice {...props} pictures={null} isSearching={false} />
}

function WithPictures(props: PaletteResultsProps) {
  const navigate = useNavigate()
  const { q } = useSettled({ q: props.search })
  const { generations, isPending, query } = useLibrary(q === undefined ? {} : { q })
  const pictures: PaletteGroup = {
    title: q === undefined ? 'Your latest pictures' : 'Your pictures',
    options: generations.slice(0, PICTURES).map(({ id, prompt, imageURL }) => ({
      id: `picture ${id}`,
      label: prompt,
      picture: client.storage.url(imageURL, { format: 'webp', width: 128 }),
      run: () => void navigate(savedPictureHref(id)),
    })),
  }
  return (
    <Choice
      {...props}
      pictures={pictures}
      isSearching={isPending || query.isPlaceholderData}
      note={
        query.isError && (
          <LoadNote
            what="Your pictures could not be searched."
            error={query.error}
            className="border-b border-line p-3"
            onRetry={() => void query.refetch()}
          />
        )
      }
    />
  )
}

type ChoiceProps = PaletteResultsProps & {
  readonly pictures: PaletteGroup | null
  readonly isSearching: boolean
  readonly note?: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function Choice({ id, search, keys, onState, onClose, pictures, isSearching, note }: ChoiceProps) {
  const [pages, actions, withWords] = usePaletteGroups(search)
  const groups = [pages, actions, pictures, withWords].filter(
    (group): group is PaletteGroup => !!group && group.options.length > 0,
  )
  const options = groups.flatMap((group) => group.options)
  const [wanted, setWanted] = useState<{ readonly id: string; readonly search: string } | null>(null)
  const point = (option: string) => setWanted({ id: option, search })
  // The option the user moved to stays current while results arrive around it, until the search changes.
  const reached = options.find((option) => option.id === wanted?.id && wanted.search === search)
  const current = reached ?? options[0]
  const at = current ? options.indexOf(current) : -1
  const active = current && optionId(current)
  useLayoutEffect(() => onState({ current: active, isSearching }), [active, isSearching, onState])

  function choose(option = current) {
    if (!option) return
    onClose()
    option.run()
  }

  const handleKey = useEffectEvent((event: React.KeyboardEvent) => {
    const step = STEPS[event.key]
    const next = step && options[(at + step + options.length) % options.length]
    if (next) point(next.id)
    else if (event.key === 'Enter') choose()
    else return
    event.preventDefault()
  })
  const chooseHeld = useEffectEvent(() => choose())
  useEffect(() => {
    const field = keys.current
    field.handle = (event) => handleKey(event)
    if (field.isEnterHeld) chooseHeld()
    return () => {
      field.handle = null
    }
  }, [keys])

  return (
    <>
      {note}
      <PaletteList id={id} groups={groups} current={current} onPoint={point} onChoose={choose} />
      <p role="status" className="sr-only">
        {countText(options.length, 'result')}
      </p>
    </>
  )
}
