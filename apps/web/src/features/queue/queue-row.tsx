import type { Queue, QueueTask } from '@easel/contract/queue'
import { styleLabel } from '@easel/contract/styles'
import { useCancelTask, useRemoveTask, useRetryTask } from '#web/shared/data/queue/queue-actions.ts'
import { aboutTime, positionOf, secondsUntilDone } from '#web/shared/data/queue/queue-order.ts'
import { waitText } from '#web/shared/lib/text/wait-text.ts'
import { useSecond } from '#web/shared/lib/use-second.ts'
import { Grip } from './grip.tsx'
import { QueueLine } from './queue-line.tsx'
import { taskPicture } from './task-picture.tsx'
import type { Reorder } from './use-reorder.ts'

type QueueRowProps = {
  readonly task: QueueTask
  readonly queue: Queue
  readonly reorder: Reorder
}

export function QueueRow({ task, queue, reorder }: QueueRowProps) {
  const remove = useRemoveTask()
  const cancel = useCancelTask()
  const { retry, isPending: isRetrying } = useRetryTask()
  const queued = task.status === 'queued'
  return (
    <QueueLine
      task={task}
      facts={task.waitsForStorage ? 'Waiting for storage' : styleLabel(task.style)}
      {...reorder.line(task)}
      picture={taskPicture(task)}
      wait={<Wait queue={queue} task={task} />}
      grip={
        queued && <Grip name={`task ${positionOf(queue.tasks, task.id)}`} id={task.id} reorder={reorder} />
      }
      onRemove={remove.isPending ? undefined : () => remove.mutate(task.id)}
      onCancel={cancel.isPending ? undefined : () => cancel.mutate(task.id)}
      onRetry={isRetrying ? undefined : () => retry(task.id)}
    />
  )
}

/** Position in the queue with an estimate, or the provider's retry-after. */
function Wait({ queue, task }: { readonly queue: Queue; readonly task: QueueTask }) {
  const position = positionOf(queue.tasks, task.id)
  const seconds = secondsUntilDone(queue, task.id)
  return (
    <span className="text-11 whitespace-nowrap tabular-nums">
      {position === 1 ? 'Next' : `No. ${position}`}
      {task.waitsUntil !== null ? (
        <Asked until={Date.parse(task.waitsUntil)} />
      ) : (
        seconds !== null && `, ${aboutTime(seconds)}`
      )}
    </span>
  )
}

function Asked({ until }: { readonly until: number }) {
  const text = waitText(until, useSecond().getTime())
  return text !== '' && <span title="The provider asked us to wait.">, waits {text}</span>
}
