import type { BatchGrid, BatchPicture } from '@easel/contract/batches'
import { BatchThumb } from './batch-thumb.tsx'

type GridViewProps = { readonly grid: BatchGrid; readonly pictures: readonly BatchPicture[] }

/** A comparison as a table with sticky labels. */
export function GridView({ grid, pictures }: GridViewProps) {
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the arrow keys
      tabIndex={0}
      className="quiet-scroll overflow-auto rounded-2 border border-line"
    >
      <table className="border-separate border-spacing-1">
        <thead>
          <tr>
            <td className="sticky left-0 bg-panel px-2 text-12 text-ink-3">
              {grid.down} ↓ {grid.across} →
            </td>
            {grid.columns.map((column) => (
              <th key={column} scope="col" className="max-w-60 px-1 py-1.5 text-left text-14 font-semibold">
                <span className="line-clamp-2">{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, rowIndex) => (
            <tr key={row}>
              <th
                scope="row"
                className="sticky left-0 z-1 w-28 max-w-40 bg-panel px-2 py-1 text-left align-top text-14 font-semibold max-md:w-20 max-md:text-12"
              >
                <span className="line-clamp-4">{row}</span>
              </th>
              {grid.columns.map((column, columnIndex) => {
                const picture = pictures[rowIndex * grid.columns.length + columnIndex]
                return (
                  <td key={column} className="w-56 min-w-36 p-0 align-top">
                    {picture && <BatchThumb picture={picture} label={`${row}, ${column}`} width={384} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
