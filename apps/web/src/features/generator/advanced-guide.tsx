const NOTES = [
  ['Negative prompt', 'Names what should not be there. “people, text, birds” takes them out of the scene.'],
  ['Seed', 'Fixes everything left to chance. Keep it and change one word to see what that word does.'],
  [
    'Reference image',
    'Lends its palette, light and layout. Drop a file anywhere, paste one, or take a photograph on a phone.',
  ],
  [
    'Quality',
    'Standard to look around, High to keep, Ultra for print. Each takes longer than the one before.',
  ],
  ['Batch mode', 'Queues up to ten at once. With a seed, each picture counts up from it.'],
] as const

/** What each setting is for, beside the form. */
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
