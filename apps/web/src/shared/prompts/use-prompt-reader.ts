import type { PromptCheck } from '@easel/engine/parse/check-prompt'
import { useEffect, useState } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'

type CheckPrompt = (prompt: string) => PromptCheck

/** The engine's reader with its lexicon, loaded with the first tool that needs it. */
export type Reader =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly check: CheckPrompt }

export function usePromptReader(): Reader {
  const [reader, setReader] = useState<Reader>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    let isGone = false
    loadChunk(() => import('@easel/engine/parse/check-prompt')).then(
      ({ checkPrompt }) => !isGone && setReader({ status: 'ready', check: checkPrompt }),
      () =>
        !isGone &&
        setReader({
          status: 'failed',
          retry: () => {
            setReader({ status: 'loading' })
            setAttempt((current) => current + 1)
          },
        }),
    )
    return () => {
      isGone = true
    }
  }, [attempt])
  return reader
}
