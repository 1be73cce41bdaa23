import { TIMING } from '@easel/contract/limits'
import { type RefObject, useEffect } from 'react'
import { type ToastT, toast } from 'sonner'

const TICK_MS = 250

type Region = RefObject<HTMLElement | null>

/** Dismisses each notice after its time, which pauses while one is hovered or focused and while the page is hidden. */
export function ToastClocks({
  toasts,
  region,
}: {
  readonly toasts: readonly ToastT[]
  readonly region: Region
}) {
  return toasts.map((notice) => <Clock key={notice.id} notice={notice} region={region} />)
}

function Clock({ notice, region }: { readonly notice: ToastT; readonly region: Region }) {
  useEffect(() => {
    let left: number = TIMING.toast
    const timer = setInterval(() => {
      if (document.hidden || region.current?.matches(':hover, :focus-within')) return
      left -= TICK_MS
      if (left <= 0) toast.dismiss(notice.id)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [notice, region])
  return null
}
