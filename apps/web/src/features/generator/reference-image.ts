import { LIMITS } from '@easel/contract/limits'
import { create } from 'zustand'

type ReferenceImage = { readonly name: string; readonly dataUrl: string }

type ReferenceState = {
  readonly image: ReferenceImage | null
  readonly error: string | null
  readonly choose: (file: File) => Promise<void>
  readonly remove: () => void
}

/** Why a file cannot be the reference, or null. The server looks at the bytes; this is only the first word. */
export function refuseReference(file: { readonly type: string; readonly size: number }): string | null {
  if (!file.type.startsWith('image/')) return 'Please select an image file'
  if (file.size > LIMITS.referenceImageBytes) return 'The reference image may have up to 10 MB'
  return null
}

/** Too large for the draft in local storage, hence a store of its own that a reload empties. */
export const useReferenceImage = create<ReferenceState>((set) => ({
  image: null,
  error: null,
  async choose(file) {
    const error = refuseReference(file)
    if (error) return set({ error })
    try {
      set({ image: { name: file.name || 'Pasted image', dataUrl: await readDataUrl(file) }, error: null })
    } catch {
      set({ error: 'That file could not be read' })
    }
  },
  remove: () => set({ image: null, error: null }),
}))

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
