const NOTES = [
  ['Negative prompt', 'Names what should not be there: “people, text, birds”.'],
  ['Seed', 'Fixes what is left to chance. Keep it, change one word, and see what that does.'],
  [
    'Reference images',
    'Lend subject, style or composition. Choose, drop or paste files, or take a photograph; a prompt may call them @1, @2 and so on.',
  ],
  ['Quality', 'Standard to look around, High to keep, Ultra for print; each takes longer.'],
  ['Batch mode', 'Queues up to ten; a seed counts up from one to the next.'],
] as const

/** Explains each setting beside the form. */
export function AdvancedGuide() {
  return (
    <section aria-label="What each setting does" className="p-3 max-md:p-4">
      <h2 className="mb-2 flex min-h-7 items-center font-semibold">What each setting does</h2>
      <dl className="divide-y divide-line">
        {NOTES.map(([term, note]) => (
          <div key={term} className="py-2.5">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-0.5 leading-normal text-ink-2">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
