/**
 * Audio: soundscapes and music from words. A request takes a place of the allowance; a worker makes the sound, and recording, place and news
 * are written together. Files end with their rows.
 */
export { createAudioModule } from './audio.module.ts'
