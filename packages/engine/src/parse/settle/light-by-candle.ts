import { type Draft, isAnimate } from '../draft.ts'

/** "an owl reading by candlelight": candles are lit at night, within four walls unless another place is named. */
export function lightByCandle(draft: Draft): void {
  if (!draft.light.has('candlelight') || draft.view === 'portrait') return
  draft.time ??= 'night'
  const living = draft.entities.filter(({ noun }) => isAnimate(noun))
  if (draft.settings.length > 0 || living.length === 0) return
  const reads = living.some(({ action }) => action === 'reading' || action === 'writing' || action === 'studying')
  draft.settings.push(reads ? { id: 'library', words: 'library' } : { id: 'room', words: 'room' })
}
