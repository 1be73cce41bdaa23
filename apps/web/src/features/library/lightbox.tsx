import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { readShortcut, type ShortcutAt } from '#web/shared/lib/shortcuts.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { promptTitle } from '#web/shared/pictures/prompt-title.ts'
import { useReturnFocus } from '#web/shared/ui/focus/use-return-focus.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { PictureSteps } from '#web/shared/ui/picture-steps.tsx'
import { Seam } from '#web/shared/ui/seam.tsx'
import { FilmStrip } from './film-strip.tsx'

type LightboxProps = {
  readonly generation: Generation | null
  /** The list it was opened from, for the film strip. */
  readonly generations: readonly Generation[]
  /** The compared picture; null for none. */
  readonly other: Generation | null
  readonly total: number | undefined
  readonly onShow: (id: string) => void
  readonly onCompare: (id: string | null) => void
  readonly onClose: () => void
  /** Handles a keyboard command while no field has focus; returns whether it applies. */
  readonly onCommand: (command: ShortcutAt<'picture'>) => boolean
  readonly inspector: (title: ReactNode) => ReactNode
}

/** A picture at full height with its neighbors below, and facts and actions beside. */
export function Lightbox(props: LightboxProps) {
  const { generation, generations, other, total, onShow, onCompare, onClose, onCommand, inspector } = props
  const at = generations.findIndex(({ id }) => id === generation?.id)
  const previous = generations[at - 1]
  const next = at < 0 ? undefined : generations[at + 1]

  function handleKeyDown(event: KeyboardEvent) {
    // Menus and dialogs on top handle their own keys.
    if (!(event.target instanceof Element && event.currentTarget.contains(event.target))) return
    if (event.target.closest('input,textarea,select')) return
    const step = readShortcut('viewer', event)
    const neighbor = step && { previous, next }[step]
    const command = readShortcut('picture', event)
    if (neighbor) onShow(neighbor.id)
    else if (!command || !onCommand(command)) return
    event.preventDefault()
  }

  const focus = useReturnFocus()
  return (
    <Dialog.Root open={generation !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          onKeyDown={handleKeyDown}
          onEscapeKeyDown={(event) => {
            if (!other) return
            event.preventDefault()
            onCompare(null)
          }}
          className="fade-in fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)_372px] grid-rows-[minmax(0,1fr)] bg-mat outline-none max-lg:grid-cols-[minmax(0,1fr)_320px] max-md:block max-md:overflow-auto"
        >
          {generation && (
            <>
              <div className="flex min-h-0 min-w-0 flex-col">
                <div className="mat relative grid min-h-0 flex-1 place-items-center max-md:block max-md:flex-none">
                  {other ? (
                    <Comparison one={generation} other={other} />
                  ) : (
                    <img
                      key={generation.id}
                      src={client.storage.url(generation.imageURL, { format: 'webp' })}
                      alt={generation.prompt}
                      width={generation.width}
                      height={generation.height}
                      className="absolute inset-0 size-full object-contain max-md:static max-md:h-auto max-md:max-h-[calc(100dvh-96px)]"
                    />
                  )}
                  {!other && <PictureSteps previous={previous} next={next} onShow={({ id }) => onShow(id)} />}
                </div>
                <FilmStrip
                  generations={generations}
                  current={generation.id}
                  other={other?.id ?? null}
                  onPick={(id) => (other ? onCompare(id) : onShow(id))}
                />
              </div>
              <aside
                aria-label="About this picture"
                className="quiet-scroll flex min-h-0 flex-col divide-y divide-line overflow-auto border-l border-line bg-panel max-md:overflow-visible max-md:border-l-0"
              >
                <div className="flex h-13 flex-none items-center gap-1 py-2 pr-2 pl-4">
                  <span className="flex-1 text-12 text-ink-3 tabular-nums">
                    {at >= 0 && (
                      <>
                        <b className="text-ink">{at + 1}</b>
                        {total !== undefined && ` of ${numberText(total)}`}
                      </>
                    )}
                  </span>
                  <ShortcutKeys of="close" />
                  <Dialog.Close asChild>
                    <IconButton
                      label="Close"
                      className="max-md:fixed! max-md:top-2 max-md:right-2 max-md:z-5 max-md:bg-scrim max-md:text-white"
                    >
                      <X size={16} aria-hidden="true" />
                    </IconButton>
                  </Dialog.Close>
                </div>
                {inspector(
                  <Dialog.Title asChild>
                    <h2 className={promptTitle(generation.prompt)}>{generation.prompt}</h2>
                  </Dialog.Title>,
                )}
              </aside>
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Two pictures on top of each other, divided by a seam that is moved by mouse or keys. */
function Comparison({ one, other }: { readonly one: Generation; readonly other: Generation }) {
  const side = (picture: Generation) => (
    <img
      src={client.storage.url(picture.imageURL, { format: 'webp' })}
      alt={picture.prompt}
      className="size-full object-contain"
    />
  )
  return (
    <Seam
      key={`${one.id} ${other.id}`}
      label="Line between the two pictures"
      left={side(one)}
      right={<div className="mat size-full">{side(other)}</div>}
      className="absolute! inset-0 max-md:relative! max-md:aspect-square max-md:max-h-[calc(100dvh-96px)] max-md:w-full"
    />
  )
}
