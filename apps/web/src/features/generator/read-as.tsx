import type { Generation } from '#web/shared/data/generation.ts'

/** What the engine understood, word by word; what it left out is said too. */
export function ReadAs({ generation: { readAs, unknownWords } }: { readonly generation: Generation }) {
  if (readAs.length === 0 && unknownWords.length === 0) return null
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-[5px] text-12 wrap-anywhere">
      <span className="mr-1 text-ink-3">Read as</span>
      {readAs.map((token) => (
        <span key={token} className="hairline rounded-[3px] bg-sunken px-[7px] py-[3px] text-ink-2">
          {token}
        </span>
      ))}
      {unknownWords.map((word) => (
        <span
          key={word}
          title="The engine does not know this word; it drew the nearest thing it knows."
          className="rounded-[3px] border border-dashed border-field-line px-1.5 py-0.5 text-ink-3"
        >
          {word}?
        </span>
      ))}
      {unknownWords.length === 0 && (
        <span className="ml-auto text-ink-3 max-md:hidden">Nothing left out</span>
      )}
    </div>
  )
}
