import { Sparkles } from 'lucide-react'
import { Button } from '#web/shared/ui/button.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'

type AskModelProps = {
  /** Model name. */
  readonly model: string
  readonly isPending: boolean
  readonly hasFailed: boolean
  readonly isDisabled: boolean
  readonly onAsk: () => void
}

/** Asks the connected language model; nothing is sent before the press. */
export function AskModel({ model, isPending, hasFailed, isDisabled, onAsk }: AskModelProps) {
  return (
    <div className="grid gap-1.5 border-t border-line pt-4">
      <Button disabled={isDisabled || isPending} onClick={onAsk} className="justify-self-start">
        {isPending ? <Spinner /> : <Sparkles size={16} aria-hidden="true" />}
        {isPending ? 'Asking…' : 'Ask the language model'}
      </Button>
      <p role="status" className="text-12 text-ink-3">
        {hasFailed
          ? `${model} gave no answer. The suggestions here are the rules’.`
          : `Sends the prompt to ${model}. The rule-based suggestions stay on this page.`}
      </p>
    </div>
  )
}
