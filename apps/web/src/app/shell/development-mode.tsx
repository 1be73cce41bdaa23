import { TriangleAlert } from 'lucide-react'
import { classNames } from '#web/shared/lib/class-names.ts'

type DevelopmentModeProps = { readonly className?: string }

/** Warns that this is not a production host. The page's host and the configuration decide before the first paint whether it shows. */
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
