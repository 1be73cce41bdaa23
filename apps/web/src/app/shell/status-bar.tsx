import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { StatusDot } from '#web/features/queue/status-dot.tsx'
import { useUserId } from '#web/shared/api/use-session.ts'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { useLiveState } from '#web/shared/data/live-state.store.ts'
import { queueQuery } from '#web/shared/data/queue.queries.ts'
import { useHotkey } from '#web/shared/lib/use-hotkey.ts'
import { Keys } from '#web/shared/ui/kbd.tsx'
import { DevelopmentMode } from './development-mode.tsx'
import { SHORTCUTS, ShortcutsDialog } from './shortcuts-dialog.tsx'

/** Information only: nothing can be done here that cannot be done elsewhere. */
export function StatusBar() {
  const [listing, setListing] = useState(false)
  const { data: config } = useQuery(configQuery())
  useHotkey({ key: '?' }, () => setListing(true))
  return (
    <footer className="col-span-2 flex items-center gap-4 overflow-hidden border-t border-line bg-bench px-3 text-11 whitespace-nowrap text-ink-3 max-md:hidden">
      <DevelopmentMode className="-ml-3 self-stretch text-11" />
      <LiveState />
      <QueueState />
      {config && <span>{config.provider.label}</span>}
      <span className="flex-1" />
      {SHORTCUTS.filter((shortcut) => shortcut.inBar).map(({ keys, label }) => (
        <span key={label} className="inline-flex items-center gap-1.5 max-lg:hidden">
          <Keys keys={keys} />
          {label}
        </span>
      ))}
      <button
        type="button"
        className="inline-flex h-full items-center gap-1.5 hover:text-ink"
        onClick={() => setListing(true)}
      >
        <Keys keys={['?']} />
        All shortcuts
      </button>
      <ShortcutsDialog open={listing} onOpenChange={setListing} />
    </footer>
  )
}

/** Said where it can be seen; on a phone, which has no status bar, the layout has a line for it. */
export function LiveState() {
  const isOff = useLiveState((state) => state.isOff)
  return (
    <span role="status" className="inline-flex items-center gap-1.5 empty:hidden">
      {isOff && (
        <>
          <CloudOff size={13} aria-hidden="true" className="flex-none text-gamboge-ink" />
          <span>Live updates are off. This page looks for news every few seconds.</span>
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
      {running} running, {queued} queued
    </span>
  )
}
