import type { SheetColumn } from '@easel/contract/sheets/sheet-rows'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { ENCODINGS, type ReadSheet } from './read-sheet.ts'
import { FIELDS } from './sheet-fields.ts'

type MapColumnsProps = {
  readonly sheet: ReadSheet
  readonly onChange: (mapping: (SheetColumn | '')[]) => void
  /** Rereads the file in another encoding. */
  readonly onReadAs: (file: File, encoding: string) => void
}

const CHOICES: readonly { readonly field: SheetColumn; readonly label: string }[] = [
  ...FIELDS,
  { field: 'width', label: 'Width' },
  { field: 'height', label: 'Height' },
]

/** Maps columns to settings: guessed from their names, and editable. */
export function MapColumns({ sheet, onChange, onReadAs }: MapColumnsProps) {
  const set = (at: number, field: SheetColumn | '') =>
    onChange(
      sheet.mapping.map((old, index) => {
        if (index === at) return field
        return old === field ? '' : old
      }),
    )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Columns</legend>
      {sheet.note && <p className="mb-2 text-14 text-ink-2">{sheet.note}</p>}
      {sheet.guessed && <Letters {...sheet.guessed} onReadAs={onReadAs} />}
      <div className="flex flex-wrap gap-2.5">
        {sheet.columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and two may share a name
          <label key={index} htmlFor={`column-${index}`} className="grid max-w-44 gap-1 text-12">
            <span className="truncate text-ink-2">{column}</span>
            <Select
              id={`column-${index}`}
              value={sheet.mapping[index]}
              onChange={(event) => set(index, event.target.value as SheetColumn | '')}
            >
              <option value="">Leave out</option>
              {CHOICES.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </Select>
          </label>
        ))}
      </div>
      {!sheet.mapping.includes('prompt') && (
        <p role="alert" className="mt-2 text-14 text-madder-ink">
          Choose the column that holds the prompts.
        </p>
      )}
    </fieldset>
  )
}

type LettersProps = NonNullable<ReadSheet['guessed']> & Pick<MapColumnsProps, 'onReadAs'>

function Letters({ file, encoding, onReadAs }: LettersProps) {
  return (
    <label htmlFor="letters" className="mb-3 grid w-fit gap-1 text-12">
      <span className="text-ink-2">Letters</span>
      <Select id="letters" value={encoding} onChange={(event) => onReadAs(file, event.target.value)}>
        {ENCODINGS.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  )
}
