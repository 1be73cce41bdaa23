import { StartupError } from '../../platform/startup-error.ts'
import { OWN_SPEAKER, SPEAKER_IDS } from './speakers.ts'

const ENTRY = /^([a-z-]+)=(\d{1,4}(?:\.\d{1,6})?)$/

/** Price of a text at a vendor in US dollars, by its length in characters; null when the operator set none. */
export type SpeechPrices = (speaker: string, characters: number) => number | null

/** Parses `openai=0.015, elevenlabs=0.1`, dollars for a thousand characters; throws one `StartupError` that lists every problem. */
export function readSpeechPrices(text: string | undefined): SpeechPrices {
  const prices = new Map<string, number>([[OWN_SPEAKER, 0]])
  const problems: string[] = []
  for (const entry of (text ?? '').split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [, speaker = '', price] = ENTRY.exec(entry) ?? []
    if (price === undefined) problems.push(`${JSON.stringify(entry)} is not like openai=0.015 (US dollars)`)
    else if (!SPEAKER_IDS.some((id) => id === speaker))
      problems.push(`there is no vendor of voices ${speaker}; there are ${SPEAKER_IDS.join(', ')}`)
    else prices.set(speaker, Number(price))
  }
  if (problems.length > 0) throw new StartupError(`SPEECH_PRICES: ${problems.join('; ')}.`)
  return (speaker, characters) => {
    const price = prices.get(speaker)
    return price === undefined ? null : (price * characters) / 1_000
  }
}
