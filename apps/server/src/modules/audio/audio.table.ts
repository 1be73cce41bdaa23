import type { AudioSettings, AudioTask, Recording } from '@easel/contract/audio'
import type { ErrorCode } from '@easel/contract/errors'
import type { SpeechSettings } from '@easel/contract/voices'
import type { ColumnType, GeneratedAlways } from 'kysely'

/** Written as text, read as what it says. */
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
  created_at: Date
}

export type AudioTasksTable = {
  id: string
  user_id: string
  /** Order of arrival among everybody's. */
  position: GeneratedAlways<string>
  /** The user's own order; a new task is the last. */
  sort_order: ColumnType<number, never, never>
  status: AudioTask['status']
  kind: Kind
  prompt: string
  settings: SettingsColumn
  attempts: ColumnType<number, never, number>
  lease_token: string | null
  lease_until: Date | null
  /** Of the operator's books: set before a vendor is asked. */
  vendor_hold: ColumnType<string | null, never, string | null>
  recording_id: string | null
  error_code: ErrorCode | null
  error_message: string | null
  created_at: Date
  finished_at: Date | null
}

type Row<T> = { [K in keyof T]: T[K] extends ColumnType<infer S, infer _I, infer _U> ? S : T[K] }
export type RecordingRow = Row<RecordingsTable>
export type AudioTaskRow = Row<AudioTasksTable>

/** Settings as their kind has them: both columns are written together. */
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

export function toRecording(row: RecordingRow, sign: (key: string) => string): Recording {
  return {
    id: row.id,
    prompt: row.prompt,
    ...settingsOf(row),
    seconds: row.seconds,
    bpm: row.bpm,
    read_as: row.read_as,
    unknown_words: row.unknown_words,
    waveform: row.waveform,
    wav_url: sign(row.wav_key),
    ogg_url: sign(row.ogg_key),
    bytes: row.bytes,
    cost: row.cost,
    created_at: row.created_at.toISOString(),
  }
}
