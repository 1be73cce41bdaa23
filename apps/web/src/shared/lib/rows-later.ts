import type { CSSProperties } from 'react'

/** For a list with `off-screen-later`: its expected rows, whose height `off-screen-row-*` sets. */
export function rowsLater(count: number): CSSProperties & Record<'--rows', number> {
  return { '--rows': count }
}
