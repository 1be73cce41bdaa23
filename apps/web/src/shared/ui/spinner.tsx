import { classNames } from '#web/shared/lib/class-names.ts'

/** Beside words that describe the activity; hidden from screen readers. */
export function Spinner({ className }: { readonly className?: string }) {
  return <i aria-hidden="true" className={classNames('spinner inline-block size-3.5 flex-none', className)} />
}
