import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle } from 'react'
import type { WallLayout } from './masonry.ts'

export type WallHandle = {
  /** Scrolls a picture to the upper edge. */
  readonly scrollTo: (at: number) => void
}

type Place = {
  readonly list: RefObject<HTMLElement | null>
  readonly layout: WallLayout
  readonly handle: Ref<WallHandle> | undefined
  /** The first visible picture, after each scroll. */
  readonly onSee: ((at: number) => void) | undefined
}

/** Scrolls to a picture of the wall, and reports which one is at its upper edge, below the sticky bar. */
export function useWallPlace({ list, layout, handle, onSee }: Place): void {
  useImperativeHandle(handle, () => ({
    scrollTo: (at) => {
      const top = list.current?.getBoundingClientRect().top
      const box = layout.boxes[at]
      if (top === undefined || !box) return
      const by = top + box.top - edge()
      // Either scrolls: the studio's panel, or on phones the page.
      document.getElementById('main')?.scrollBy(0, by)
      window.scrollBy(0, by)
    },
  }))

  const tell = useEffectEvent(() => {
    const top = list.current?.getBoundingClientRect().top
    if (top !== undefined && layout.boxes.length > 0) onSee?.(firstBelow(layout, edge() - top))
  })
  const isTold = onSee !== undefined
  // A wall that grew or changed shows other pictures, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!isTold) return
    let pending = 0
    function note() {
      pending ||= requestAnimationFrame(() => {
        pending = 0
        tell()
      })
    }
    note()
    const main = document.getElementById('main')
    main?.addEventListener('scroll', note, { passive: true })
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(pending)
      main?.removeEventListener('scroll', note)
      window.removeEventListener('scroll', note)
    }
  }, [isTold, layout])
}

/** Lower edge of the filter bar. */
function edge(): number {
  return document.querySelector('[data-list-bar]')?.getBoundingClientRect().bottom ?? 0
}

/** The first picture that extends below a line; tops are ordered to within half a pixel. */
function firstBelow({ boxes, columns }: WallLayout, line: number): number {
  let from = 0
  let to = boxes.length - 1
  while (from < to) {
    const middle = Math.ceil((from + to) / 2)
    if ((boxes[middle]?.top ?? 0) <= line + 1) from = middle
    else to = middle - 1
  }
  const first = boxes.findIndex(
    ({ top, height }, at) => at > from - columns * 3 && at <= from && top + height > line + 1,
  )
  return first === -1 ? from : first
}
