import { isAnimate, relate } from './draft.ts'
import { emptyPhrase } from './phrase.ts'
import { clearPhrase, type Reading, reportUnknown } from './reading.ts'

/** Hair, eyes, roofs …: with their adjectives they describe the last thing. */
export function readPart(reading: Reading, part: string): void {
  const { phrase, last, draft } = reading
  reportUnknown(reading, phrase.unknown)
  const owner = last ? (last.host && !isAnimate(last.noun) && isAnimate(last.host.noun) ? last.host : last) : undefined
  const next = reading.items[reading.at + 1]
  const before = !reading.link && next?.kind === 'known' && next.meaning.noun !== undefined
  const words = [...phrase.words, part].join(' ')
  if (before) {
    // "a red haired woman": the part belongs to the noun that follows.
    reading.phrase = { ...emptyPhrase(), article: true, attributes: [words], words: [words] }
    return
  }
  if (owner && (phrase.words.length > 0 || reading.link === 'with' || reading.joined) && reading.link !== 'on') owner.attributes.push(words)
  if (reading.link === 'on' && last?.host) {
    const { host } = last
    draft.relations = draft.relations.filter((r) => !(r.subject === host && r.object === last && (r.type === 'holding' || r.type === 'next-to')))
    relate(draft, 'on', last, host)
  }
  if (!owner && (part === 'face' || part === 'smile' || part === 'eyes')) draft.faces = true
  if (owner && reading.link === 'with') reading.lastLink = { link: 'with', subjects: [owner] }
  const link = reading.lastLink
  clearPhrase(reading)
  reading.lastLink = link
}
