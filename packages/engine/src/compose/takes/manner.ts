import { pick, type Take } from './take.ts'

/** How this take poses subjects: mirrored or not, how much more they turn toward the viewer, and rotation of still things, radians. */
type Manner = { readonly isTurned: boolean; readonly toward: number; readonly about: number }

const MANNERS: readonly [Manner, Manner, Manner] = [
  { isTurned: true, toward: 0.3, about: -0.3 },
  { isTurned: false, toward: -0.16, about: -0.45 },
  { isTurned: true, toward: 0, about: -0.8 },
]

export const mannerOf = (take: Take): Manner => pick(take, MANNERS) ?? { isTurned: false, toward: 0, about: 0 }
