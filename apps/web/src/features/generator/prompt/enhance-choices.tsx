import { useMemo } from 'react'
import { enhancePrompt } from '#web/shared/prompts/enhance-prompt.ts'
import { ReaderState } from '#web/shared/prompts/reader-state.tsx'
import { usePromptReader } from '#web/shared/prompts/use-prompt-reader.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useSettingsStore } from '../settings.store.ts'

type EnhanceChoicesProps = { readonly onDone: () => void }

/** Variants of the prompt; choosing one replaces it, with Undo. */
export function EnhanceChoices({ onDone }: EnhanceChoicesProps) {
  const reader = usePromptReader()
  const prompt = useSettingsStore((state) => state.prompt)
  const style = useSettingsStore((state) => state.style)
  const { change } = useSettingsStore.getState()
  const ideas = useMemo(
    () => (reader.status === 'ready' ? enhancePrompt(prompt, style, reader.check) : []),
    [reader, prompt, style],
  )
  if (reader.status !== 'ready')
    return (
      <div className="p-4">
        <ReaderState reader={reader} />
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
