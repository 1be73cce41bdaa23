import type { AudioTask, Recording } from '@easel/contract/audio'
import type { GalleryPicture } from '@easel/contract/gallery/gallery'
import type { GenerationRecord } from '@easel/contract/generations'
import type { Notification } from '@easel/contract/news/notifications'
import type { SavedPrompt } from '@easel/contract/prompts/prompts'
import type { QueueTask } from '@easel/contract/queue'

/** A stored picture; a test names only the values it is about. Higher numbers are newer. */
export function buildGeneration(number: number, changes: Partial<GenerationRecord> = {}): GenerationRecord {
  return {
    id: `gen_${String(number).padStart(26, '0')}`,
    prompt: `picture ${number}`,
    negative_prompt: '',
    style: 'photorealistic',
    quality: 'standard',
    width: 1024,
    height: 1024,
    seed: number,
    image_url: `/images/gen_${number}.png?signature=s`,
    is_public: false,
    is_hidden: false,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString(),
    provider: 'built-in',
    model: 'engine-1',
    read_as: [],
    placed: [],
    unknown_words: [],
    is_favorite: false,
    tags: [],
    collection_ids: [],
    trashed_at: null,
    parent_id: null,
    relation: null,
    cost: null,
    requested: null,
    waits_for_storage: false,
    references: 0,
    ...changes,
  }
}

/** A published picture: `boat 1`. */
export function buildGalleryPicture(number: number, changes: Partial<GalleryPicture> = {}): GalleryPicture {
  const id = `gen_${String(number).padStart(26, '0')}`
  return {
    id,
    prompt: `boat ${number}`,
    negative_prompt: '',
    style: 'anime',
    quality: 'standard',
    width: 1024,
    height: 1024,
    seed: number,
    image_url: `/images/${id}.png`,
    published_at: '2026-01-01T00:00:00.000Z',
    provider: 'built-in',
    author: null,
    author_id: null,
    likes: 0,
    is_liked: false,
    is_own: false,
    ...changes,
  }
}

export function buildTask(id: string, changes: Partial<QueueTask> = {}): QueueTask {
  return {
    id,
    type: 'image-generation',
    createdAt: '2026-01-01T00:00:00.000Z',
    revision: 1,
    prompt: `task ${id}`,
    negativePrompt: '',
    style: 'photorealistic',
    quality: 'standard',
    params: { width: 1024, height: 1024, model: 'flux-schnell' },
    seed: 1,
    waitsUntil: null,
    hasReference: false,
    status: 'queued',
    position: 1,
    resultUrl: null,
    generationId: null,
    waitsForStorage: false,
    error: null,
    errorCode: null,
    ...changes,
  }
}

const SOUND = { seconds: 5, seed: 1, mood: null, bpm: null, is_loop: false }

/** A finished sound. */
export function buildRecording(id: string, created_at = '2026-01-01T00:00:00.000Z'): Recording {
  return {
    id,
    kind: 'sound',
    prompt: `sound ${id}`,
    settings: SOUND,
    seconds: 5,
    bpm: null,
    read_as: ['Rain'],
    unknown_words: [],
    waveform: [50],
    wav_url: `/audio/${id}.wav?s=s`,
    ogg_url: `/audio/${id}.ogg?s=s`,
    bytes: 1,
    cost: 0,
    waits_for_storage: false,
    created_at,
  }
}

export function buildAudioTask(
  id: string,
  changes: Partial<Pick<AudioTask, 'status' | 'prompt' | 'created_at'>> = {},
): AudioTask {
  return {
    id,
    kind: 'sound',
    status: 'queued',
    prompt: `sound ${id}`,
    settings: SOUND,
    recording_id: null,
    error: null,
    error_code: null,
    created_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  }
}

export function buildNotification(number: number, changes: Partial<Notification> = {}): Notification {
  return {
    id: `ntf_${String(number).padStart(26, '0')}`,
    kind: 'pictures',
    title: `Queue finished: ${number} pictures ready`,
    detail: '',
    path: '/my-generations',
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString(),
    is_read: false,
    ...changes,
  }
}

export function buildSavedPrompt(prompt: string, changes: Partial<SavedPrompt> = {}): SavedPrompt {
  return {
    id: `prm_${'0'.repeat(26)}`,
    prompt,
    style: null,
    aspect_ratio: null,
    width: null,
    height: null,
    created_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  }
}
