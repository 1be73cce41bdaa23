import type { ReactNode } from 'react'

type WorkbenchProps = {
  /** Page heading for screen readers. */
  readonly heading: string
  readonly form: ReactNode
  readonly stage: ReactNode
  readonly rail: ReactNode
}

/**
 * Inspector, stage and rail. Below 1180 px the rail is under the stage; on phones the stage comes first, with its space reserved before its part
 * of the page arrives.
 */
export function Workbench({ heading, form, stage, rail }: WorkbenchProps) {
  return (
    <div className="grid h-full grid-cols-[var(--inspector)_minmax(0,1fr)_var(--rail)] grid-rows-[minmax(0,1fr)] max-xl:grid-cols-[var(--inspector)_minmax(0,1fr)] max-xl:grid-rows-[minmax(0,1fr)_auto] max-lg:[--inspector:336px] max-md:flex max-md:flex-col max-md:pb-16 max-md:not-has-[>[data-stage]]:pt-[340px]">
      <h1 className="sr-only">{heading}</h1>
      <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] border-r border-line max-xl:row-span-2 max-md:border-0">
        {form}
      </div>
      <div
        data-stage=""
        className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] max-md:order-first max-md:min-h-[340px]"
      >
        {stage}
      </div>
      <aside
        aria-label="Queue and prompt history"
        className="@container no-scrollbar min-h-0 overflow-auto border-l border-line bg-panel max-xl:max-h-[250px] max-xl:border-t max-xl:border-l-0 max-md:max-h-none"
      >
        <div className="divide-y divide-line @min-[560px]:grid @min-[560px]:auto-cols-[minmax(0,1fr)] @min-[560px]:grid-flow-col @min-[560px]:divide-x @min-[560px]:divide-y-0">
          {rail}
        </div>
      </aside>
    </div>
  )
}
