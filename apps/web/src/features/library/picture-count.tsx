import { numberText } from '#web/shared/lib/text/number-text.ts'

type PictureCountProps = {
  readonly total: number
  /** How many of them are listed, where filters narrow the list. */
  readonly shown: number | undefined
  /** Whether more of them come. */
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
