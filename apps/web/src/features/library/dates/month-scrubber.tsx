import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { countText, numberText } from '#web/shared/lib/text/number-text.ts'
import { type Month, monthAt, monthName, stretchesOf, yearMarks } from './months.ts'
import { useSeenMonth } from './seen-month.store.ts'

/** Pixels of a year's label. */
const MARK = 20
/** Milliseconds within which repeated keys jump only to the last month. */
const PAUSE_MS = 250

type MonthScrubberProps = {
  /** In list order. */
  readonly months: readonly Month[]
  readonly onJump: (month: string) => void
}

/** A scrubber beside the wall with every month of the list. Press, drag or arrow keys jump; it follows scrolling. */
export function MonthScrubber({ months, onJump }: MonthScrubberProps) {
  const { track, top, height } = useTrack()
  const seen = useSeenMonth(({ month }) => month)
  const [keyed, setKeyed] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(later.current), [])
  const stretches = useMemo(() => stretchesOf(months), [months])
  const marks = yearMarks(stretches, MARK / Math.max(1, height))
  const at = placeOf(months, keyed ?? seen)
  const current = stretches[at]
  // Hovering shows a month; only a press selects it.
  const shown = stretches[placeOf(months, pointed ?? keyed ?? seen)]
  if (!current || !shown) return null

  const monthUnder = ({ clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    return monthAt(stretches, (clientY - box.top) / box.height)?.month ?? null
  }

  function handleKeyDown(event: KeyboardEvent) {
    const target = months[nextPlace(event.key, at, months)]
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setKeyed(target.month)
    clearTimeout(later.current)
    later.current = setTimeout(() => {
      setKeyed(null)
      onJump(target.month)
    }, PAUSE_MS)
  }

  return (
    <div
      className="sticky w-16 flex-none self-start border-l border-line bg-panel py-3 max-md:hidden"
      style={{ top, height }}
    >
      <div
        ref={track}
        role="slider"
        tabIndex={0}
        aria-label="Month"
        aria-orientation="vertical"
        aria-valuemin={1}
        aria-valuemax={months.length}
        aria-valuenow={at + 1}
        aria-valuetext={`${monthName(current.month)}, ${countText(current.count, 'picture')}`}
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setPointed(monthUnder(event))
        }}
        onPointerMove={(event) => setPointed(monthUnder(event))}
        onPointerUp={(event) => {
          const month = monthUnder(event)
          setPointed(null)
          if (month) onJump(month)
        }}
        onPointerLeave={() => setPointed(null)}
        onPointerCancel={() => setPointed(null)}
        className="group relative size-full cursor-pointer touch-none select-none outline-offset-2"
      >
        {stretches.map(({ month, from }) => (
          <span
            key={month}
            aria-hidden="true"
            className="absolute right-2 h-px w-2 bg-line-2"
            style={{ top: `${from * 100}%` }}
          />
        ))}
        {marks.map(({ month, from }) => (
          <span
            key={month}
            aria-hidden="true"
            className="figures absolute left-3 text-11 leading-none text-ink-3"
            style={{ top: `${from * 100}%` }}
          >
            {month.slice(0, 4)}
          </span>
        ))}
        <span
          aria-hidden="true"
          className={classNames(
            'absolute right-0 flex h-5 -translate-y-px items-center rounded-l-2 border-t-2 border-ultramarine bg-ultramarine-tint px-1.5 text-11 font-semibold whitespace-nowrap text-ultramarine-ink',
            pointed && 'popover-card z-10 border-t-0',
          )}
          style={{ top: `min(${shown.from * 100}%, calc(100% - 20px))` }}
        >
          {monthName(shown.month, 'short')}
          {pointed && <span className="pl-1.5 font-normal text-ink-2">{numberText(shown.count)}</span>}
        </span>
      </div>
    </div>
  )
}

function placeOf(months: readonly Month[], wanted: string | null): number {
  return Math.max(
    0,
    months.findIndex(({ month }) => month === wanted),
  )
}

/** The index that a key leads to; the same one, or none, if it leads nowhere. */
function nextPlace(key: string, at: number, months: readonly Month[]): number {
  const year = months[at]?.month.slice(0, 4)
  if (key === 'ArrowUp' || key === 'ArrowLeft') return at - 1
  if (key === 'ArrowDown' || key === 'ArrowRight') return at + 1
  if (key === 'Home') return 0
  if (key === 'End') return months.length - 1
  if (key === 'PageDown')
    return months.findIndex(({ month }, index) => index > at && month.slice(0, 4) !== year)
  if (key === 'PageUp')
    return months.findLastIndex(({ month }, index) => index < at && month.slice(0, 4) !== year)
  return -1
}

/** From below the filter bar, which grows when filters are set, to the panel's end. */
function useTrack() {
  const track = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ top: 0, height: 0 })
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-list-bar]')
    const main = document.getElementById('main')
    if (!bar || !main) return
    const measure = () => setRoom({ top: bar.offsetHeight, height: main.clientHeight - bar.offsetHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(bar)
    observer.observe(main)
    return () => observer.disconnect()
  }, [])
  return { track, ...room }
}
