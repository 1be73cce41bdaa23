import type { QueueTask } from '@easel/contract/queue'
import { Link } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { savedPictureHref } from '#web/shared/lib/paths.ts'

const SQUARE = 'block size-10 max-md:size-11 overflow-hidden rounded-1 bg-(--skeleton)'

/** A task's result, which opens in the library; nothing before that. */
export function taskPicture(task: QueueTask) {
  if (task.status !== 'done' || task.resultUrl === null) return null
  if (task.generationId === null) return <Thumb task={task} className={SQUARE} />
  return (
    <Link
      to={savedPictureHref(task.generationId)}
      aria-label={`Open: ${task.prompt}`}
      className={`${SQUARE} hover:shadow-[0_0_0_2px_var(--ink)]`}
    >
      <Thumb task={task} className="size-full" />
    </Link>
  )
}

type ThumbProps = { readonly task: QueueTask; readonly className: string }

function Thumb({ task, className }: ThumbProps) {
  return (
    <img
      src={client.storage.url(task.resultUrl ?? '', { format: 'webp', width: 128 })}
      alt=""
      loading="lazy"
      decoding="async"
      className={`${className} object-cover`}
    />
  )
}

/** The newest results side by side, for one line. */
export function DoneThumbs({ tasks }: { readonly tasks: readonly QueueTask[] }) {
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {tasks.map(
        (task) => task.resultUrl && <Thumb key={task.id} task={task} className="size-7 rounded-1" />,
      )}
    </span>
  )
}
