import type { QueueTask } from '@easel/contract/queue'

type Status = 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled'

/** Encodes the ids of a prediction's tasks as one. */
export const predictionId = (taskIds: readonly string[]): string => taskIds.join('.')

export function taskIdsOf(id: string): readonly string[] {
  const ids = id.split('.')
  return ids.length <= 10 && ids.every((one) => /^task_[0-9a-hjkmnp-tv-z]{26}$/.test(one)) ? ids : []
}

/** Tasks in Replicate's format. `origin` is the base of URLs. */
export function toPrediction(tasks: readonly QueueTask[], origin: string) {
  const [first] = tasks
  if (!first) throw new Error('a prediction has at least one task')
  const id = predictionId(tasks.map((task) => task.id))
  const status = statusOf(tasks)
  const address = `${origin}/v1/predictions/${id}`
  const made = tasks.flatMap(({ resultUrl }) => (resultUrl === null ? [] : [new URL(resultUrl, origin).href]))
  return {
    id,
    model: first.params.model,
    version: first.params.model,
    input: {
      prompt: first.prompt,
      negative_prompt: first.negativePrompt,
      style: first.style,
      width: first.params.width,
      height: first.params.height,
      seed: first.seed,
      num_outputs: tasks.length,
    },
    logs: '',
    output: status === 'succeeded' ? made : null,
    data_removed: false,
    error: tasks.find(({ error }) => error !== null && status === 'failed')?.error ?? null,
    status,
    created_at: first.createdAt,
    metrics: {},
    urls: { get: address, cancel: `${address}/cancel` },
  }
}

export const isOver = (tasks: readonly QueueTask[]): boolean =>
  tasks.every(({ status }) => status === 'done' || status === 'error')

/** One finished picture of several counts as success, as in the other formats. */
function statusOf(tasks: readonly QueueTask[]): Status {
  if (!isOver(tasks)) return tasks.every(({ status }) => status === 'queued') ? 'starting' : 'processing'
  if (tasks.some(({ status }) => status === 'done')) return 'succeeded'
  return tasks.every(({ errorCode }) => errorCode === 'cancelled') ? 'canceled' : 'failed'
}
