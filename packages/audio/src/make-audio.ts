import { gainOf, type Stereo, samplesOf, silence } from './dsp/sound.ts'
import { loopOverlap, master } from './master.ts'
import { integratedLoudness } from './measure/loudness.ts'
import { MOODS, type Mood, type MoodId } from './moods.ts'
import { createRandom } from './random.ts'
import { readWords } from './read-words.ts'
import type { Scene } from './scenes/scene.ts'
import { SCENES, type SceneId } from './scenes/scenes.ts'
import { closeStage, createStage } from './stage.ts'

export type AudioRequest = {
  readonly prompt: string
  /** 5 … 120. */
  readonly seconds: number
  /** 0 … 2^32-1: the same request and seed give the same bits. */
  readonly seed: number
  /** By default from the prompt, else the scene's own. */
  readonly mood?: MoodId | undefined
  /** Beats a minute, 40 … 200; by default from the prompt, else the scene's usual tempo. */
  readonly bpm?: number | undefined
  /** The end continues into the beginning without a seam. The tempo changes slightly so that whole bars fit. */
  readonly isLoop: boolean
}

export type MadeAudio = {
  /** 44.1 kHz, −16 LUFS, true peak at most −1 dBTP. */
  readonly sound: Stereo
  /** Names of the scenes, the loudest first. */
  readonly readAs: readonly string[]
  /** Words of the prompt that were not understood. */
  readonly unknownWords: readonly string[]
  /** Beats a minute; null when no scene has a beat. */
  readonly bpm: number | null
}

/** The scene when no word is known: it suits most purposes. */
const FALLBACK: SceneId = 'cinematic'
const UNDER_MUSIC = -7
const BESIDE = -2.5

/** Makes a soundscape or a music bed from words. `checkpoint` is called between scenes with the finished share, and may throw. */
export function makeAudio(request: AudioRequest, checkpoint: (done: number) => void = () => {}): MadeAudio {
  const read = readWords(request.prompt)
  const ids = orderScenes(read.scenes.length > 0 ? read.scenes : [FALLBACK])
  const mood = MOODS[request.mood ?? read.mood ?? usualMood(ids)]
  const samples = samplesOf(request.seconds)
  const length = samples + (request.isLoop ? loopOverlap(samples) : 0)
  const random = createRandom(request.seed)
  const music: Scene | undefined = ids.map((id): Scene => SCENES[id]).find(({ kind }) => kind === 'music')
  const bpm = chooseTempo(request, read, mood, music)
  const mix = silence(length)
  ids.forEach((id, index) => {
    checkpoint(index / (ids.length + 1))
    const scene: Scene = SCENES[id]
    const stage = createStage({ samples: length, random: random.fork(id), mood, bpm })
    scene.play(stage)
    const level = index === 0 ? 0 : music && scene.kind === 'sound' ? UNDER_MUSIC : BESIDE
    addScene(mix, closeStage(stage, scene.room), level)
  })
  checkpoint(ids.length / (ids.length + 1))
  const sound = master(mix, {
    samples,
    isLoop: request.isLoop,
    fadeInSeconds: music ? 0.08 : 0.9,
    fadeOutSeconds: 2.5,
  })
  return {
    sound,
    readAs: ids.map((id) => SCENES[id].name),
    unknownWords: read.unknown,
    bpm: music ? Math.round(bpm * 10) / 10 : null,
  }
}

/** Keeps one piece of music, first, since two would play in different keys. Sounds follow. */
function orderScenes(ids: readonly SceneId[]): SceneId[] {
  const music = ids.filter((id) => SCENES[id].kind === 'music').slice(0, 1)
  return [...music, ...ids.filter((id) => SCENES[id].kind === 'sound')]
}

function usualMood(ids: readonly SceneId[]): MoodId {
  const moods: Partial<Record<SceneId, MoodId>> = {
    lofi: 'melancholy',
    synthwave: 'energetic',
    jazz: 'melancholy',
    cinematic: 'dreamy',
    chiptune: 'happy',
    kalimba: 'happy',
    strings: 'melancholy',
    house: 'melancholy',
  }
  const [first] = ids
  return (first && moods[first]) ?? 'calm'
}

function chooseTempo(
  request: AudioRequest,
  read: ReturnType<typeof readWords>,
  mood: Mood,
  music: Scene | undefined,
): number {
  const asked = request.bpm ?? read.bpm
  const wanted = asked ?? (music?.bpm ?? 80) * mood.tempo * read.pace
  if (!request.isLoop || !music) return wanted
  const beatsPerBar = music.name === SCENES.musicbox.name ? 3 : 4
  const bars = Math.max(1, Math.round((request.seconds * wanted) / (60 * beatsPerBar)))
  return (bars * 60 * beatsPerBar) / request.seconds
}

/** Brings every scene to the same loudness first, so that a level means the same for all of them. */
function addScene(mix: Stereo, scene: Stereo, level: number): void {
  const loudness = integratedLoudness(scene)
  const gain = Number.isFinite(loudness) ? gainOf(-20 - loudness + level) : 1
  for (const side of ['left', 'right'] as const) {
    const from = scene[side]
    const to = mix[side]
    for (let i = 0; i < to.length; i += 1) to[i]! += from[i]! * gain
  }
}
