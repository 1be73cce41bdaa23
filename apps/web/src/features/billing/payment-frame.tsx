import type { ReactNode } from 'react'
import { SitePicture } from '#web/shared/pictures/site-picture.tsx'

type PaymentFrameProps = {
  readonly title: string
  readonly children: ReactNode
}

/** The result of a payment beside a picture that fills the page; on narrow screens below it. */
export function PaymentFrame({ title, children }: PaymentFrameProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] bg-panel max-lg:grid-cols-1 max-lg:grid-rows-[auto_minmax(220px,1fr)]">
      <div className="my-auto px-(--gutter) py-24 max-lg:my-0 max-lg:py-12">
        <h1 className="display text-64">{title}</h1>
        {children}
      </div>
      <div className="relative min-h-[min(56vh,480px)] overflow-hidden max-lg:min-h-0">
        <SitePicture name="balloons" alt="" sizes="(max-width: 1023px) 100vw, 50vw" />
      </div>
    </div>
  )
}
