type PictureFactsProps = {
  /** Term and value, in display order. */
  readonly facts: readonly (readonly [term: string, value: string])[]
}

/** A picture's facts as a list. */
export function PictureFacts({ facts }: PictureFactsProps) {
  return (
    <dl className="grid grid-cols-[104px_1fr] divide-y divide-line px-4 py-2.5">
      {facts.map(([term, value]) => (
        <div key={term} className="col-span-2 grid min-h-8 grid-cols-subgrid items-baseline py-1.5">
          <dt className="text-ink-3">{term}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
