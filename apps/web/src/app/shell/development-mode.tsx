import { TriangleAlert } from 'lucide-react'
import { classNames } from '#web/shared/lib/class-names.ts'

type DevelopmentModeProps = { readonly className?: string }

/** The warning that this is no production host. Whether it shows is known before the first paint, by the page's host and the configuration. */
export function DevelopmentMode({ className }: DevelopmentModeProps) {
  return (
    <p
      className={classNames(
        'hidden items-center justify-center gap-1.5 bg-gamboge-tint px-3 text-12 font-[550] text-gamboge-ink in-data-development:flex',
        className,
      )}
    >
      <TriangleAlert size={14} aria-hidden="true" />
      Development mode: this is not the production site
    </p>
  )
}
