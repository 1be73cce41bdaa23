import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLibrary } from '#web/features/library/use-library.ts'
import { useSettled } from '#web/features/library/use-library-view.ts'
import { client } from '#web/shared/api/client.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { savedPictureHref } from '#web/shared/lib/paths.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { optionId, PaletteList } from './palette-list.tsx'
import type { PaletteGroup } from './palette-option.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

/** Pictures that a search shows at once; the library has the others. */
const PICTURES = 6
const LIST = 'palette-options'

type CommandPaletteProps = { readonly onClose: () => void }

/** Every page, what can be done from anywhere, and one’s own pictures, by a few letters. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const [search, setSearch] = useState('')
  const isSignedIn = useUserId() !== null
  const props = { search, onSearch: setSearch, onClose }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Search and commands"
      className="md:mt-[12vh]! md:mb-auto! md:w-[min(600px,92vw)]"
    >
      {isSignedIn ? <WithPictures {...props} /> : <Choice {...props} pictures={null} isSearching={false} />}
    </Dialog>
  )
}

type SearchProps = {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onClose: () => void
}

function WithPictures(props: SearchProps) {
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

type ChoiceProps = SearchProps & {
  readonly pictures: PaletteGroup | null
  readonly isSearching: boolean
  readonly note?: ReactNode
}

function Choice({ search, onSearch, onClose, pictures, isSearching, note }: ChoiceProps) {
  const [pages, actions, withWords] = usePaletteGroups(search)
  const groups = [pages, actions, pictures, withWords].filter(
    (group): group is PaletteGroup => !!group && group.options.length > 0,
  )
  const options = groups.flatMap((group) => group.options)
  const [wanted, setWanted] = useState<string | null>(null)
  // What was reached stays reached while results come in around it.
  const current = options.find(({ id }) => id === wanted) ?? options[0]
  const at = current ? options.indexOf(current) : -1

  function choose(option = current) {
    if (!option) return
    onClose()
    option.run()
  }

  function handleKeyDown(event: React.KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    // Keys that choose among an input method's words are its own.
    if (event.nativeEvent.isComposing) return
    if (step !== undefined) setWanted(options[(at + step + options.length) % options.length]?.id ?? null)
    else if (event.key === 'Enter') choose()
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="border-b border-line p-3">
        <TextInput
          large
          role="combobox"
          aria-label="Search pages, actions and your pictures"
          aria-expanded="true"
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          autoComplete="off"
          spellCheck={false}
          placeholder="Where to, or what to do?"
          value={search}
          onChange={(event) => {
            setWanted(null)
            onSearch(event.target.value)
          }}
          onKeyDown={handleKeyDown}
          before={<Search size={16} aria-hidden="true" className="text-ink-3" />}
          after={isSearching && <Spinner />}
        />
      </div>
      {note}
      <PaletteList id={LIST} groups={groups} current={current} onPoint={setWanted} onChoose={choose} />
      <p role="status" className="sr-only">
        {countText(options.length, 'result')}
      </p>
    </>
  )
}
