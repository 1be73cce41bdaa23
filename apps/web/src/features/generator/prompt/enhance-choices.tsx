import { type ReactNode, useMemo } from 'react'
import { enhancePrompt } from '#web/shared/prompts/enhance-prompt.ts'
import { usePromptReader } from '#web/shared/prompts/use-prompt-reader.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { useSettingsStore } from '../settings.store.ts'

type EnhanceChoicesProps = {
  readonly loading: ReactNode
  readonly onDone: () => void
}

/** The prompt in several directions; the one that is pressed takes its place, and Undo brings it back. */
export function EnhanceChoices({ loading, onDone }: EnhanceChoicesProps) {
  const reader = usePromptReader()
  const prompt = useSettingsStore((state) => state.prompt)
  const style = useSettingsStore((state) => state.style)
  const { change } = useSettingsStore.getState()
  const ideas = useMemo(
    () => (reader.status === 'ready' ? enhancePrompt(prompt, style, reader.check) : []),
    [reader, prompt, style],
  )
  if (reader.status === 'loading') return loading
  if (reader.status === 'failed')
    return (
      <div className="grid justify-items-start gap-2 p-4">
        <p className="text-ink-2">The suggestions could not be loaded.</p>
        <Button size="small" onClick={reader.retry}>
          Try again
        </Button>
      </div>
    )
  if (ideas.length === 0) return <p className="p-4 text-ink-2">Nothing to add to this prompt.</p>

  function take(text: string) {
    change({ prompt: text })
    notify.info({
      title: 'Prompt enhanced',
      action: { label: 'Undo', onPress: () => change({ prompt }) },
    })
    onDone()
  }

  return (
    <ul className="p-1">
      {ideas.map(({ id, label, text }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => take(text)}
            className="block w-full rounded-2 px-2 py-1.5 text-left hover:bg-hover max-md:min-h-11"
          >
            <span className="block font-semibold">{label}</span>
            <span className="block text-12 text-ink-2">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
