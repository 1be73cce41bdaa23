import type { AudioSettings, AudioTask, Recording } from '@easel/contract/audio'
import type { SpeechSettings } from '@easel/contract/voices'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Claimed, Queue, QueueTable } from '../../platform/queue/queue.table.ts'

/** Written as JSON text, read parsed. */
type SettingsColumn = ColumnType<AudioSettings | SpeechSettings, string, never>
type Kind = Recording['kind']

export type RecordingsTable = {
  id: string
  user_id: string
  kind: Kind
  prompt: string
  settings: SettingsColumn
  seconds: number
  bpm: number | null
  read_as: string[]
  unknown_words: string[]
  waveform: number[]
  wav_key: string
  ogg_key: string
  bytes: number
  cost: number | null
  waits_for_storage: Generated<boolean>
  created_at: Date
}

export type AudioTasksTable = QueueTable & {
  kind: Kind
  prompt: string
  settings: SettingsColumn
  recording_id: string | null
}

export type RecordingRow = Selectable<RecordingsTable>
export type AudioTaskRow = Selectable<AudioTasksTable>
/** A task that this process is running. */
export type ClaimedAudio = Claimed<AudioTaskRow>

/** Name of the sound queue. */
export const SOUND_TASKS: Queue<AudioTaskRow> = { table: 'audio_tasks', channel: 'easel_audio' }

/** Settings by kind; both columns are written together. */
type BySettings =
  | { readonly kind: 'sound'; readonly settings: AudioSettings }
  | { readonly kind: 'speech'; readonly settings: SpeechSettings }

export function settingsOf({ kind, settings }: Pick<RecordingRow, 'kind' | 'settings'>): BySettings {
  return { kind, settings } as BySettings
}

export function toAudioTask(row: AudioTaskRow): AudioTask {
  return {
    id: row.id,
    status: row.status,
    prompt: row.prompt,
    ...settingsOf(row),
    recording_id: row.recording_id,
    error: row.error_message,
    error_code: row.error_code,
    created_at: row.created_at.toISOString(),
  }
}

export function toRecording(row: RecordingRow, sign: (ownerId: string, key: string) => string): Recording {
  return {
    id: row.id,
    prompt: row.prompt,
    ...settingsOf(row),
    seconds: row.seconds,
    bpm: row.bpm,
    read_as: row.read_as,
    unknown_words: row.unknown_words,
    waveform: row.waveform,
    wav_url: sign(row.user_id, row.wav_key),
    ogg_url: sign(row.user_id, row.ogg_key),
    bytes: row.bytes,
    cost: row.cost,
    waits_for_storage: row.waits_for_storage,
    created_at: row.created_at.toISOString(),
  }
}
