import { useReferenceImages } from './reference/reference-images.ts'
import type { Settings } from './settings.store.ts'

/** The form's references, and the library or gallery picture that the new one comes from. */
export function originOf({ remixOf }: Pick<Settings, 'remixOf'>) {
  const { images } = useReferenceImages.getState()
  // Of several library pictures the first is the origin.
  const parent = images.find(({ of }) => of !== undefined)?.of
  const remix = remixOf ? { parentId: remixOf, relation: 'remix' as const } : undefined
  const origin = parent === undefined ? remix : { parentId: parent, relation: 'reference' as const }
  return { references: images.map(({ dataUrl, role }) => ({ image: dataUrl, role })), origin }
}
