import { useReferenceImage } from './reference/reference-image.ts'
import type { Settings } from './settings.store.ts'

/** The reference of the form, and the picture of the library or the gallery that the new one comes from. */
export function originOf({ remixOf }: Pick<Settings, 'remixOf'>) {
  const { image } = useReferenceImage.getState()
  const remix = remixOf ? { parentId: remixOf, relation: 'remix' as const } : undefined
  const reference = image?.of === undefined ? remix : { parentId: image.of, relation: 'reference' as const }
  return { image: image?.dataUrl, origin: reference }
}
