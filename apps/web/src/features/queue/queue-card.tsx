import { LIMITS } from '@easel/contract/limits'
import type { QueueTask, TaskStatus } from '@easel/contract/queue'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useUserId } from '#web/shared/api/use-session.ts'
import { useAudio, useClearAudioTasks } from '#web/shared/data/audio.queries.ts'
import { queueQuery } from '#web/shared/data/queue/queue.queries.ts'
import { useClearQueue, useMoveTask, useUpdateQueue } from '#web/shared/data/queue/queue-actions.ts'
import { doneOf, openOf } from '#web/shared/data/queue/queue-order.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { Stepper } from '#web/shared/ui/fields/stepper.tsx'
import { DoneFold } from './done-fold.tsx'
import { QueueRow } from './queue-row.tsx'
import { SoundRows } from './sound-rows.tsx'
import { StatusDot } from './status-dot.tsx'
import { DoneThumbs } from './task-picture.tsx'
import { useReorder } from './use-reorder.ts'

const COUNTERS: readonly { readonly status: TaskStatus; readonly label: string }[] = [
  { status: 'queued', label: 'Queued' },
  { status: 'running', label: 'Running' },
  { status: 'done', label: 'Done' },
  { status: 'error', label: 'Failed' },
]
/** Thumbnails in the line of finished tasks. */
const THUMBS = 4
const NO_TASKS: readonly QueueTask[] = []

type QueueCardProps = {
  /** Also hidden once everything is finished. */
  readonly onlyAtWork?: boolean
}

/** The user's queue of pictures and sounds; hidden when empty. */
export function QueueCard({ onlyAtWork = false }: QueueCardProps) {
  const userId = useUserId()
  const { data: queue } = useQuery({ ...queueQuery(), enabled: userId !== null })
  const audio = useAudio().data?.pages[0]
  const sounds = audio?.tasks ?? []
  const clearPictures = useClearQueue()
  const clearSounds = useClearAudioTasks()
  const update = useUpdateQueue()
  const reorder = useReorder(queue?.tasks ?? NO_TASKS, useMoveTask().mutate)
  const [isAsked, setAsked] = useState(false)
  if (userId === null || !queue) return null
  const tasks = [...queue.tasks, ...sounds]
  if (tasks.length === 0 || (onlyAtWork && tasks.every(({ status }) => status === 'done'))) return null
  const open = openOf(queue.tasks, LIMITS.queueTasksShown)
  const done = doneOf(queue.tasks)
  const more = queue.tasks.length - done.length - open.length
  const anyDone = tasks.some((task) => task.status === 'done')
  const isClearing = clearPictures.isPending || clearSounds.isPending
  const waiting = tasks.filter(({ status }) => status === 'queued').length

  function clear(which: 'all' | 'done') {
    if (queue && queue.tasks.length > 0) clearPictures.mutate(which)
    if (sounds.length > 0) clearSounds.mutate(which)
  }

  return (
    <section aria-label="Generation Queue" className="p-3 max-md:p-4">
      <div className="mb-2 flex min-h-7 flex-wrap items-center">
        <h2 className="mr-auto font-semibold">Generation Queue</h2>
        {anyDone && (
          <Button
            variant="quiet"
            size="small"
            className="px-1.5"
            disabled={isClearing}
            onClick={() => clear('done')}
          >
            Clear done
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          className="-mr-1.5 px-1.5"
          disabled={isClearing}
          // Confirms before discarding more than is visible.
          onClick={() => (waiting > LIMITS.queueTasksShown ? setAsked(true) : clear('all'))}
        >
          Clear all
        </Button>
        <ConfirmDialog
          open={isAsked}
          onOpenChange={setAsked}
          title={`Clear ${numberText(waiting)} waiting tasks?`}
          confirmLabel="Clear all"
          onConfirm={() => clear('all')}
        >
          The waiting tasks are removed and don’t count toward today’s limit. Finished pictures stay in your
          library.
        </ConfirmDialog>
      </div>
      <div className="mb-2.5 flex flex-wrap items-center gap-2">
        <span className="flex-1 text-ink-2">Concurrency</span>
        <span className="ml-auto flex gap-2">
          <Button
            size="small"
            className="h-[26px] px-2 max-md:h-11"
            disabled={update.isPending}
            onClick={() => update.mutate({ paused: !queue.paused })}
          >
            {queue.paused ? <Play size={14} aria-hidden="true" /> : <Pause size={14} aria-hidden="true" />}
            {queue.paused ? 'Resume' : 'Pause'}
          </Button>
          <Stepper
            label="Concurrency"
            lessLabel="Fewer at once"
            moreLabel="More at once"
            value={queue.concurrency}
            min={LIMITS.concurrency.min}
            max={LIMITS.concurrency.max}
            onChange={(concurrency) => update.mutate({ concurrency })}
          />
        </span>
      </div>
      {queue.paused && (
        <p role="status" className="mb-2.5 rounded-3 bg-gamboge-tint px-2.5 py-1.5 text-12 text-gamboge-ink">
          {sounds.length > 0 ? 'Paused. Queued pictures and sounds wait.' : 'Paused. Queued tasks wait.'}
        </p>
      )}
      <Counters tasks={tasks} />
      {/* Not one list with what is complete: that may be long, and this has to stay in sight. */}
      {open.length > 0 && (
        <ul className="quiet-scroll max-h-[560px] divide-y divide-line overflow-x-hidden overflow-y-auto">
          {open.map((task) => (
            <QueueRow key={task.id} task={task} queue={queue} reorder={reorder} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {reorder.spoken}
      </p>
      {more > 0 && (
        <p className="border-t border-line pt-2 text-ink-3">... and {numberText(more)} more tasks</p>
      )}
      {done.length > 0 && (
        <DoneFold
          count={done.length}
          thumbs={<DoneThumbs tasks={done.slice(0, THUMBS)} />}
          isOpenAtFirst={open.length === 0}
        >
          <ul className="quiet-scroll max-h-[560px] divide-y divide-line overflow-x-hidden overflow-y-auto">
            {done.slice(0, LIMITS.queueTasksShown).map((task) => (
              <QueueRow key={task.id} task={task} queue={queue} reorder={reorder} />
            ))}
          </ul>
          <MoreDone count={done.length - LIMITS.queueTasksShown} />
        </DoneFold>
      )}
      {sounds.length > 0 && <SoundRows tasks={sounds} made={audio?.items ?? []} />}
    </section>
  )
}

function Counters({ tasks }: { readonly tasks: readonly { readonly status: TaskStatus }[] }) {
  return (
    <dl className="groove mb-2 grid grid-cols-4 divide-x divide-line rounded-3">
      {COUNTERS.map(({ status, label }) => (
        <div key={status} className="flex flex-col-reverse px-2 pt-[7px] pb-1.5">
          <dt className="mt-[5px] flex items-center gap-1 text-11 text-ink-3">
            <StatusDot status={status} still />
            {label}
          </dt>
          <dd className="figures text-18 leading-none font-semibold tracking-[-.04em]">
            {numberText(tasks.filter((task) => task.status === status).length)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The library has them all. */
function MoreDone({ count }: { readonly count: number }) {
  if (count <= 0) return null
  return (
    <p className="flex items-center border-t border-line pt-1 text-ink-3">
      <span className="flex-1">... and {numberText(count)} more done</span>
      <ButtonLink variant="quiet" size="small" to={PATHS.saved}>
        All saved
      </ButtonLink>
    </p>
  )
}
