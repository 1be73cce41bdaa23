/**
 * Audio: soundscapes and music from words, and texts that are read aloud. A request takes a place of the allowance; a worker makes the
 * sound, and recording, place and news are written together. Files end with their rows. It does not know the voices' providers.
 */
export { createAudioModule } from './audio.module.ts'
