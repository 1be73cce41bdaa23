import { pick, type Take } from './take.ts'

/** How this take shows who is there: turned to the other side, and by how much more towards the viewer, radians. */
type Manner = { readonly isTurned: boolean; readonly towards: number }

const MANNERS: readonly [Manner, Manner, Manner] = [
  { isTurned: true, towards: 0.3 },
  { isTurned: false, towards: -0.16 },
  { isTurned: true, towards: 0 },
]

export function mannerOf(take: Take): Manner {
  return pick(take, MANNERS) ?? { isTurned: false, towards: 0 }
}
