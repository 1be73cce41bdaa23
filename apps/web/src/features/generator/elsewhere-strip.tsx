import { useCancelTask } from '#web/shared/data/queue-actions.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { endElsewhere, useElsewhereStore } from './elsewhere.store.ts'

/** A picture in the making that another tab asked for, or this one before it was loaded anew: it goes on, and comes here when it is done. */
export function ElsewhereStrip() {
  const taskId = useElsewhereStore((state) => state.taskId)
  const live = useLiveProgress(taskId)
  const cancel = useCancelTask()
  if (taskId === null) return null
  return (
    <div className="flex flex-none items-center gap-3 border-b border-line bg-panel px-3 py-2">
      {live?.preview && (
        <img src={live.preview} alt="" className="size-10 flex-none rounded-1 object-cover" />
      )}
      <div className="min-w-0 flex-1">
        <p role="status" className="mb-1.5 truncate">
          A picture is still being made
        </p>
        <ProgressBar label="Picture being made" value={live?.percent ?? null} tone="act" />
      </div>
      <Button
        size="small"
        disabled={cancel.isPending}
        onClick={() => cancel.mutate(taskId, { onSettled: endElsewhere })}
      >
        Cancel
      </Button>
    </div>
  )
}
