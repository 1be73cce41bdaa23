/** One built-in voice. All of them speak English. */
export type Voice = {
  readonly id: string
  readonly label: string
  /** A description for people who choose: the speaker and the sound. */
  readonly about: string
  /** The synthesizer's name of the voice. */
  readonly base: 'slt' | 'rms' | 'awb' | 'kal16'
  /** Size of the speaker: below 1 larger and deeper, above 1 smaller and brighter. The duration stays the same. */
  readonly size: number
}

/** Four distinct voices, and variants of them with a larger or smaller speaker, which their descriptions mention. */
export const VOICES = [
  { id: 'clara', label: 'Clara', about: 'Woman, American', base: 'slt', size: 1 },
  { id: 'miles', label: 'Miles', about: 'Man, American', base: 'rms', size: 1 },
  { id: 'ewan', label: 'Ewan', about: 'Man, Scottish', base: 'awb', size: 1 },
  { id: 'unit', label: 'Unit 7', about: 'An old computer', base: 'kal16', size: 1 },
  {
    id: 'clara-bright',
    label: 'Clara, brighter',
    about: 'Clara’s voice, pitched up',
    base: 'slt',
    size: 1.13,
  },
  { id: 'clara-low', label: 'Clara, lower', about: 'Clara’s voice, pitched down', base: 'slt', size: 0.89 },
  { id: 'miles-deep', label: 'Miles, deeper', about: 'Miles’s voice, pitched down', base: 'rms', size: 0.88 },
  { id: 'ewan-deep', label: 'Ewan, deeper', about: 'Ewan’s voice, pitched down', base: 'awb', size: 0.89 },
] as const satisfies readonly Voice[]

export type VoiceId = (typeof VOICES)[number]['id']

export function findVoice(id: string): Voice | undefined {
  return VOICES.find((voice) => voice.id === id)
}
