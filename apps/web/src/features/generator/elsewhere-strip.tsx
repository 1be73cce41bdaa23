import { ERRORS } from '@easel/contract/errors'
import type { EventPayload } from '@easel/contract/events'
import { CircleAlert } from 'lucide-react'
import { useCancelTask } from '#web/shared/data/queue/queue-actions.ts'
import { useLiveProgress } from '#web/shared/data/task-progress.store.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { endElsewhere, forgetElsewhere, useElsewhereStore } from './elsewhere.store.ts'
import { useSettingsStore } from './settings.store.ts'

const STRIP = 'flex flex-none items-center gap-3 border-b border-line bg-panel px-3 py-2'

/** A picture in progress that another tab requested, or this one before a reload: it appears here when done, or why it failed. */
export function ElsewhereStrip() {
  const { taskId, failure } = useElsewhereStore()
  if (failure) return <FailedStrip failure={failure} />
  return taskId === null ? null : <MakingStrip taskId={taskId} />
}

function MakingStrip({ taskId }: { readonly taskId: string }) {
  const live = useLiveProgress(taskId)
  const cancel = useCancelTask()
  return (
    <div className={STRIP}>
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

/** The requesting page is gone or in another tab, so its message is shown here, and the prompt can be reused. */
function FailedStrip({ failure }: { readonly failure: EventPayload<'task.failed'> }) {
  const { code, prompt, message } = failure
  const { title } = ERRORS[code]

  function takeUp() {
    useSettingsStore.getState().change({ prompt })
    forgetElsewhere()
    document.getElementById('prompt')?.focus()
  }
  return (
    <div className={`${STRIP} max-md:flex-wrap`}>
      <CircleAlert size={18} aria-hidden="true" className="flex-none text-madder-ink" />
      <div role="alert" className="min-w-0 flex-1 max-md:min-w-[70%]">
        <p className="truncate font-semibold">Not made: {prompt}</p>
        <p className="text-12 text-ink-2">
          {message === title ? title : `${title}: ${message}`} It does not count toward your daily limit.
        </p>
      </div>
      <Button size="small" onClick={takeUp}>
        Use this prompt
      </Button>
      <Button size="small" variant="quiet" onClick={forgetElsewhere}>
        Dismiss
      </Button>
    </div>
  )
}
