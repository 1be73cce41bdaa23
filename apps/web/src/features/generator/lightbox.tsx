import { Minus, Plus, Scan, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { readShortcut } from '#web/shared/lib/shortcuts.ts'
import { DownloadButton } from '#web/shared/pictures/download-button.tsx'
import { BackCloses } from '#web/shared/ui/back-closes.tsx'
import { useReturnFocus } from '#web/shared/ui/focus/use-return-focus.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { CLOSEST, FIT, zoomBy } from './stage/zoom.ts'

type LightboxProps = {
  readonly generation: Generation
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The picture alone, fitted to the window or zoomed: by buttons, keys, Ctrl with the wheel, or a double press. */
export function Lightbox({ generation, open, onOpenChange }: LightboxProps) {
  const focus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fade-in fixed inset-0 z-40 flex flex-col bg-mat outline-none"
        >
          <BackCloses onBack={() => onOpenChange(false)} />
          <Dialog.Title className="sr-only">{generation.prompt}</Dialog.Title>
          <ZoomablePicture generation={generation} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function ZoomablePicture({ generation }: { readonly generation: Generation }) {
  const [zoom, setZoom] = useState<number>(FIT)
  const { imageURL, prompt, width, height } = generation
  const style: CSSProperties & Record<'--ratio' | '--zoom', number> = {
    '--ratio': width / height,
    '--zoom': zoom,
  }

  function handleKeyDown(event: KeyboardEvent) {
    const pressed = readShortcut('zoom', event)
    if (!pressed) return
    event.preventDefault()
    setZoom({ 'zoom-in': zoomBy(zoom, 1), 'zoom-out': zoomBy(zoom, -1), fit: FIT }[pressed])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the whole dialog; each has a button too.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={handleKeyDown}>
      <div className="flex h-13 flex-none items-center gap-1 border-b border-line bg-panel px-2">
        <p className="min-w-0 flex-1 truncate px-2 font-medium max-sm:hidden">{prompt}</p>
        <IconButton label="Zoom out" disabled={zoom === FIT} onClick={() => setZoom(zoomBy(zoom, -1))}>
          <Minus size={16} aria-hidden="true" />
        </IconButton>
        <ShortcutKeys of="zoom-out" />
        <output aria-label="Zoom" className="figures w-11 text-center text-12">
          {zoom * 100}%
        </output>
        <ShortcutKeys of="zoom-in" />
        <IconButton label="Zoom in" disabled={zoom === CLOSEST} onClick={() => setZoom(zoomBy(zoom, 1))}>
          <Plus size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label="Fit" onClick={() => setZoom(FIT)}>
          <Scan size={16} aria-hidden="true" />
        </IconButton>
        <ShortcutKeys of="fit" className="mr-2" />
        <span className="ml-auto max-sm:hidden">
          <DownloadButton generation={generation} />
        </span>
        <ShortcutKeys of="close" />
        <Dialog.Close asChild>
          <IconButton label="Close" className="max-sm:ml-auto">
            <X size={16} aria-hidden="true" />
          </IconButton>
        </Dialog.Close>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointer extras; buttons and keys above do the same. */}
      <div
        style={style}
        onPointerMove={pan}
        onWheel={(event) => event.ctrlKey && setZoom(zoomBy(zoom, event.deltaY < 0 ? 1 : -1))}
        onDoubleClick={() => setZoom(zoom === FIT ? 2 : FIT)}
        className={classNames(
          'mat quiet-scroll grid min-h-0 flex-1 place-items-center-safe overflow-auto [container-type:size]',
          zoom === FIT ? 'cursor-zoom-in' : 'cursor-grab touch-pan-x touch-pan-y active:cursor-grabbing',
        )}
      >
        <img
          src={client.storage.url(imageURL, { format: 'webp' })}
          alt={prompt}
          width={width}
          height={height}
          draggable={false}
          className="h-auto w-[calc(min(100cqw,100cqh*var(--ratio))*var(--zoom))] max-w-none select-none"
        />
      </div>
    </div>
  )
}

/** Mouse dragging pans; touch scrolls natively. */
function pan(event: PointerEvent<HTMLElement>) {
  if (event.pointerType !== 'mouse' || event.buttons !== 1) return
  event.currentTarget.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' })
}
