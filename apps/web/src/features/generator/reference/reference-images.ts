import type { ReferenceRole } from '@easel/contract/fields'
import { LIMITS } from '@easel/contract/limits'
import { create } from 'zustand'
import { forgetOnLeaving } from '#web/shared/lib/forget-drafts.ts'
import { newId } from '#web/shared/lib/new-id.ts'
import { readDataUrl } from '#web/shared/pictures/data-url.ts'
import { keepReferences, type ReferenceImage, readReferences } from './reference-draft.ts'
import { MAX_SENT_BYTES, mustShrink, shrinkPicture } from './shrink-picture.ts'

type ReferenceState = {
  /** In order: a prompt calls them @1, @2 and so on. */
  readonly images: readonly ReferenceImage[]
  readonly error: string | null
  /** Appends one. `of`: id of the library picture, if it is one. */
  readonly choose: (file: File, of?: string) => Promise<void>
  /** Replaces all. */
  readonly replace: (images: readonly Omit<ReferenceImage, 'id'>[]) => void
  /** The server refused the bytes. */
  readonly refuse: (message: string) => void
  readonly remove: (id: string) => void
  /** Moves one to another position, from 0. */
  readonly move: (id: string, to: number) => void
  readonly giveRole: (id: string, role: ReferenceRole | undefined) => void
  /** Restores what was chosen before a reload, unless something was chosen since. */
  readonly restore: () => Promise<void>
}

const NOT_AN_IMAGE = 'Please select an image file'

/** Why a file cannot be a reference, or null. A first check; the server validates the bytes. */
export function refuseReference({ type }: { readonly type: string }): string | null {
  return type.startsWith('image/') && type !== 'image/svg+xml' ? null : NOT_AN_IMAGE
}

/** Why its dimensions are refused, or null. */
export function refuseSize(width: number, height: number): string | null {
  return width * height > LIMITS.referenceImagePixels
    ? 'The reference image may have up to 50 megapixels'
    : null
}

/** Decoded bytes of a data URL. */
function bytesOf({ dataUrl }: Pick<ReferenceImage, 'dataUrl'>): number {
  return Math.floor(((dataUrl.length - dataUrl.indexOf(',')) * 3) / 4)
}

/** Bytes left for another picture, or why there is no room. */
export function roomFor(images: readonly Pick<ReferenceImage, 'dataUrl'>[]): number | string {
  if (images.length >= LIMITS.referenceImages)
    return `A picture may have up to ${LIMITS.referenceImages} reference images: remove one first`
  const left = LIMITS.referenceImagesBytes - images.reduce((sum, image) => sum + bytesOf(image), 0)
  return left > 0 ? left : TOO_HEAVY
}

const TOO_HEAVY = 'The reference images may have up to 20 MB together: remove one first'

let isTouched = false
/** One after another, so that each sees what is left. */
let turn: Promise<unknown> = Promise.resolve()

/** A refused file leaves the earlier pictures. */
export const useReferenceImages = create<ReferenceState>((set, get) => {
  function change(images: readonly ReferenceImage[]) {
    isTouched = true
    set({ images, error: null })
    void keepReferences(images)
  }

  async function add(file: File, of: string | undefined) {
    const error = refuseReference(file) ?? (await refusePicture(file))
    if (error) return set({ error })
    const room = roomFor(get().images)
    if (typeof room === 'string') return set({ error: room })
    try {
      const most = Math.min(MAX_SENT_BYTES, room)
      const sent = mustShrink(file, most) ? await shrinkPicture(file, most) : file
      if (sent.size > room) return set({ error: TOO_HEAVY })
      const image = { id: newId(), name: file.name || 'Pasted image', dataUrl: await readDataUrl(sent), of }
      change([...get().images, image])
    } catch {
      set({ error: 'That file could not be read' })
    }
  }

  return {
    images: [],
    error: null,
    choose(file, of) {
      isTouched = true
      const added = turn.then(() => add(file, of))
      turn = added
      return added
    },
    replace: (images) => change(images.map((image) => ({ ...image, id: newId() }))),
    refuse: (error) => set({ error }),
    remove: (id) => change(get().images.filter((image) => image.id !== id)),
    move(id, to) {
      const { images } = get()
      const moved = images.find((image) => image.id === id)
      if (moved) change(images.filter((image) => image.id !== id).toSpliced(to, 0, moved))
    },
    giveRole: (id, role) =>
      change(get().images.map((image) => (image.id === id ? { ...image, role } : image))),
    async restore() {
      const images = await readReferences()
      if (images.length > 0 && !isTouched && get().images.length === 0) set({ images })
    },
  }
})
forgetOnLeaving(useReferenceImages)

/** Reads the header first, so that a hundred megapixels are refused without decoding; then everything, so that a truncated picture is refused. */
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
