import type { Link } from '../lexicon/relation-words.ts'
import { addChip, canDo, type DraftEntity, isAnimate, isPersonLike } from './draft.ts'
import { endPhrase } from './end-phrase.ts'
import { nameDoer } from './name-doer.ts'
import { isDenied, type Reading } from './reading.ts'

/** Only people and animals do this. */
const HANDLING: ReadonlySet<Link> = new Set(['holding', 'wearing', 'riding'])
const GRASPING: ReadonlySet<Link> = new Set(['holding', 'wearing', 'with', 'riding'])
/** A word that links the last thing to the next one. */
export function readLink(reading: Reading, link: Link, action: string | undefined): void {
  const { joined, afterNoun, afterPlace } = reading
  nameDoer(reading, action !== undefined || HANDLING.has(link))
  endPhrase(reading)
  // "a picture of a lion": the word before is not a thing, so the lion is not part of one.
  if (link === 'of' && !afterNoun) {
    reading.link = undefined
    return
  }
  reading.afterPlace = link === 'of' && afterPlace
  if (link === 'without') {
    reading.negated = true
    return
  }
  if (isDenied(reading) && (action !== undefined || HANDLING.has(link))) {
    deny(reading, link)
    return
  }
  // "no trees or people": a new link ends the negation.
  reading.negated = false
  reading.subjects = subjectsOf(reading, link, action !== undefined, joined)
  reading.link = link
  reading.joined = false
  const { draft } = reading
  if (link === 'with' && draft.opensWithPlace && draft.entities.length === 0) draft.placeFirst = true
  const [first, second, ...more] = reading.list
  if (action === 'playing' && second && more.length === 0 && second === reading.last) second.partner = first
  for (const subject of reading.subjects) {
    if (!action || !canDo(subject.noun, action)) continue
    subject.action ??= action
    addChip(reading.draft, action)
  }
}

/** "not holding an umbrella": there is no umbrella; "not chasing a mouse": the mouse is there, but not chased. */
function deny(reading: Reading, link: Link): void {
  if (link === 'holding' || link === 'wearing') return
  reading.negated = false
  reading.subjects = subjectsOf(reading, 'next-to', true, reading.joined)
  reading.link = 'next-to'
}

/** The subjects of a link: the last thing, its holder, or everyone in a list. */
function subjectsOf(reading: Reading, link: Link, acting: boolean, joined: boolean): DraftEntity[] {
  const { last, list, lastLink, draft } = reading
  if (!last) return []
  if (link === 'of' || link === 'made-of') return [last]
  if (link === 'holding' || link === 'wearing') {
    const bearer = joined ? lastLink?.subjects[0] : undefined
    const named = [last, ...(last.host ? [last.host] : []), ...[...draft.entities].reverse()]
    return [bearer ?? named.find((e) => isPersonLike(e.noun)) ?? named.find((e) => isAnimate(e.noun)) ?? last]
  }
  if (joined && lastLink && lastLink.subjects.length > 0 && GRASPING.has(lastLink.link)) return lastLink.subjects
  // "a cat chases a bird and hugs a dog": the cat does both.
  if (joined && acting && lastLink?.subjects.some((subject) => isAnimate(subject.noun))) return lastLink.subjects
  const described = last.host && (!isAnimate(last.noun) || acting) ? last.host : last
  if (acting && !isAnimate(described.noun)) {
    const actor = [...draft.entities].reverse().find((e) => isAnimate(e.noun))
    if (actor) return list.includes(actor) ? list : [actor]
  }
  const listed = list.includes(described) && list.length > 1 && list[list.length - 1] === described && !lastLink
  if (!listed || link === 'with') return [described]
  // "a barista behind the counter, a shelf, a cat sleeping on the sill": the barista keeps her place, and a shelf does not sleep.
  return list.filter(
    (each) =>
      each === described || ((!acting || isAnimate(each.noun)) && draft.relations.every(({ subject, object }) => subject !== each || list.includes(object))),
  )
}
