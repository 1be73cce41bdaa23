import { countPictures } from '@easel/contract/batches'
import { LIMITS } from '@easel/contract/limits'
import { firstCharacters } from '@easel/contract/text-length'
import { useMemo, useState } from 'react'
import { useCreateBatch } from '#web/shared/data/batches/batches.queries.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { countText, numberText } from '#web/shared/lib/text/number-text.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { BatchBench } from './bench.tsx'
import { checkRow } from './check-row.ts'
import { useDrafts } from './drafts.store.ts'
import { MapColumns } from './map-columns.tsx'
import { type ReadSheet, readSheetFile, toRows } from './read-sheet.ts'
import { SheetInput } from './sheet-input.tsx'
import { SheetTable } from './sheet-table.tsx'
import { StartBar } from './start-bar.tsx'

/** Pictures from a table: parsed, mapped, validated in place, then run. */
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
  /** Counts tables made from input, so that each is shown from its start. */
  const [tables, setTables] = useState(0)
  const start = useCreateBatch()
  const checked = useMemo(() => rows.map(checkRow), [rows])
  const good = checked.flatMap((result) => (result.ok ? [result.row] : []))
  const wrong = rows.length - good.length
  const count = countPictures(good)

  function fill(sheet: ReadSheet) {
    offerBack()
    setRead(sheet)
    setTables((count) => count + 1)
    changeSheet({ rows: toRows(sheet, sheet.mapping) })
  }

  /** Edited rows, or those of an earlier sheet, are about to be replaced. */
  function offerBack() {
    const isAsRead = read !== null && JSON.stringify(rows) === JSON.stringify(toRows(read, read.mapping))
    if (rows.length === 0 || isAsRead) return
    notify.info({
      title: `${countText(rows.length, 'row')} replaced`,
      message: 'Undo brings your edits back.',
      action: {
        label: 'Undo',
        onPress: () => {
          setRead(read)
          setTables((count) => count + 1)
          changeSheet({ title, rows })
        },
      },
    })
  }

  function take(sheet: ReadSheet, name: string) {
    fill(sheet)
    changeSheet({ title: firstCharacters(name, LIMITS.batchTitleCharacters) })
  }

  async function readAs(file: File, encoding: string) {
    const reading = await loadChunk(() => readSheetFile(file, encoding))
    if (reading.ok) fill(reading.sheet)
    else notify.error({ title: 'It cannot be read with these letters', message: reading.message })
  }

  function run() {
    start.mutate(
      { kind: 'sheet', title: title || `Sheet of ${countText(rows.length, 'row')}`, rows: good },
      { onSuccess: ({ batch }) => onStarted(batch.id) },
    )
  }

  return (
    <div className="grid min-w-0 gap-4">
      <SheetInput onRead={take} />
      {read && (
        <MapColumns
          sheet={read}
          onChange={(mapping) => fill({ ...read, mapping })}
          onReadAs={(file, encoding) => void readAs(file, encoding)}
        />
      )}
      <SheetTable
        key={tables}
        rows={rows}
        checked={checked}
        onChange={(next) => changeSheet({ rows: next })}
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
    return `${numberText(wrong)} of ${countText(rows, 'row')} ${wrong === 1 ? 'needs' : 'need'} a correction. Nothing runs before all are right.`
  if (pictures > LIMITS.batchPictures)
    return `These are ${numberText(pictures)} pictures; a batch has up to ${numberText(LIMITS.batchPictures)}. Lower the counts or split it.`
  return undefined
}
