import type { Costume } from './costume.ts'
import { HELD_ARMS } from './held.ts'
import type { Arms, Stance } from './human-stances.ts'

export type Acting = {
  readonly stance: Stance
  readonly arms: Arms
  readonly lying: boolean
  readonly holds?: string
}

const ACTIONS: Readonly<Record<string, readonly [Stance, Arms]>> = {
  walking: ['walk', 'swing'],
  running: ['run', 'pump'],
  jumping: ['jump', 'raised'],
  sitting: ['sit', 'laps'],
  seated: ['seated', 'laps'],
  riding: ['ride', 'reins'],
  driving: ['seated', 'reins'],
  flying: ['fly', 'fly'],
  swimming: ['fly', 'fly'],
  dancing: ['dance', 'dance'],
  fighting: ['lunge', 'guard'],
  reading: ['stand', 'read'],
  writing: ['stand', 'read'],
  playing: ['stand', 'play'],
  singing: ['stand', 'sing'],
  cooking: ['stand', 'carry'],
  working: ['stand', 'hold'],
  painting: ['stand', 'hold'],
  fishing: ['stand', 'hold'],
  eating: ['stand', 'think'],
  drinking: ['stand', 'think'],
  waving: ['stand', 'wave'],
  pointing: ['stand', 'point'],
  praying: ['sit', 'pray'],
  thinking: ['stand', 'think'],
  hugging: ['stand', 'carry'],
  surfing: ['lunge', 'dance'],
  'raised arms': ['stand', 'raised'],
  talking: ['stand', 'hold'],
  hunting: ['lunge', 'point'],
  guarding: ['stand', 'hips'],
  stretching: ['stand', 'raised'],
  looking: ['stand', 'rest'],
  kneeling: ['kneel', 'laps'],
}

/** Pose and held thing for what the prompt says; the costume decides when it says nothing. */
export function actingFor(action: string | undefined, holds: readonly string[], costume: Costume): Acting {
  const lying = action === 'sleeping' || action === 'lying'
  if (lying) return { stance: 'stand', arms: 'rest', lying }
  const told = action === undefined || action === 'standing' ? undefined : ACTIONS[action]
  const known = holds.find((thing) => HELD_ARMS[thing] !== undefined)
  const own =
    holds.length === 0 && (told === undefined || action === 'fighting' || action === 'walking')
      ? costume.holds
      : undefined
  const thing = known ?? own ?? (action === 'reading' ? 'open book' : undefined)
  const stance = told?.[0] ?? costume.stance ?? 'stand'
  if (thing !== undefined) {
    const arms = stance === 'ride' && HELD_ARMS[thing] === 'staff' ? 'hold' : HELD_ARMS[thing]
    return { stance, arms, lying, holds: thing }
  }
  const free = told?.[1] ?? costume.arms ?? 'rest'
  return { stance, arms: holds.length > 0 && free !== 'reins' ? 'hold' : free, lying }
}
