import { styleSchema } from '@easel/contract/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { useEnhancePrompt } from '#web/shared/data/prompts.queries.ts'
import type { Enhanced } from '#web/shared/prompts/enhance-prompt.ts'
import { notify } from '#web/shared/ui/notify.tsx'

export const MODEL_DIRECTION = 'language-model'

type Answer = { readonly before: string; readonly style: string; readonly text: string | null }

/** The language model's rewrite of a prompt, on request; discarded when the prompt changes. */
export function useModelIdea(prompt: string, style: string, onAnswer: () => void) {
  const { data: config } = useQuery(configQuery())
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { mutate, isPending } = useEnhancePrompt()
  const before = prompt.trim()
  const current = answer?.before === before && answer.style === style ? answer : null
  const idea: Enhanced | null =
    current?.text != null
      ? { id: MODEL_DIRECTION, label: 'Language model', about: 'Rewritten', text: current.text }
      : null

  return {
    /** Model name; null when none is connected. */
    model: config?.languageModel ?? null,
    idea,
    isPending,
    /** The last request for this prompt failed. */
    hasFailed: current !== null && current.text === null,
    ask: () =>
      mutate(
        { prompt: before, style: styleSchema.safeParse(style).data ?? null },
        {
          onSuccess: ({ prompt: text }) => {
            if (text === before) return notify.info({ title: 'The model has no changes' })
            setAnswer({ before, style, text })
            onAnswer()
          },
          onError: () => setAnswer({ before, style, text: null }),
        },
      ),
  }
}
