import type { ReactNode } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

type FeatureCardProps = {
  readonly title: string
  readonly text: string
  /** Classes of the card, including its columns of twelve. */
  readonly className: string
  readonly art: ReactNode
}

export function FeatureCard({ title, text, className, art }: FeatureCardProps) {
  return (
    <article className={classNames('card flex flex-col overflow-hidden rounded-4', className)}>
      <div className="relative h-[236px] overflow-hidden border-b border-line bg-sunken">{art}</div>
      <div className="px-5 pt-4 pb-5">
        <h3 className="heading mb-1.5 text-22">{title}</h3>
        <p className="text-14 leading-normal text-pretty text-ink-2">{text}</p>
      </div>
    </article>
  )
}
