import type { ReactNode } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

type SeamProps = {
  /** Accessible name of the slider, such as the two styles it divides. */
  readonly label: string
  readonly left: ReactNode
  readonly right: ReactNode
  readonly caption?: string
  readonly className?: string
}

/** One scene in two styles with a straight seam, which follows a slider on top (move-seams.ts). */
export function Seam({ label, left, right, caption, className }: SeamProps) {
  return (
    <div className={classNames('relative overflow-hidden', className)}>
      <div className="absolute inset-0">{left}</div>
      <div className="absolute inset-0" style={{ clipPath: 'inset(0 0 0 var(--at,50%))' }}>
        {right}
      </div>
      <input
        type="range"
        aria-label={label}
        defaultValue={50}
        data-seam=""
        className="peer absolute inset-0 z-2 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span
        aria-hidden="true"
        style={{ left: 'var(--at,50%)' }}
        className="pointer-events-none absolute inset-y-0 z-2 -ml-3 grid w-6 place-items-center peer-focus-visible:[&>i]:outline-2 peer-focus-visible:[&>i]:outline-offset-2 peer-focus-visible:[&>i]:outline-ultramarine before:absolute before:inset-y-0 before:left-[11px] before:w-0.5 before:bg-white"
      >
        <i className="relative z-1 grid h-10 w-3 place-items-center rounded-[3px] bg-white shadow-[0_1px_6px_rgb(0_0_0/.4)] before:h-3.5 before:w-1 before:border-x before:border-(--grip)" />
      </span>
      {caption && (
        <span className="absolute bottom-3 left-3 z-2 max-w-[calc(100%-24px)] truncate rounded-[3px] bg-scrim px-[7px] py-[5px] text-11 leading-none font-medium text-white">
          {caption}
        </span>
      )}
    </div>
  )
}
