const ROWS = Array.from({ length: 7 }, (_, index) => `row-${index}`)

export function HistorySkeleton() {
  return (
    <div role="status" aria-label="Loading history" className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="grid grid-cols-[72px_1fr] items-center gap-3 py-2">
          <div className="skeleton size-[72px]" />
          <div className="grid gap-2">
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
