import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonClass } from './button.tsx'

/** Pixels, the specification's. */
const THRESHOLD = 400
const TOP = { top: 0 } as const

/** Appears after 400 px, whether the page itself scrolls or the panel it stands in, and goes back to the top. */
export function ScrollToTop() {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    function measure() {
      const panel = document.getElementById('main')?.scrollTop ?? 0
      setScrolled(Math.max(window.scrollY, panel) > THRESHOLD)
    }
    // The page may have been scrolled before the program was there.
    measure()
    // Panels do not bubble their scrolling: it is caught on the way down.
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', measure, { capture: true })
  }, [])
  if (!scrolled) return null
  return (
    <button
      type="button"
      aria-label="Scroll to top"
      title="Scroll to top"
      onClick={() => {
        window.scrollTo(TOP)
        document.getElementById('main')?.scrollTo(TOP)
      }}
      className={`${buttonClass()} fade-in fixed right-4 bottom-10 z-20 size-10 px-0 shadow-2 max-md:bottom-36 max-md:size-11`}
    >
      <ArrowUp size={16} aria-hidden="true" />
    </button>
  )
}
