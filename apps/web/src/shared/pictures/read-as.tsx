import { Link } from 'react-router'
import type { Generation } from '#web/shared/data/generation.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { PATHS } from '#web/shared/lib/paths.ts'

type ReadAsProps = {
  readonly generation: Pick<Generation, 'prompt' | 'readAs' | 'placed' | 'unknownWords'>
  readonly className: string
}

/** What became of the prompt's words: drawn, placed, and not drawn. */
export function ReadAs({ generation: { prompt, readAs, placed, unknownWords }, className }: ReadAsProps) {
  if (readAs.length + placed.length + unknownWords.length === 0) return null
  return (
    <section aria-label="Read as" className={classNames('grid gap-1.5 text-12 wrap-anywhere', className)}>
      {/* Of pictures from before these were told apart only what was understood is known. */}
      <Chips label={placed.length > 0 ? 'Drawn' : 'Read as'} words={readAs} />
      <Chips label="Placed" words={placed} />
      <Chips label="Not drawn" words={unknownWords} isMissing />
      {unknownWords.length > 0 && (
        <p className="text-ink-3">
          <Link
            to={`${PATHS.prompts}?${new URLSearchParams({ tool: 'check', prompt })}`}
            className="inline-block py-1 text-ink-2 underline underline-offset-2 hover:text-ink"
          >
            Try another word
          </Link>
        </p>
      )}
    </section>
  )
}

type ChipsProps = {
  readonly label: string
  readonly words: readonly string[]
  /** Default false. */
  readonly isMissing?: boolean
}

function Chips({ label, words, isMissing = false }: ChipsProps) {
  if (words.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-[5px]">
      <span aria-hidden="true" className="mr-1 min-w-16 text-ink-3">
        {label}
      </span>
      <ul aria-label={label} className="contents">
        {[...new Set(words)].map((word) => (
          <li
            key={word}
            className={
              isMissing
                ? 'rounded-[3px] border border-dashed border-field-line px-1.5 py-0.5 text-ink-3'
                : 'hairline rounded-[3px] bg-sunken px-[7px] py-[3px] text-ink-2'
            }
          >
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}
