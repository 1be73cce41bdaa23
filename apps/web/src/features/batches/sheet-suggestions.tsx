import { BACKGROUNDS } from '@easel/contract/fields'
import { RESOLUTIONS } from '@easel/contract/pictures'
import type { SheetField } from '@easel/contract/sheets/sheet-rows'
import { STYLES } from '@easel/contract/styles'
import { useModels } from '#web/shared/data/models.queries.ts'

/** Ids of the suggestions for a column's cells. */
export const SUGGESTION_LISTS: Partial<Record<SheetField, string>> = {
  style: 'style-names',
  model: 'model-ids',
  resolution: 'size-names',
  background: 'background-names',
}

export function SheetSuggestions() {
  const models = useModels()
  return (
    <>
      <datalist id={SUGGESTION_LISTS.style}>
        {STYLES.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
      <datalist id={SUGGESTION_LISTS.resolution}>
        {RESOLUTIONS.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
      <datalist id={SUGGESTION_LISTS.background}>
        {BACKGROUNDS.map((background) => (
          <option key={background} value={background} />
        ))}
      </datalist>
      <datalist id={SUGGESTION_LISTS.model}>
        {models?.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}
