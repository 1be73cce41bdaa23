import { LIMITS } from '@easel/contract/limits'
import { countCharacters } from '@easel/contract/text-length'
import { Copy, WandSparkles } from 'lucide-react'
import { generateHref } from '#web/shared/lib/paths.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { SavePromptButton } from './save-prompt-button.tsx'

type PromptActionsProps = { readonly prompt: string; readonly style?: string | undefined }

/** Actions for a finished prompt: draw, copy, save. */
export function PromptActions({ prompt, style }: PromptActionsProps) {
  const copy = useCopy()
  const text = prompt.trim()
  const isUsable = text !== '' && countCharacters(text) <= LIMITS.promptCharacters
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isUsable ? (
        <ButtonLink variant="act" size="large" to={generateHref({ prompt: text, style })}>
          <WandSparkles size={16} aria-hidden="true" /> Use in generator
        </ButtonLink>
      ) : (
        <Button variant="act" size="large" disabled>
          <WandSparkles size={16} aria-hidden="true" /> Use in generator
        </Button>
      )}
      <Button size="large" disabled={!text} onClick={() => void copy(text, 'Prompt copied')}>
        <Copy size={16} aria-hidden="true" /> Copy
      </Button>
      {isUsable && <SavePromptButton prompt={text} />}
    </div>
  )
}
