import type { Database } from '../../platform/database/database.ts'
import type { FileKind } from '../../platform/storage/file-kind.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import { VARIANTS, variantOwner } from './picture-variants.ts'
import { REFERENCES, type ReferencePictures } from './references/reference-pictures.ts'

const PICTURES = 'images/'

/** This module's files, for the search for files without rows. */
export function pictureFiles(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly references: Pick<ReferencePictures, 'findNeeded'>
}): readonly FileKind[] {
  const { database, references } = deps
  return [
    {
      prefix: PICTURES,
      isCopy: false,
      findNeeded: (keys) => database.asSystem((tx) => createGenerationsRepository(tx).findKnownFiles(keys)),
      named: {
        between: (after, upTo, limit) =>
          database.asSystem((tx) => createGenerationsRepository(tx).findFileKeys(after, upTo, limit)),
        sample: (limit) => database.asSystem((tx) => createGenerationsRepository(tx).sampleFileKeys(limit)),
      },
    },
    { prefix: REFERENCES, isCopy: false, findNeeded: references.findNeeded },
    {
      prefix: VARIANTS,
      isCopy: true,
      findNeeded: async (keys) => {
        const ids = await database.asSystem((tx) =>
          createGenerationsRepository(tx).findKnownIds([...new Set(keys.map(variantOwner))]),
        )
        return new Set(keys.filter((key) => ids.has(variantOwner(key))))
      },
    },
  ]
}
