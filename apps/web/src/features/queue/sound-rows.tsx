import type { AudioTask, Recording } from '@easel/contract/audio'
import { LIMITS } from '@easel/contract/limits'
import {
  useCancelAudio,
  useMoveAudioTask,
  useRemoveAudioTask,
  useRetryAudio,
} from '#web/shared/data/audio.queries.ts'
import { doneOf, openOf, positionOf } from '#web/shared/data/queue/queue-order.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { DoneFold } from './done-fold.tsx'
import { Grip } from './grip.tsx'
import { QueueLine } from './queue-line.tsx'
import { type Reorder, useReorder } from './use-reorder.ts'

type SoundRowsProps = {
  readonly tasks: readonly AudioTask[]
  /** The latest recordings. */
  readonly made: readonly Recording[]
}

/** Sounds and speech in progress. */
export function SoundRows({ tasks, made }: SoundRowsProps) {
  const reorder = useReorder(tasks, useMoveAudioTask().mutate)
  const open = openOf(tasks, LIMITS.queueTasksShown)
  const done = doneOf(tasks)
  const more = tasks.length - done.length - open.length
  const row = (task: AudioTask) => (
    <SoundRow
      key={task.id}
      task={task}
      waitsForStorage={made.some(
        ({ id, waits_for_storage }) => waits_for_storage && id === task.recording_id,
      )}
      position={positionOf(tasks, task.id)}
      reorder={reorder}
    />
  )
  return (
    <>
      <h3 className="mt-2.5 font-semibold">Sounds</h3>
      <p className="text-12 text-ink-3">Made beside the pictures.</p>
      {open.length > 0 && <ul className="divide-y divide-line">{open.map(row)}</ul>}
      <p role="status" className="sr-only">
        {reorder.spoken}
      </p>
      {more > 0 && <p className="border-t border-line pt-2 text-ink-3">... and {more} more sounds</p>}
      {done.length > 0 && (
        <DoneFold count={done.length} isOpenAtFirst={open.length === 0}>
          <ul className="divide-y divide-line">{done.slice(0, LIMITS.queueTasksShown).map(row)}</ul>
        </DoneFold>
      )}
    </>
  )
}

type SoundRowProps = {
  readonly task: AudioTask
  readonly waitsForStorage: boolean
  readonly position: number
  readonly reorder: Reorder
}

function SoundRow({ task, waitsForStorage, position, reorder }: SoundRowProps) {
  const remove = useRemoveAudioTask()
  const cancel = useCancelAudio()
  const { retry, isPending: isRetrying } = useRetryAudio()
  return (
    <QueueLine
      task={task}
      {...reorder.line(task)}
      grip={task.status === 'queued' && <Grip name={`sound ${position}`} id={task.id} reorder={reorder} />}
      facts={
        waitsForStorage
          ? 'Waiting for storage'
          : task.kind === 'speech'
            ? 'Speech'
            : `Sound, ${task.settings.seconds} s`
      }
      wait={<span className="text-11 tabular-nums">{position === 1 ? 'Next' : `No. ${position}`}</span>}
      result={
        <ButtonLink variant="quiet" size="small" className="px-2" to={PATHS.generateAudio}>
          Listen
        </ButtonLink>
      }
      onRemove={remove.isPending ? undefined : () => remove.mutate(task.id)}
      onCancel={cancel.isPending ? undefined : () => cancel.mutate(task.id)}
      onRetry={isRetrying ? undefined : () => retry(task.id)}
    />
  )
}
