import { numberText } from '#web/shared/lib/text/number-text.ts'

type PictureCountProps = {
  readonly total: number
  /** Number of listed pictures, if filters are active. */
  readonly shown: number | undefined
  /** Whether more will be loaded. */
  readonly hasMore: boolean
}

export function PictureCount({ total, shown, hasMore }: PictureCountProps) {
  if (shown === undefined) return <b className="figures text-ink">{numberText(total)}</b>
  return (
    <>
      <b className="figures text-ink">
        {numberText(shown)}
        {hasMore && '+'}
      </b>
      {shown !== total && ` of ${numberText(total)}`}
    </>
  )
}
