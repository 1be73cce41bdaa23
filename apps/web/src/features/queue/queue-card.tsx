import { LIMITS } from '@easel/contract/limits'
import type { QueueTask, TaskStatus } from '@easel/contract/queue'
import { useQuery } from '@tanstack/react-query'
import { useUserId } from '#web/shared/api/use-session.ts'
import { queueQuery, useClearQueue, useSetConcurrency } from '#web/shared/data/queue.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Stepper } from '#web/shared/ui/stepper.tsx'
import { QueueRow } from './queue-row.tsx'
import { StatusDot } from './status-dot.tsx'

const COUNTERS: readonly { readonly status: TaskStatus; readonly label: string }[] = [
  { status: 'queued', label: 'Queued' },
  { status: 'running', label: 'Running' },
  { status: 'done', label: 'Done' },
  { status: 'error', label: 'Failed' },
]

/** The user's queue, the same in every tab; not there while there are no tasks. */
export function QueueCard() {
  const userId = useUserId()
  const { data: queue } = useQuery({ ...queueQuery(), enabled: userId !== null })
  const clear = useClearQueue()
  const concurrency = useSetConcurrency()
  if (userId === null || !queue || queue.tasks.length === 0) return null
  const more = queue.tasks.length - LIMITS.queueTasksShown

  return (
    <section aria-label="Generation Queue" className="p-3 max-md:p-4">
      <div className="mb-2 flex min-h-7 items-center">
        <h2 className="font-semibold">Generation Queue</h2>
        <Button
          variant="quiet"
          size="small"
          className="ml-auto px-2"
          disabled={clear.isPending}
          onClick={() => clear.mutate()}
        >
          Clear all
        </Button>
      </div>
      <div className="mb-2.5 flex items-center">
        <span className="flex-1 text-ink-2">Concurrency</span>
        <Stepper
          label="Concurrency"
          lessLabel="Fewer at once"
          moreLabel="More at once"
          value={queue.concurrency}
          min={LIMITS.concurrency.min}
          max={LIMITS.concurrency.max}
          onChange={(value) => concurrency.mutate(value)}
        />
      </div>
      <Counters tasks={queue.tasks} />
      <ul className="quiet-scroll max-h-[560px] divide-y divide-line overflow-auto">
        {queue.tasks.slice(0, LIMITS.queueTasksShown).map((task) => (
          <QueueRow key={task.id} task={task} />
        ))}
      </ul>
      {more > 0 && <p className="border-t border-line pt-2 text-ink-3">... and {more} more tasks</p>}
    </section>
  )
}

function Counters({ tasks }: { readonly tasks: readonly QueueTask[] }) {
  return (
    <dl className="groove mb-2 grid grid-cols-4 divide-x divide-line rounded-3">
      {COUNTERS.map(({ status, label }) => (
        <div key={status} className="flex flex-col-reverse px-2 pt-[7px] pb-1.5">
          <dt className="mt-[5px] flex items-center gap-1 text-11 text-ink-3">
            <StatusDot status={status} still />
            {label}
          </dt>
          <dd className="figures text-18 leading-none font-semibold tracking-[-.04em]">
            {tasks.filter((task) => task.status === status).length}
          </dd>
        </div>
      ))}
    </dl>
  )
}
