import { Plus } from 'lucide-react'

type QuestionListProps = {
  readonly entries: readonly { readonly question: string; readonly answer: string }[]
  /** Whether all answers are expanded; otherwise the first. */
  readonly allOpen?: boolean
}

/** Questions that expand to their answers. */
export function QuestionList({ entries, allOpen = false }: QuestionListProps) {
  return (
    <div className="border-b border-line-2">
      {entries.map(({ question, answer }, index) => (
        <details key={question} open={allOpen || index === 0} className="group border-t border-line-2">
          <summary className="flex items-center gap-4 py-4.5 text-18 font-[550]">
            {question}
            <Plus
              size={18}
              aria-hidden="true"
              className="ml-auto text-ink-3 transition-transform duration-(--toggle) group-open:rotate-45"
            />
          </summary>
          <p className="max-w-[62ch] pb-5.5 text-16 leading-[1.55] text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
