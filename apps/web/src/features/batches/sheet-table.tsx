import { LIMITS } from '@easel/contract/limits'
import { type CheckedRow, EMPTY_ROW, type SheetField, type TypedRow } from '@easel/contract/sheets/sheet-rows'
import { CircleAlert, Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Switch } from '#web/shared/ui/fields/switch.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { FIELDS } from './sheet-fields.ts'
import { SheetSuggestions, SUGGESTION_LISTS } from './sheet-suggestions.tsx'

const PAGE = 25

type SheetTableProps = {
  readonly rows: readonly TypedRow[]
  readonly checked: readonly CheckedRow[]
  readonly onChange: (rows: TypedRow[]) => void
}

/** The rows as an editable table. */
export function SheetTable({ rows, checked, onChange }: SheetTableProps) {
  const [page, setPage] = useState(0)
  /** Rows that were invalid when the filter was applied, so that a corrected one does not vanish while it is edited. */
  const [mending, setMending] = useState<readonly number[] | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const isAdding = useRef(false)
  const all = rows.map((_, index) => index)
  const wrong = all.filter((index) => !checked[index]?.ok)
  const listed = mending?.length ? mending : all
  const pages = Math.max(1, Math.ceil(listed.length / PAGE))
  const current = Math.min(page, pages - 1)
  const set = (at: number, field: SheetField, text: string) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [field]: text } : row)))
  // A new row gets focus, however many there are before it.
  useEffect(() => {
    if (isAdding.current) table.current?.querySelector<HTMLElement>('tbody tr:last-child input')?.focus()
    isAdding.current = false
  })
  function add() {
    isAdding.current = true
    setMending(null)
    setPage(Math.floor(rows.length / PAGE))
    onChange([...rows, EMPTY_ROW])
  }
  function remove(at: number) {
    setMending(mending?.filter((row) => row !== at).map((row) => (row > at ? row - 1 : row)) ?? null)
    onChange(rows.filter((_, row) => row !== at))
  }
  function clear() {
    setMending(null)
    setPage(0)
    onChange([])
    notify.info({
      title: `${countText(rows.length, 'row')} cleared`,
      action: { label: 'Undo', onPress: () => onChange([...rows]) },
    })
  }

  if (rows.length === 0)
    return (
      <Button className="w-fit" onClick={add}>
        <Plus size={14} aria-hidden="true" />
        Start with an empty row
      </Button>
    )
  return (
    <section aria-label="Rows" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-3 text-14">
        <strong className="font-semibold">{countText(rows.length, 'row')}</strong>
        {(wrong.length > 0 || mending) && (
          <label
            htmlFor="only-wrong"
            className={classNames('flex items-center gap-2', wrong.length > 0 && 'text-madder-ink')}
          >
            <Switch
              id="only-wrong"
              checked={mending !== null}
              onChange={(isOn) => {
                setPage(0)
                setMending(isOn ? wrong : null)
              }}
            />
            {wrong.length > 0 ? `Only the ${wrong.length} to correct` : 'All are right now'}
          </label>
        )}
        <Button variant="quiet" size="small" className="ml-auto" onClick={clear}>
          Clear rows
        </Button>
      </div>
      <section aria-label="Table" className="quiet-scroll overflow-x-auto rounded-2 border border-line">
        <table ref={table} className="w-full text-14">
          <thead className="text-left text-12 text-ink-3">
            <tr>
              <th scope="col" className="px-2 py-1.5 font-medium">
                #
              </th>
              {FIELDS.map(({ field, label, width }) => (
                <th key={field} scope="col" className={classNames('px-1 py-1.5 font-medium', width)}>
                  {label}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {listed.slice(current * PAGE, (current + 1) * PAGE).map((index) => {
              const row = rows[index]
              const result = checked[index]
              if (!row || !result) return null
              return (
                <SheetRow
                  key={index}
                  number={index + 1}
                  row={row}
                  problems={result.ok ? {} : result.problems}
                  onChange={(field, text) => set(index, field, text)}
                  onRemove={() => remove(index)}
                />
              )
            })}
          </tbody>
        </table>
      </section>
      <SheetSuggestions />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" disabled={rows.length >= LIMITS.batchRows} onClick={add}>
          <Plus size={14} aria-hidden="true" />
          Add a row
        </Button>
        {pages > 1 && <PageSteps page={current} pages={pages} onTurn={setPage} />}
      </div>
    </section>
  )
}

type PageStepsProps = {
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

function PageSteps({ page, pages, onTurn }: PageStepsProps) {
  return (
    <span className="ml-auto flex items-center gap-2 text-12 text-ink-3">
      <Button size="small" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      Page {page + 1} of {pages}
      <Button size="small" disabled={page === pages - 1} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </span>
  )
}

type SheetRowProps = {
  readonly number: number
  readonly row: TypedRow
  readonly problems: Partial<Record<SheetField, string>>
  readonly onChange: (field: SheetField, text: string) => void
  readonly onRemove: () => void
}

function SheetRow({ number, row, problems, onChange, onRemove }: SheetRowProps) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="figures px-2 py-2 text-right text-12 font-normal text-ink-3">
        {number}
        {/* What is wrong may stand beyond the edge. */}
        {Object.keys(problems).length > 0 && (
          <CircleAlert size={14} aria-label="to correct" className="mt-1 ml-auto text-madder-ink" />
        )}
      </th>
      {FIELDS.map(({ field, label }) => {
        const problem = problems[field]
        const id = `cell-${number}-${field}`
        return (
          <td key={field} className="p-1">
            <input
              value={row[field] ?? ''}
              aria-label={`${label}, row ${number}`}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? id : undefined}
              list={SUGGESTION_LISTS[field]}
              onChange={(event) => onChange(field, event.target.value)}
              className={classNames(
                'h-8 w-full min-w-0 rounded-2 px-2 max-md:h-11 max-md:text-16',
                problem ? 'well-bad' : 'well',
              )}
            />
            {problem && (
              <p id={id} className="mt-0.5 text-12 leading-tight text-madder-ink">
                {problem}
              </p>
            )}
          </td>
        )
      })}
      <td className="p-1">
        <IconButton label={`Remove row ${number}`} onClick={onRemove}>
          <X size={14} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  )
}
