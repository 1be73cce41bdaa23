import { type CSSProperties, useCallback, useMemo, useRef } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { useKeptScroll } from '#web/shared/lib/use-kept-scroll.ts'
import { MOBILE_QUERY, useMedia } from '#web/shared/lib/use-media.ts'
import { useTextScale } from '#web/shared/lib/use-text-scale.ts'
import { useHomedFocus } from '#web/shared/ui/focus/use-homed-focus.ts'
import { HistoryRow } from './history-row.tsx'
import { SoundRow } from './sound-row.tsx'
import { SoundTaskRow } from './sound-task-row.tsx'
import { TaskRow } from './task-row.tsx'
import { factLines, stack, type TimelineEntry, type TimelineExtras, timelineOf } from './timeline.ts'
import { useSound } from './use-sound.ts'
import { useWindow } from './wall/use-window.ts'
import { bandsOf, boxesIn } from './wall/visible-boxes.ts'

type HistoryTimelineProps = {
  readonly generations: readonly Generation[]
  readonly extras: TimelineExtras
  readonly isOldestFirst: boolean
  readonly onOpen: (generation: Generation) => void
  readonly onDelete: (generation: Generation) => void
}

/** The whole history by day, virtualized. */
export function HistoryTimeline({
  generations,
  extras,
  isOldestFirst,
  onOpen,
  onDelete,
}: HistoryTimelineProps) {
  const list = useRef<HTMLDivElement>(null)
  const sound = useSound()
  const isNarrow = useMedia(MOBILE_QUERY)
  const { width, bands } = useWindow(list)
  const entries = useMemo(
    () => timelineOf(generations, extras, { now: new Date(), isOldestFirst }),
    [generations, extras, isOldestFirst],
  )
  const scale = useTextScale()
  const boxes = useMemo(() => stack(entries, width, { isNarrow, scale }), [entries, width, isNarrow, scale])
  const index = useMemo(() => bandsOf(boxes), [boxes])
  const last = boxes.at(-1)
  useKeptScroll(width > 0 && last !== undefined)
  useHomedFocus(
    entries.length,
    useCallback((lost: Element) => focusRow(list.current, lost), []),
  )

  function rowOf(entry: TimelineEntry) {
    if (entry.kind === 'day')
      return (
        <h2 className="flex h-full items-end border-b border-line pb-2 font-semibold">
          {entry.name}
          <span className="figures ml-2 text-11 font-normal text-ink-3">{numberText(entry.count)}</span>
        </h2>
      )
    if (entry.kind === 'task') return <TaskRow task={entry.task} />
    if (entry.kind === 'sound-task') return <SoundTaskRow task={entry.task} />
    if (entry.kind === 'sound') {
      const heard = sound.playing?.id === entry.key ? sound.playing : null
      return (
        <SoundRow
          recording={entry.recording}
          isPlaying={heard !== null && !heard.isPaused}
          part={heard?.part ?? 0}
          onToggle={() => sound.toggle(entry.recording)}
        />
      )
    }
    return <HistoryRow generation={entry.generation} onOpen={onOpen} onDelete={onDelete} />
  }

  return (
    <div ref={list} className="relative" style={{ height: last ? last.top + last.height : 0 }}>
      {boxesIn(index, bands.from, bands.to).map((at) => {
        const entry = entries[at]
        const box = boxes[at]
        if (!entry || !box) return null
        return (
          <div
            key={`${entry.kind} ${entry.key}`}
            data-at={at}
            className="absolute inset-x-0 top-0"
            style={
              {
                height: box.height,
                transform: `translateY(${box.top}px)`,
                '--fact-lines': factLines(entry.kind, { isNarrow, scale }),
              } as CSSProperties
            }
          >
            {rowOf(entry)}
          </div>
        )
      })}
    </div>
  )
}

/** Focus moves to the row that replaced the deleted one, or the one above. */
function focusRow(list: HTMLElement | null, lost: Element): void {
  const at = Number(lost.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? 0)
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-at]:has(button)') ?? [])]
  const row = rows.find(({ dataset }) => Number(dataset['at']) >= at) ?? rows.at(-1)
  row?.querySelector('button')?.focus({ preventScroll: true })
}
