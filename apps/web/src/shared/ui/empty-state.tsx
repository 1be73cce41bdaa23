import type { ReactNode } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

type EmptyStateProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly tone?: 'plain' | 'error'
  readonly action?: ReactNode
  readonly children: ReactNode
}

const HANDLE = 'absolute size-[9px] border-2 bg-panel'

/** An empty picture frame: dashed, with four handles. */
export function EmptyState({ icon, title, tone = 'plain', action, children }: EmptyStateProps) {
  const ink = tone === 'error' ? 'border-madder text-madder-ink' : 'border-ink-3 text-ink-3'
  return (
    <div className="flex h-full flex-col items-center justify-center gap-1.5 p-7 text-center wrap-anywhere">
      <div
        className={classNames(
          'relative mb-3.5 grid size-28 place-items-center border-[1.5px] border-dashed',
          ink,
        )}
      >
        {['-top-1.5 -left-1.5', '-top-1.5 -right-1.5', '-bottom-1.5 -left-1.5', '-right-1.5 -bottom-1.5'].map(
          (corner) => (
            <i key={corner} aria-hidden="true" className={classNames(HANDLE, ink, corner)} />
          ),
        )}
        {icon}
      </div>
      <h2 tabIndex={-1} className="heading text-22">
        {title}
      </h2>
      <p className="max-w-[30em] text-14 leading-normal text-balance text-ink-2">{children}</p>
      {action && <div className="mt-2.5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
