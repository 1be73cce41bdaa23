import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle } from 'react'
import type { WallLayout } from './masonry.ts'

export type WallHandle = {
  /** Brings a picture to the upper edge. */
  readonly scrollTo: (at: number) => void
}

type Place = {
  readonly list: RefObject<HTMLElement | null>
  readonly layout: WallLayout
  readonly handle: Ref<WallHandle> | undefined
  /** The first picture in sight, whenever the wall was scrolled. */
  readonly onSee: ((at: number) => void) | undefined
}

/** Leads to a picture of the wall, and says which one is at its upper edge, below the bar that stays there. */
export function useWallPlace({ list, layout, handle, onSee }: Place): void {
  useImperativeHandle(handle, () => ({
    scrollTo: (at) => {
      const top = list.current?.getBoundingClientRect().top
      const box = layout.boxes[at]
      if (top === undefined || !box) return
      const by = top + box.top - edge()
      // One of them scrolls: the studio's panel, on phones the page.
      document.getElementById('main')?.scrollBy(0, by)
      window.scrollBy(0, by)
    },
  }))

  const tell = useEffectEvent(() => {
    const top = list.current?.getBoundingClientRect().top
    if (top !== undefined && layout.boxes.length > 0) onSee?.(firstBelow(layout, edge() - top))
  })
  const isTold = onSee !== undefined
  // A wall that grew or changed has other pictures in sight, too.
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

/** Where the bar of filters ends. */
function edge(): number {
  return document.querySelector('[data-list-bar]')?.getBoundingClientRect().bottom ?? 0
}

/** The first picture that reaches below a line; tops are in order but for half a pixel. */
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
