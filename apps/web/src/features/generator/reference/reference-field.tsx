import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { referencesNote } from '#web/shared/drawers/drawer-notes.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { usePageFiles } from '#web/shared/lib/use-page-files.ts'
import { errorId, Field, noteId } from '#web/shared/ui/fields/field.tsx'
import { useDrawer } from '../model/use-drawer.ts'
import { useReferenceImages } from './reference-images.ts'
import { takeFiles } from './take-file.ts'

export const REFERENCE_FIELD = 'reference-image'

/** Reference pictures: by file or camera, or dropped or pasted anywhere on the page. */
export function ReferenceField() {
  const input = useRef<HTMLInputElement>(null)
  const { images, error } = useReferenceImages()
  const over = usePageFiles((files) => void take(files))
  const provider = useDrawer()
  const note = referencesNote(provider, images.length)

  async function take(files: readonly File[]) {
    if (input.current) input.current.value = ''
    const before = useReferenceImages.getState()
    await takeFiles(files)
    if (useReferenceImages.getState() !== before) requestAnimationFrame(reveal)
  }

  /** Scrolls to the result of a file dropped elsewhere on the page. */
  function reveal() {
    const fold = input.current?.closest('details')
    if (fold) fold.open = true
    const shown = document.getElementById(errorId(REFERENCE_FIELD)) ?? input.current
    shown?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Field label="Reference images" htmlFor={REFERENCE_FIELD} note={note} error={error ?? undefined}>
      <div
        className={classNames(
          'relative flex h-(--control) min-w-0 items-center gap-2 rounded-3 border border-dashed border-field-line bg-sunken px-2.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ultramarine hover:bg-hover',
          over && 'border-ultramarine bg-ultramarine-tint text-ultramarine-ink',
        )}
      >
        <input
          ref={input}
          id={REFERENCE_FIELD}
          type="file"
          accept="image/*"
          multiple
          aria-describedby={error ? errorId(REFERENCE_FIELD) : note && noteId(REFERENCE_FIELD)}
          onChange={(event) => void take([...(event.target.files ?? [])])}
          className="absolute inset-0 z-1 max-md:scroll-mb-40 size-full cursor-pointer text-[0] opacity-0 max-md:-top-1 max-md:h-12"
        />
        <ImageUp size={14} aria-hidden="true" className="text-ink-3" />
        <span className="min-w-0 flex-1 truncate text-ink-2">
          {over ? (
            'Drop it here'
          ) : (
            <>
              {images.length === 0 ? 'Choose' : 'Add'} <span className="pointer-coarse:hidden">or drop</span>
            </>
          )}
        </span>
      </div>
    </Field>
  )
}
