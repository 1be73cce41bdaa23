import { useQuery } from '@tanstack/react-query'
import { CloudOff, WifiOff } from 'lucide-react'
import { useWaitingPresses } from '#web/features/generator/waiting/waiting-presses.store.ts'
import { StatusDot } from '#web/features/queue/status-dot.tsx'
import { useUserId } from '#web/shared/api/use-session.ts'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { useLiveState } from '#web/shared/data/live-state.store.ts'
import { queueQuery } from '#web/shared/data/queue/queue.queries.ts'
import { SHORTCUTS, type ShortcutId } from '#web/shared/lib/shortcuts.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { useOnline } from '#web/shared/lib/use-online.ts'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { DevelopmentMode } from './development-mode.tsx'
import { openWindow } from './shell-window.store.ts'

const IN_BAR = (Object.keys(SHORTCUTS) as ShortcutId[]).filter((id) => 'inBar' in SHORTCUTS[id])

/** Information only: every action here is also available elsewhere. */
export function StatusBar() {
  const { data: config } = useQuery(configQuery())
  return (
    <footer className="col-span-2 flex items-center gap-4 overflow-hidden border-t border-line bg-bench px-3 text-11 whitespace-nowrap text-ink-3 max-md:hidden">
      <DevelopmentMode className="-ml-3 self-stretch text-11" />
      <LiveState />
      <QueueState />
      {config && <span>{config.provider.label}</span>}
      <span className="flex-1" />
      {IN_BAR.map((id) => (
        <span key={id} className="inline-flex items-center gap-1.5 max-lg:hidden">
          <ShortcutKeys of={id} />
          {SHORTCUTS[id].label}
        </span>
      ))}
      <button
        type="button"
        className="inline-flex h-full items-center gap-1.5 hover:text-ink"
        onClick={() => openWindow('shortcuts')}
      >
        <ShortcutKeys of="shortcuts" />
        All shortcuts
      </button>
    </footer>
  )
}

/** Rendered in the status bar; on phones, which have none, in a line of the layout. */
export function LiveState() {
  const isOff = useLiveState((state) => state.isOff)
  const online = useOnline()
  const userId = useUserId()
  const waiting = useWaitingPresses(({ presses }) =>
    presses
      .filter((press) => press.userId === userId && press.refusal === null)
      .reduce((sum, { request }) => sum + request.count, 0),
  )
  return (
    <span role="status" className="inline-flex items-center gap-1.5 empty:hidden">
      {!online && (
        <>
          <WifiOff size={13} aria-hidden="true" className="flex-none text-gamboge-ink" />
          <span>
            You are offline.{' '}
            {waiting > 0
              ? `${waiting === 1 ? 'A picture waits' : `${numberText(waiting)} pictures wait`} to be sent.`
              : 'What is missing here loads once you’re back.'}
          </span>
        </>
      )}
      {online && isOff && (
        <>
          <CloudOff size={13} aria-hidden="true" className="flex-none text-gamboge-ink" />
          <span>Live updates are off. This page checks for changes every few seconds.</span>
        </>
      )}
    </span>
  )
}

function QueueState() {
  const userId = useUserId()
  const { data: queue } = useQuery({ ...queueQuery(), enabled: userId !== null })
  const running = queue?.tasks.filter((task) => task.status === 'running').length ?? 0
  const queued = queue?.tasks.filter((task) => task.status === 'queued').length ?? 0
  if (userId === null || running + queued === 0) return null
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <StatusDot status={running > 0 ? 'running' : 'queued'} />
      {running} running, {numberText(queued)} queued
    </span>
  )
}
