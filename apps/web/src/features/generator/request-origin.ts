import { useReferenceImages } from './reference/reference-images.ts'
import type { Settings } from './settings.store.ts'

/** The references of the form, and the picture of the library or the gallery that the new one comes from. */
export function originOf({ remixOf }: Pick<Settings, 'remixOf'>) {
  const { images } = useReferenceImages.getState()
  // Of several pictures of the library the first names where the new one comes from.
  const parent = images.find(({ of }) => of !== undefined)?.of
  const remix = remixOf ? { parentId: remixOf, relation: 'remix' as const } : undefined
  const origin = parent === undefined ? remix : { parentId: parent, relation: 'reference' as const }
  return { references: images.map(({ dataUrl, role }) => ({ image: dataUrl, role })), origin }
}
