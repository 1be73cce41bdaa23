import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { KeyboardEvent } from 'react'
import { readShortcut } from '#web/shared/lib/shortcuts.ts'
import { promptTitle } from '#web/shared/pictures/prompt-title.ts'
import { useReturnFocus } from '#web/shared/ui/focus/use-return-focus.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { PictureSteps } from '#web/shared/ui/picture-steps.tsx'
import type { GalleryItem } from './gallery-item.ts'
import { MoreLikeThis } from './more-like-this.tsx'
import { PictureInspector } from './picture-inspector.tsx'
import { usePublishedCommands } from './use-published-commands.ts'

type GalleryLightboxProps = {
  readonly item: GalleryItem | null
  /** Its neighbors on the wall. */
  readonly previous: GalleryItem | undefined
  readonly next: GalleryItem | undefined
  readonly onShow: (item: GalleryItem) => void
  readonly onClose: () => void
}

/** A picture at full height with its facts and actions. */
export function GalleryLightbox({ item, previous, next, onShow, onClose }: GalleryLightboxProps) {
  const commands = usePublishedCommands()

  function handleKeyDown(event: KeyboardEvent) {
    // Dialogs on top handle their own keys; Alt with arrows navigates the browser.
    if (!(event.target instanceof Element && event.currentTarget.contains(event.target))) return
    if (event.target.closest('input,textarea,select')) return
    const step = readShortcut('viewer', event)
    const neighbor = step && { previous, next }[step]
    const command = readShortcut('published', event)
    if (neighbor) onShow(neighbor)
    else if (command && item) commands[command](item)
    else return
    event.preventDefault()
  }

  const focus = useReturnFocus()
  return (
    <Dialog.Root open={item !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          onKeyDown={handleKeyDown}
          className="fade-in fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)_372px] bg-mat outline-none max-lg:grid-cols-[minmax(0,1fr)_320px] max-md:flex max-md:flex-col max-md:overflow-auto"
        >
          {item && (
            <>
              <div className="mat relative grid min-h-0 place-items-center max-md:flex-none">
                <img
                  key={item.id}
                  src={item.src}
                  alt={item.prompt}
                  width={item.width}
                  height={item.height}
                  className="h-dvh w-full object-contain max-md:h-auto max-md:max-h-dvh"
                />
                <PictureSteps previous={previous} next={next} onShow={onShow} />
              </div>
              <aside className="quiet-scroll flex flex-1 flex-col divide-y divide-line overflow-auto border-l border-line bg-panel max-md:overflow-visible">
                <div className="flex items-center justify-end gap-1 p-2 max-md:absolute max-md:top-0 max-md:right-0 max-md:border-0">
                  <ShortcutKeys of="close" className="max-md:hidden" />
                  <Dialog.Close asChild>
                    <IconButton
                      label="Close"
                      className="max-md:fixed! max-md:top-2 max-md:right-2 max-md:z-5 max-md:bg-scrim max-md:text-white"
                    >
                      <X size={16} aria-hidden="true" />
                    </IconButton>
                  </Dialog.Close>
                </div>
                <PictureInspector
                  key={item.id}
                  item={item}
                  title={
                    <Dialog.Title asChild>
                      <h2 className={promptTitle(item.prompt)}>{item.prompt}</h2>
                    </Dialog.Title>
                  }
                />
                <MoreLikeThis key={`like ${item.id}`} item={item} onShow={onShow} />
              </aside>
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
