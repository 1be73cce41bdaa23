import { LIMITS } from '@easel/contract/limits'
import { Lightbulb } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { useHotkey } from '#web/shared/lib/use-hotkey.ts'
import { errorId, Field } from '#web/shared/ui/fields/field.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { useSettingsStore } from '../settings.store.ts'
import { CharacterCount } from './character-count.tsx'
import { EnhanceMenu } from './enhance-menu.tsx'
import { PromptHistoryMenu } from './prompt-history-menu.tsx'
import { anotherSample } from './sample-prompts.ts'

const PROMPT_FIELD = 'prompt'

type PromptEditorProps = {
  readonly error: string | undefined
  /** Called when the editor takes over typed input. */
  readonly onReady: () => void
}

/** The prompt field, with its history and sample prompts. */
export function PromptEditor({ error, onReady }: PromptEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const prompt = useSettingsStore((state) => state.prompt)
  const { change } = useSettingsStore.getState()
  useEffect(onReady, [onReady])
  useHotkey('prompt', () => field.current?.focus())

  return (
    <Field
      label="Prompt"
      htmlFor={PROMPT_FIELD}
      error={error}
      end={<CharacterCount text={prompt} max={LIMITS.promptCharacters} />}
    >
      <div
        className={classNames(
          'rounded-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ultramarine',
          error ? 'well-bad' : 'well',
        )}
      >
        <textarea
          ref={field}
          id={PROMPT_FIELD}
          rows={2}
          value={prompt}
          placeholder="What should it show?"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId(PROMPT_FIELD) : undefined}
          onChange={(event) => change({ prompt: event.target.value })}
          className="quiet-scroll field-sizing-content block max-h-60 min-h-[52px] w-full min-w-0 resize-none wrap-anywhere bg-transparent px-3 pt-2.5 pb-1 text-14 leading-normal outline-none"
        />
        <PromptTools />
      </div>
    </Field>
  )
}

function PromptTools() {
  const hasPrompt = useSettingsStore((state) => state.prompt.trim() !== '')
  const { change } = useSettingsStore.getState()
  return (
    <div className="flex items-center gap-0.5 px-1 pb-1">
      <PromptHistoryMenu onChoose={(entry) => change({ prompt: entry.prompt })} />
      <IconButton
        small
        label="Suggest a prompt"
        onClick={() => change({ prompt: anotherSample(useSettingsStore.getState().prompt, Math.random) })}
      >
        <Lightbulb size={14} aria-hidden="true" />
      </IconButton>
      {hasPrompt && <EnhanceMenu />}
      <ShortcutKeys of="prompt" className="ml-auto pr-2" />
    </div>
  )
}
