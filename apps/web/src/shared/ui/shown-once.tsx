import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useCopy } from './use-copy.ts'

type ShownOnceProps = {
  /** What to do with it. */
  readonly lead: ReactNode
  readonly value: string
  /** Message after copying. */
  readonly copied: string
  readonly testId?: string
  readonly onDone: () => void
  /** Content above the closing button. */
  readonly children?: ReactNode
}

/** Dialog content for a key, secret or link that the server returns only once. */
export function ShownOnce({ lead, value, copied, testId, onDone, children }: ShownOnceProps) {
  const copy = useCopy()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto p-4">
      <p className="leading-normal text-ink-2">{lead}</p>
      <div className="flex items-center gap-2 rounded-3 bg-sunken p-2 pl-3 hairline">
        <code translate="no" data-testid={testId} className="figures min-w-0 flex-1 break-all">
          {value}
        </code>
        <Button onClick={() => void copy(value, copied)}>
          <Copy size={14} aria-hidden="true" />
          Copy
        </Button>
      </div>
      {children}
      <Button variant="solid" className="justify-self-end" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
