import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** A note above the button. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-3 bg-cerulean-tint p-3 leading-normal text-cerulean-ink">
      <Info size={16} aria-hidden="true" className="mt-px" />
      <span>{children}</span>
    </p>
  )
}
