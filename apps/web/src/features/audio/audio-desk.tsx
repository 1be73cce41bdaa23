import { useLayoutEffect } from 'react'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { useAudioDraft } from './audio-draft.store.ts'
import { AudioForm } from './audio-form.tsx'
import { useSpeechDraft } from './speech-draft.store.ts'
import { SpeechForm } from './speech-form.tsx'

const KINDS = [
  { value: 'sound', label: 'Sound', hint: 'A soundscape or music from words' },
  { value: 'speech', label: 'Speech', hint: 'A text read aloud' },
] as const

/** The choice between sound and speech, and the chosen form; the other keeps its content. */
export function AudioDesk() {
  const { kind, change } = useAudioDraft()

  useLayoutEffect(() => {
    // Text typed before hydration wins over the stored draft.
    const field = document.getElementById('audio-prompt')
    const early = field instanceof HTMLTextAreaElement ? field.value : ''
    void useAudioDraft.persist.rehydrate()
    void useSpeechDraft.persist.rehydrate()
    if (early) useAudioDraft.getState().change({ kind: 'sound', prompt: early })
  }, [])

  return (
    <div className="grid content-start bg-panel">
      <div className="px-4 pt-4">
        <Segmented
          label="What to make"
          options={KINDS}
          value={kind}
          onChange={(next) => change({ kind: next })}
        />
      </div>
      {kind === 'speech' ? <SpeechForm /> : <AudioForm />}
    </div>
  )
}
