import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { numberText } from '#web/shared/lib/text/number-text.ts'

type DoneFoldProps = {
  readonly count: number
  /** What stands for them while they are folded. */
  readonly thumbs?: ReactNode
  /** Whether the rows are in sight until the person folds or unfolds them. */
  readonly isOpenAtFirst: boolean
  readonly children: ReactNode
}

/** What is complete, in one line: it does not stand between a person and what is still being made. */
export function DoneFold({ count, thumbs, isOpenAtFirst, children }: DoneFoldProps) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  const id = useId()
  const isOpen = pressed ?? isOpenAtFirst
  return (
    <div className="border-t border-line first:border-t-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setPressed(!isOpen)}
        className="flex min-h-10 w-full items-center gap-2 rounded-2 px-0.5 text-left font-medium text-ink-2 hover:text-ink max-md:min-h-11"
      >
        <ChevronRight size={14} aria-hidden="true" className={isOpen ? 'flex-none rotate-90' : 'flex-none'} />
        <span className="flex-1 tabular-nums">{numberText(count)} done</span>
        {!isOpen && thumbs}
      </button>
      <div id={id}>{isOpen && children}</div>
    </div>
  )
}
