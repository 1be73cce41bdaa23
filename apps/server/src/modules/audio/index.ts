/**
 * Audio: soundscapes and music from words, and spoken texts. A request reserves allowance; a worker makes the sound, then recording, allowance
 * and events are written together. Files are deleted with their rows. Knows no voice provider.
 */
export { createAudioModule } from './audio.module.ts'
