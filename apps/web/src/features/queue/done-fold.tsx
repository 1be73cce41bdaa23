import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { numberText } from '#web/shared/lib/text/number-text.ts'

type DoneFoldProps = {
  readonly count: number
  /** Shown in their place while collapsed. */
  readonly thumbs?: ReactNode
  /** Whether the rows are initially visible. */
  readonly isOpenAtFirst: boolean
  readonly children: ReactNode
}

/** Finished tasks collapsed into one line, so that unfinished ones stay in view. */
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
