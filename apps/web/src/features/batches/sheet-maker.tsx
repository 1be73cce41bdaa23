import { countPictures } from '@easel/contract/batches'
import { LIMITS } from '@easel/contract/limits'
import { firstCharacters } from '@easel/contract/text-length'
import { useMemo, useState } from 'react'
import { useCreateBatch } from '#web/shared/data/batches.queries.ts'
import { numberText } from '#web/shared/lib/number-text.ts'
import { BatchBench } from './bench.tsx'
import { checkRow } from './check-row.ts'
import { useDrafts } from './drafts.store.ts'
import { MapColumns } from './map-columns.tsx'
import { EMPTY_ROW, type ReadSheet, toRows } from './read-sheet.ts'
import { SheetInput } from './sheet-input.tsx'
import { SheetTable } from './sheet-table.tsx'
import { StartBar } from './start-bar.tsx'

/** Many pictures from a table: read, mapped, checked in place, then run. */
export function SheetMaker() {
  return (
    <BatchBench kind="sheet" wide empty={null}>
      {(open) => <SheetForm onStarted={open} />}
    </BatchBench>
  )
}

function SheetForm({ onStarted }: { readonly onStarted: (id: string) => void }) {
  const { title, rows } = useDrafts((state) => state.sheet)
  const { changeSheet } = useDrafts.getState()
  const [read, setRead] = useState<ReadSheet | null>(null)
  const start = useCreateBatch()
  const checked = useMemo(() => rows.map(checkRow), [rows])
  const good = checked.flatMap((result) => (result.ok ? [result.row] : []))
  const wrong = rows.length - good.length
  const count = countPictures(good)

  function take(sheet: ReadSheet, name: string) {
    setRead(sheet)
    changeSheet({
      title: firstCharacters(name, LIMITS.batchTitleCharacters),
      rows: toRows(sheet, sheet.mapping),
    })
  }

  function run() {
    start.mutate(
      { kind: 'sheet', title: title || `Sheet of ${rows.length} rows`, rows: good },
      { onSuccess: ({ batch }) => onStarted(batch.id) },
    )
  }

  return (
    <div className="grid min-w-0 gap-4">
      <SheetInput onRead={take} />
      {read && (
        <MapColumns
          sheet={read}
          onChange={(mapping) => {
            setRead({ ...read, mapping })
            changeSheet({ rows: toRows(read, mapping) })
          }}
        />
      )}
      <SheetTable
        rows={rows}
        checked={checked}
        onChange={(next) => changeSheet({ rows: next })}
        onAdd={() => changeSheet({ rows: [...rows, EMPTY_ROW] })}
      />
      {rows.length > 0 && (
        <div className="max-w-[420px]">
          <StartBar
            count={count}
            problem={problemOf(wrong, rows.length, count)}
            isPending={start.isPending}
            onStart={run}
          />
        </div>
      )}
    </div>
  )
}

function problemOf(wrong: number, rows: number, pictures: number): string | undefined {
  if (wrong > 0)
    return `${wrong} of ${rows} rows ${wrong === 1 ? 'needs' : 'need'} a correction. Nothing runs before all are right.`
  if (pictures > LIMITS.batchPictures)
    return `These are ${numberText(pictures)} pictures; a batch has up to ${numberText(LIMITS.batchPictures)}. Lower the counts or split it.`
  return undefined
}
