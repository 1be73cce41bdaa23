import type { QuadrupedPose, QuadrupedRow } from './row.ts'

const POSE_OF_ACTION: Readonly<Record<string, QuadrupedPose>> = {
  standing: 'stand', walking: 'walk', running: 'run', galloping: 'run', jumping: 'run', leaping: 'run', racing: 'run', chasing: 'run', hunting: 'walk',
  flying: 'run', sitting: 'sit', lying: 'lie', resting: 'lie', relaxing: 'lie', sleeping: 'sleep', napping: 'sleep', eating: 'graze', grazing: 'graze',
  drinking: 'graze', sniffing: 'graze', rearing: 'rear', howling: 'howl', dancing: 'upright', holding: 'upright', reading: 'upright', playing: 'upright',
  cooking: 'upright', painting: 'upright', waving: 'upright',
}

/** Hoofed and heavy animals have no hands to stand up with: they keep all feet on the ground. */
export function poseFor(row: QuadrupedRow, action: string | undefined): QuadrupedPose {
  const wanted = POSE_OF_ACTION[action ?? ''] ?? row.rest ?? 'stand'
  if (action === 'eating' && row.neck.length > row.length) return 'browse'
  const clumsy = row.foot === 'hoof' || row.foot === 'pad'
  if (clumsy && wanted === 'upright') return action === 'dancing' && row.foot === 'hoof' ? 'rear' : 'stand'
  if (clumsy && wanted === 'sit') return row.foot === 'pad' ? 'sit' : 'lie'
  return wanted
}
