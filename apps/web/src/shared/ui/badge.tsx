import type { ReactNode } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

export type BadgeTone = 'neutral' | 'blue' | 'yellow' | 'green' | 'red' | 'new'

type BadgeProps = {
  readonly tone?: BadgeTone
  readonly className?: string
  readonly children: ReactNode
}

const TONES = {
  neutral: 'bg-hover text-ink-2',
  blue: 'bg-cerulean-tint text-cerulean-ink',
  yellow: 'bg-gamboge-tint text-gamboge-ink',
  green: 'bg-viridian-tint text-viridian-ink',
  red: 'bg-madder-tint text-madder-ink',
  new: 'bg-cadmium text-on-cadmium',
} as const satisfies Record<BadgeTone, string>

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-[1.125rem] items-center gap-1 rounded-[3px] px-1.5 text-11 font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
