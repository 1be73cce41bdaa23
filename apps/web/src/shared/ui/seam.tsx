import type { ReactNode } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

type SeamProps = {
  /** Accessible name of the grip, e.g. which two styles it divides. */
  readonly label: string
  readonly left: ReactNode
  readonly right: ReactNode
  readonly caption?: string
  readonly className?: string
}

/** Two hands of one scene on a straight cut; the grip is dragged, or moved with the arrow keys (app/boot/seams.ts). */
export function Seam({ label, left, right, caption, className }: SeamProps) {
  return (
    <div className={classNames('relative overflow-hidden', className)}>
      <div className="absolute inset-0">{left}</div>
      <div className="absolute inset-0" style={{ clipPath: 'inset(0 0 0 var(--at,50%))' }}>
        {right}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={5}
        aria-valuemax={95}
        aria-valuenow={50}
        data-seam=""
        style={{ left: 'var(--at,50%)' }}
        className="absolute inset-y-0 z-2 -ml-3 grid outline-none w-6 cursor-ew-resize touch-none place-items-center [&:focus-visible>i]:outline-2 [&:focus-visible>i]:outline-offset-2 [&:focus-visible>i]:outline-ultramarine before:absolute before:inset-y-0 before:left-[11px] before:w-0.5 before:bg-white"
      >
        <i
          aria-hidden="true"
          className="relative z-1 grid h-10 w-3 place-items-center rounded-[3px] bg-white shadow-[0_1px_6px_rgb(0_0_0/.4)] before:h-3.5 before:w-1 before:border-x before:border-(--grip)"
        />
      </div>
      {caption && (
        <span className="absolute bottom-3 left-3 z-2 max-w-[calc(100%-24px)] truncate rounded-[3px] bg-scrim px-[7px] py-[5px] text-11 leading-none font-medium text-white">
          {caption}
        </span>
      )}
    </div>
  )
}
