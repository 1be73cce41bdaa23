import { LIMITS } from '@easel/contract/limits'
import { create } from 'zustand'
import { forgetOnLeaving } from '#web/shared/lib/forget-drafts.ts'
import { keepReference, type ReferenceImage, readReference } from './reference-draft.ts'
import { mustShrink, shrinkPicture } from './shrink-picture.ts'

type ReferenceState = {
  readonly image: ReferenceImage | null
  readonly error: string | null
  /** `of`: the library's picture that the file is. */
  readonly choose: (file: File, of?: string) => Promise<void>
  /** The server looked at the bytes and found them wanting. */
  readonly refuse: (message: string) => void
  readonly remove: () => void
  /** Brings back what was chosen before a reload, unless something has been chosen since. */
  readonly restore: () => Promise<void>
}

const NOT_AN_IMAGE = 'Please select an image file'

/** Why a file cannot be the reference, or null. The server looks at the bytes; this is only the first word. */
export function refuseReference({ type }: { readonly type: string }): string | null {
  return type.startsWith('image/') && type !== 'image/svg+xml' ? null : NOT_AN_IMAGE
}

/** What the picture's size says against it, or null. */
export function refuseSize(width: number, height: number): string | null {
  return width * height > LIMITS.referenceImagePixels
    ? 'The reference image may have up to 50 megapixels'
    : null
}

let choice = 0

/** A file that is refused leaves the picture that was there before. */
export const useReferenceImage = create<ReferenceState>((set, get) => ({
  image: null,
  error: null,
  async choose(file, of) {
    choice += 1
    const mine = choice
    const error = refuseReference(file) ?? (await refusePicture(file))
    if (mine !== choice) return
    if (error) return set({ error })
    try {
      const sent = mustShrink(file, LIMITS.referenceImageBytes) ? await shrinkPicture(file) : file
      const image = { name: file.name || 'Pasted image', dataUrl: await readDataUrl(sent), of }
      if (mine !== choice) return
      set({ image, error: null })
      await keepReference(image)
    } catch {
      set({ error: 'That file could not be read' })
    }
  },
  refuse: (error) => set({ error }),
  remove() {
    choice += 1
    set({ image: null, error: null })
    void keepReference(null)
  },
  async restore() {
    const mine = choice
    const image = await readReference()
    if (image && mine === choice && !get().image) set({ image })
  },
}))
forgetOnLeaving(useReferenceImage)

/** Reads the head first, so that a hundred megapixels are refused without unpacking them; then all of it, so that half a picture is. */
async function refusePicture(file: File): Promise<string | null> {
  const url = URL.createObjectURL(file)
  try {
    const { naturalWidth, naturalHeight } = await loadPicture(url)
    const error = refuseSize(naturalWidth, naturalHeight)
    if (!error) (await createImageBitmap(file)).close()
    return error
  } catch {
    return NOT_AN_IMAGE
  } finally {
    URL.revokeObjectURL(url)
  }
}

function loadPicture(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('Not a picture'))
    picture.src = url
  })
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
