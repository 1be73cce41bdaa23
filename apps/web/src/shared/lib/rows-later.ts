import type { CSSProperties } from 'react'

/** For a list that is `off-screen-later`: how many rows it will have, whose height `off-screen-row-*` says. */
export function rowsLater(count: number): CSSProperties & Record<'--rows', number> {
  return { '--rows': count }
}
