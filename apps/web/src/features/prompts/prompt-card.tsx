import { styleLabel } from '@easel/contract/styles'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LibraryPrompt } from '#web/content/prompts/prompt-library.ts'
import { PROMPT_PICTURE, promptPictureName } from '#web/content/prompts/prompt-picture.ts'
import { generateHref } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'

type PromptCardProps = {
  readonly entry: LibraryPrompt
  /** Actions before Copy. */
  readonly actions?: ReactNode
  /** Visible when the page opens. */
  readonly eager: boolean
}

/** A library prompt with its picture; pressing anywhere opens it in the generator. */
export function PromptCard({ entry: [style, aspectRatio, prompt], actions, eager }: PromptCardProps) {
  const copy = useCopy()
  return (
    <li className="card group relative flex flex-col overflow-hidden rounded-4">
      <div className="relative">
        <img
          src={inSite(`/prompts/${promptPictureName(prompt)}.avif`)}
          alt={`Drawn in ${styleLabel(style)}`}
          {...PROMPT_PICTURE}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="block aspect-4/3 w-full bg-mat object-cover"
        />
        <p className="absolute bottom-2 left-2 rounded-[3px] bg-scrim px-[7px] py-[5px] text-11 leading-none font-medium text-white">
          {styleLabel(style)}, {aspectRatio}
        </p>
      </div>
      <p className="flex-1 px-3 pt-2.5 text-14 leading-snug text-ink">{prompt}</p>
      <p className="flex items-center p-1.5">
        <span className="relative z-1 flex flex-1">
          {actions}
          <IconButton label={`Copy: ${prompt}`} onClick={() => void copy(prompt, 'Prompt copied')}>
            <Copy size={16} aria-hidden="true" />
          </IconButton>
        </span>
        <Link
          to={generateHref({ prompt, style, aspectRatio })}
          aria-label={`Use: ${prompt}`}
          className="rounded-3 after:absolute after:inset-0"
        >
          <span className={buttonClass({ size: 'small' })}>Use</span>
        </Link>
      </p>
    </li>
  )
}
