import { Link } from 'react-router'
import type { Generation } from '#web/shared/data/generation.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { PATHS } from '#web/shared/lib/paths.ts'

type ReadAsProps = {
  readonly generation: Pick<Generation, 'prompt' | 'readAs' | 'unknownWords'>
  readonly className: string
}

/** What the engine understood, word by word, each once. Of a word it does not know, only the check of the prompt tells what became of it. */
export function ReadAs({ generation: { prompt, readAs, unknownWords }, className }: ReadAsProps) {
  if (readAs.length === 0 && unknownWords.length === 0) return null
  return (
    <section
      aria-label="Read as"
      className={classNames('flex flex-wrap items-center gap-[5px] text-12 wrap-anywhere', className)}
    >
      <span aria-hidden="true" className="mr-1 text-ink-3">
        Read as
      </span>
      <ul className="contents">
        {[...new Set(readAs)].map((token) => (
          <li key={token} className="hairline rounded-[3px] bg-sunken px-[7px] py-[3px] text-ink-2">
            {token}
          </li>
        ))}
        {[...new Set(unknownWords)].map((word) => (
          <li
            key={`unknown ${word}`}
            className="rounded-[3px] border border-dashed border-field-line px-1.5 py-0.5 text-ink-3"
          >
            {word}?<span className="sr-only"> (not known)</span>
          </li>
        ))}
      </ul>
      {unknownWords.length === 0 ? (
        <span className="ml-auto text-ink-3 max-md:hidden">Understood everything</span>
      ) : (
        <p className="basis-full text-ink-3">
          We didn’t recognize the dashed words.{' '}
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
