import { ArrowUp } from 'lucide-react'
import { buttonClass } from '#web/shared/ui/button.tsx'

/** Hidden until to-top.ts detects scrolling. */
export function ScrollToTop() {
  return (
    <button
      type="button"
      hidden
      aria-label="Scroll to top"
      title="Scroll to top"
      data-act="to-top"
      className={`${buttonClass()} fade-in fixed right-4 bottom-10 z-20 size-10 px-0 shadow-2 not-[[hidden]]:inline-flex max-md:bottom-36 max-md:size-11 [&[hidden]]:hidden`}
    >
      <ArrowUp size={16} aria-hidden="true" />
    </button>
  )
}
