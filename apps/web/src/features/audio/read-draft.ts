import { createAudio } from '@easel/contract/audio'
import type { AudioToMake } from '#web/shared/data/audio.queries.ts'
import type { AudioDraft } from './audio-draft.store.ts'

export type ReadDraft =
  | { readonly ok: true; readonly body: AudioToMake }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<keyof AudioToMake, string>>> }

const numberOf = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

/** The draft as a request, or a message for each invalid field. */
export function readDraft(draft: AudioDraft): ReadDraft {
  const parsed = createAudio.body.safeParse({
    prompt: draft.prompt,
    seconds: numberOf(draft.seconds),
    mood: draft.mood === '' ? null : draft.mood,
    bpm: draft.bpm.trim() === '' ? null : numberOf(draft.bpm),
    is_loop: draft.isLoop,
    ...(draft.seed.trim() === '' ? {} : { seed: numberOf(draft.seed) }),
  })
  if (parsed.success) return { ok: true, body: parsed.data }
  const errors: Partial<Record<string, string>> = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
  return { ok: false, errors }
}
