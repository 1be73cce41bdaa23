import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { errorCodeSchema } from './errors.ts'
import {
  promptSchema,
  recordingIdSchema,
  seedSchema,
  speechTextSchema,
  taskIdSchema,
  timestampSchema,
} from './fields.ts'
import { generationFilterFields } from './generations.ts'
import { LIMITS } from './limits.ts'
import { taskMoveSchema, taskStatusSchema } from './queue.ts'
import { speechSettingsSchema } from './voices.ts'

/** Moods; absent in a request means as the prompt says. */
export const AUDIO_MOODS = ['calm', 'happy', 'dreamy', 'melancholy', 'dark', 'tense', 'energetic'] as const

const LENGTH = `Choose a length from ${LIMITS.audioSeconds.min} to ${LIMITS.audioSeconds.max} seconds`
const TEMPO = `Choose a tempo from ${LIMITS.audioBpm.min} to ${LIMITS.audioBpm.max} beats a minute`

/** Settings besides the words. */
export const audioSettingsSchema = z.strictObject({
  seconds: z
    .int(LENGTH)
    .check(z.gte(LIMITS.audioSeconds.min, LENGTH), z.lte(LIMITS.audioSeconds.max, LENGTH)),
  /** The same words, settings and seed give the same sound. */
  seed: seedSchema,
  /** Null: as the prompt says, or the usual mood for it. */
  mood: z.nullable(z.enum(AUDIO_MOODS)),
  /** Beats a minute for music; null: as the prompt says, or the usual tempo. */
  bpm: z.nullable(z.int(TEMPO).check(z.gte(LIMITS.audioBpm.min, TEMPO), z.lte(LIMITS.audioBpm.max, TEMPO))),
  /** Whether the end joins the beginning seamlessly. */
  is_loop: z.boolean(),
})
export type AudioSettings = z.output<typeof audioSettingsSchema>

const recordingFields = z.object({
  id: recordingIdSchema,
  /** Words that describe the sound, or the text to speak. */
  prompt: z.string(),
  seconds: z.number(),
  /** Resulting beats a minute; null without a beat. */
  bpm: z.nullable(z.number()),
  /** Scenes recognized in the prompt; empty for speech. */
  read_as: z.array(z.string()),
  /** Words that were not understood, or that the voice cannot pronounce. */
  unknown_words: z.array(z.string()),
  /** Peaks of the waveform, 0 to 100, at equal intervals. */
  waveform: z.array(z.int()),
  /** Signed URLs, valid for at least a week; `&download=1` makes the browser save the file. */
  wav_url: z.string(),
  /** Ogg Vorbis, about a tenth of the WAV's size. */
  ogg_url: z.string(),
  /** Size of the WAV. */
  bytes: z.int(),
  /** Cost to the operator in US dollars; null when unknown. */
  cost: z.nullable(z.number()),
  /** Whether a file is still on one of the server's own disks because storage is unavailable; it is stored automatically later. */
  waits_for_storage: z._default(z.boolean(), false),
  created_at: timestampSchema,
})

/** A finished sound: a soundscape, music, or speech. */
export const recordingSchema = z.discriminatedUnion('kind', [
  z.extend(recordingFields, { kind: z.literal('sound'), settings: audioSettingsSchema }),
  z.extend(recordingFields, { kind: z.literal('speech'), settings: speechSettingsSchema }),
])
export type Recording = z.output<typeof recordingSchema>

const audioTaskFields = z.object({
  id: taskIdSchema,
  status: taskStatusSchema,
  prompt: z.string(),
  /** Set when done. */
  recording_id: z.nullable(z.string()),
  /** Set when failed: a sentence for people, and its code in the error catalog. */
  error: z.nullable(z.string()),
  error_code: z.nullable(errorCodeSchema),
  created_at: timestampSchema,
})

/** The task that makes one sound. */
export const audioTaskSchema = z.discriminatedUnion('kind', [
  z.extend(audioTaskFields, { kind: z.literal('sound'), settings: audioSettingsSchema }),
  z.extend(audioTaskFields, { kind: z.literal('speech'), settings: speechSettingsSchema }),
])
export type AudioTask = z.output<typeof audioTaskSchema>

export const createAudio = defineEndpoint({
  method: 'POST',
  path: '/api/audio',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Queues a soundscape or music made from words. It counts once toward the daily allowance.',
  body: z.extend(z.partial(z.pick(audioSettingsSchema, { seed: true })), {
    prompt: promptSchema,
    seconds: audioSettingsSchema.shape.seconds,
    mood: z._default(audioSettingsSchema.shape.mood, null),
    bpm: z._default(audioSettingsSchema.shape.bpm, null),
    is_loop: z._default(z.boolean(), false),
  }),
  output: z.object({ task: audioTaskSchema }),
  status: 202,
  errors: ['daily_limit', 'storage_full', 'nsfw_content', 'idempotency_mismatch'],
})

export const createSpeech = defineEndpoint({
  method: 'POST',
  path: '/api/speech',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Queues a text to be spoken. It counts once toward the daily allowance.',
  body: z.strictObject({
    text: speechTextSchema,
    /** `id` of one of `GET /api/voices`. */
    voice: z.string().check(z.maxLength(100, 'Choose one of the voices')),
    speed: z._default(speechSettingsSchema.shape.speed, LIMITS.speechSpeed.default),
  }),
  output: z.object({ task: audioTaskSchema }),
  status: 202,
  errors: ['daily_limit', 'storage_full', 'nsfw_content', 'idempotency_mismatch'],
})

export const listAudio = defineEndpoint({
  method: 'GET',
  path: '/api/audio',
  auth: 'session',
  keyScope: 'read',
  summary:
    'Lists the caller’s recordings, with search and sorting, and tasks that wait, run, or ended within the hour, in running order. A request examines a limited number of recordings: a page may contain few, even none, and still have a next one.',
  query: z.object({
    /** Words the prompt contains, in any order; ignores case and accents and matches parts of words. */
    q: generationFilterFields.q,
    /** Made at or after this time. */
    from: generationFilterFields.from,
    /** Made before this time. */
    to: generationFilterFields.to,
    sort: z._default(z.enum(['newest', 'oldest']), 'newest'),
    /** `nextCursor` of the previous page, with the same search, range and sort. */
    cursor: z.optional(recordingIdSchema),
  }),
  output: z.object({
    tasks: z.array(audioTaskSchema),
    items: z.array(recordingSchema),
    nextCursor: z.nullable(z.string()),
  }),
})

export const cancelAudio = defineEndpoint({
  method: 'POST',
  path: '/api/audio/tasks/{id}/cancel',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Cancels a queued or running task and returns its allowance.',
  params: z.object({ id: taskIdSchema }),
  output: z.object({ task: audioTaskSchema }),
  errors: ['not_found', 'conflict', 'idempotency_mismatch'],
})

export const retryAudio = defineEndpoint({
  method: 'POST',
  path: '/api/audio/tasks/{id}/retry',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Queues a failed task again with the same settings and reserves daily allowance.',
  params: z.object({ id: taskIdSchema }),
  output: z.object({ task: audioTaskSchema }),
  status: 202,
  errors: ['not_found', 'conflict', 'daily_limit', 'storage_full', 'idempotency_mismatch'],
})

export const moveAudioTask = defineEndpoint({
  method: 'POST',
  path: '/api/audio/tasks/{id}/move',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Moves a queued sound directly before another one, or with null to the end.',
  params: z.object({ id: taskIdSchema }),
  body: z.pick(taskMoveSchema, { before: true }),
  output: taskMoveSchema,
  errors: ['not_found', 'conflict', 'idempotency_mismatch'],
})

export const removeAudioTask = defineEndpoint({
  method: 'DELETE',
  path: '/api/audio/tasks/{id}',
  auth: 'session',
  keyScope: 'generate',
  summary:
    'Removes a task from the queue; a queued or running one is canceled and returns its allowance. Recordings stay.',
  params: z.object({ id: taskIdSchema }),
  output: z.object({ id: taskIdSchema }),
  errors: ['not_found'],
})

export const clearAudioTasks = defineEndpoint({
  method: 'DELETE',
  path: '/api/audio/tasks',
  auth: 'session',
  keyScope: 'generate',
  summary:
    'Removes every task and cancels queued and running ones; with `status=done` only finished tasks. Recordings stay.',
  query: z.object({ status: z.optional(z.literal('done')) }),
  output: z.object({ removed: z.int() }),
})

export const deleteRecording = defineEndpoint({
  method: 'DELETE',
  path: '/api/audio/{id}',
  auth: 'session',
  keyScope: 'write',
  summary: 'Deletes a recording and its files for good.',
  params: z.object({ id: recordingIdSchema }),
  output: z.object({ id: recordingIdSchema }),
  errors: ['not_found'],
})
