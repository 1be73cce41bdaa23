import { classNames } from '#web/shared/lib/class-names.ts'

/** Beside words that say what is going on; silent itself. */
export function Spinner({ className }: { readonly className?: string }) {
  return <i aria-hidden="true" className={classNames('spinner inline-block size-3.5 flex-none', className)} />
}
