import { styleLabel } from '@easel/contract/styles'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { generateHref } from '#web/shared/lib/paths.ts'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'

type PromptRowProps = {
  readonly prompt: string
  readonly style: string | null
  readonly aspectRatio: string | null
  /** Custom size instead of the ratio's. */
  readonly size: { readonly width: number; readonly height: number } | undefined
  /** Actions before Copy. */
  readonly actions?: ReactNode
}

/** A saved prompt with its settings: Use, Copy, and the page's own actions. */
export function PromptRow({ prompt, style, aspectRatio, size, actions }: PromptRowProps) {
  const copy = useCopy()
  const settings = { prompt, style: style ?? undefined, aspectRatio: aspectRatio ?? undefined, size }
  const shape = size ? `${size.width} × ${size.height}` : aspectRatio
  return (
    <li className="flex items-center gap-1 border-b border-line py-1.5 pl-1 max-md:flex-wrap max-md:gap-x-2 max-md:py-2.5">
      <p className="min-w-0 flex-1 py-1 text-14 leading-snug text-ink max-md:flex-[1_0_100%]">{prompt}</p>
      <p className="w-36 flex-none truncate text-12 text-ink-3 max-md:mr-auto max-md:w-auto">
        {[style && styleLabel(style), shape].filter(Boolean).join(', ')}
      </p>
      {actions}
      <IconButton label={`Copy: ${prompt}`} onClick={() => void copy(prompt, 'Prompt copied')}>
        <Copy size={16} aria-hidden="true" />
      </IconButton>
      <Link
        to={generateHref(settings)}
        aria-label={`Use: ${prompt}`}
        className={buttonClass({ size: 'small' })}
      >
        Use
      </Link>
    </li>
  )
}
