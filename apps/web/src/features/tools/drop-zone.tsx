import { ImagePlus, Images } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useUserId } from '#web/shared/api/use-session.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { usePageFiles } from '#web/shared/lib/use-page-files.ts'
import { Button } from '#web/shared/ui/button.tsx'
import type { Refused } from './use-opened.ts'

const LibraryPicker = lazy(() =>
  loadChunk(() => import('./library-picker.tsx')).then((file) => ({ default: file.LibraryPicker })),
)

type DropZoneProps = {
  readonly onFiles: (files: readonly File[]) => void
  readonly refused: readonly Refused[]
  readonly isOpening: boolean
  readonly multiple?: boolean
  /** A single line instead of a field, once something is open. */
  readonly compact?: boolean
}

/** Accepts pictures chosen, dropped or pasted anywhere on the page, or from the library. */
export function DropZone({ onFiles, refused, isOpening, multiple = false, compact = false }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const [isPicking, setIsPicking] = useState(false)
  const isSignedIn = useUserId() !== null
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }

  const isOver = usePageFiles(take)

  return (
    <div className="grid gap-3">
      <section
        aria-label="Open pictures"
        className={classNames(
          'flex flex-wrap items-center justify-center gap-x-3 gap-y-2.5 rounded-4 border-[1.5px] border-dashed p-4',
          compact ? 'py-3' : 'min-h-56 flex-col text-center',
          isOver ? 'border-ultramarine bg-ultramarine-tint' : 'border-field-line bg-sunken',
        )}
      >
        {!compact && <ImagePlus size={28} aria-hidden="true" className="text-ink-3" />}
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            variant={compact ? 'plain' : 'solid'}
            size={compact ? 'medium' : 'large'}
            aria-describedby={hint}
            disabled={isOpening}
            onClick={() => input.current?.click()}
          >
            {isOpening
              ? 'Opening…'
              : `${compact && !multiple ? 'Choose another' : multiple ? 'Choose pictures' : 'Choose a picture'}`}
          </Button>
          {isSignedIn && (
            <Button size={compact ? 'medium' : 'large'} onClick={() => setIsPicking(true)}>
              <Images size={16} aria-hidden="true" /> From your library
            </Button>
          )}
        </div>
        <p id={hint} className="text-12 text-ink-3">
          <span className="pointer-coarse:hidden">or drop {multiple ? 'them' : 'it'} here, or paste. </span>
          Nothing is uploaded.
        </p>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={multiple ? 'Picture files' : 'Picture file'}
          accept="image/*"
          multiple={multiple}
          className="sr-only"
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </section>
      {refused.length > 0 && (
        <ul role="alert" className="grid gap-1 rounded-3 bg-madder-tint px-3 py-2 text-madder-ink">
          {refused.map(({ name, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
            <li key={`${name} ${index}`} className="wrap-anywhere">
              <span className="font-semibold">{name || 'Pasted picture'}</span>: {why}
            </li>
          ))}
        </ul>
      )}
      {isPicking && (
        <Suspense>
          <LibraryPicker onClose={() => setIsPicking(false)} onFile={(file) => take([file])} />
        </Suspense>
      )}
    </div>
  )
}
