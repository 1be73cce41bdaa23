import type { GenerationRecord } from '@easel/contract/generations'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { useSession } from '#web/shared/api/use-session.ts'
import { endCooldown, noteCooldown } from '#web/shared/data/cooldown.store.ts'
import { GENERATIONS_KEY, type GenerationPages } from '#web/shared/data/generation-lists.ts'
import { recheckLimits, useAllowance } from '#web/shared/data/limits.queries.ts'
import { askedModel, modelName, useModels } from '#web/shared/data/models.queries.ts'
import { type QueueSubmission, useAddToQueue } from '#web/shared/data/queue/queue-actions.ts'
import { forgetProgress } from '#web/shared/data/task-progress.store.ts'
import { tellNotSaved } from '#web/shared/data/tell-not-saved.ts'
import { useFindDrawer } from '#web/shared/drawers/use-drawers.ts'
import { newId } from '#web/shared/lib/new-id.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import { checkRequest, type Refusal } from './check-request.ts'
import { batchRequest, pictureRequest } from './generation-request.ts'
import { usePromptHistory } from './prompt/prompt-history.store.ts'
import { useReferenceImages } from './reference/reference-images.ts'
import { originOf } from './request-origin.ts'
import { completeRun, endRun, isRunning, startRun, useRunStore } from './run.store.ts'
import { readSeed } from './seed.ts'
import { type Settings, useSettingsStore } from './settings.store.ts'
import { withDrawnSize } from './shape/size-settings.ts'
import { closeBatch, confirmBatch, leaveStageToRun, openBatch } from './stage/stage.store.ts'

/** Max wait for the finished picture's event before the list is refetched. */
const EVENT_GRACE = 250

/** Settings that replace the form's. */
type Asked = {
  readonly settings: Settings
  /** The picture that the new one is a variation of. */
  readonly of?: string
}

type PictureSubmission = {
  readonly body: ReturnType<typeof pictureRequest>
  readonly asked: Pick<Settings, 'width' | 'height' | 'quality' | 'model'>
  readonly idempotencyKey: string
}

/**
 * Carries out a press: checks, then requests a picture or a batch, from the form or as a variation whose references the server reuses. Returns
 * why it was refused, or null.
 */
export function useGenerate(): (asked?: Asked) => Refusal | null {
  const session = useSession()
  const allowance = useAllowance()
  const refuse = useRefusal()
  const makePicture = useMakePicture()
  const makeBatch = useMakeBatch()
  const models = useModels()
  const findDrawer = useFindDrawer()

  return function generate(asked) {
    if (useRunStore.getState().status === 'generating') return null
    const wanted = asked?.settings ?? useSettingsStore.getState()
    const offered = { ...wanted, model: askedModel(wanted.model, models) }
    const drawer = findDrawer(offered)
    const settings = withDrawnSize(offered, drawer)
    if (asked && settings.model !== wanted.model)
      notify.info({
        title: `${modelName(wanted.model, models)} is no longer available`,
        message: 'The quality picks the model.',
      })
    const remaining =
      allowance.status === 'unknown'
        ? null
        : allowance.status === 'failed'
          ? 'unchecked'
          : allowance.remaining
    const refusal = checkRequest(settings, {
      session: session.status,
      remaining,
      customSizes: drawer?.customSizes,
    })
    if (refusal) {
      // A visitor at the form can sign up on the spot.
      if (refusal.reason !== 'signed_out' || asked)
        refuse(refusal, (batchCount) => generate({ ...asked, settings: { ...settings, batchCount } }))
      return refusal
    }
    usePromptHistory.getState().add(settings.prompt, settings.style, settings.quality)
    const seed = readSeed(settings.seed)
    const extras = {
      seed: seed.ok ? seed.seed : undefined,
      ...(asked?.of
        ? { references: [], origin: { parentId: asked.of, relation: 'variation' as const } }
        : originOf(settings)),
    }
    const idempotencyKey = newId()
    if (settings.batchMode) {
      const request = batchRequest(settings, extras, newId)
      makeBatch({ request, idempotencyKey }, settings)
    } else {
      const { width, height, quality, model } = settings
      void makePicture({
        body: pictureRequest(settings, extras),
        asked: { width, height, quality, model },
        idempotencyKey,
      })
    }
    return null
  }
}

function useRefusal() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return function refuse({ reason, message, left }: Refusal, addWhatFits: (count: number) => void) {
    if (reason === 'batch' && left !== undefined)
      notify.warning({
        title: message,
        message: 'Your batch is larger than that.',
        topic: 'plan',
        action: { label: `Add ${left} instead`, onPress: () => addWhatFits(left) },
      })
    else if (reason === 'signed_out')
      notify.info({
        title: message,
        once: true,
        action: {
          label: 'Sign In',
          onPress: () => navigate(PATHS.auth, { state: { from: pathname + search } }),
        },
      })
    else if (reason === 'daily_limit')
      notify.warning({
        title: message,
        topic: 'plan',
        action: { label: 'Upgrade', onPress: () => navigate(PATHS.pricing) },
      })
    else notify.error({ title: message })
  }
}

function useMakePicture() {
  const cache = useQueryClient()
  const showError = useErrorToast()

  /** The event usually arrives before the answer; otherwise the list is refetched. */
  async function waitUntilListed(id: string) {
    if (listed(id)) return
    await new Promise((resolve) => setTimeout(resolve, EVENT_GRACE))
    if (!listed(id)) await cache.invalidateQueries({ queryKey: GENERATIONS_KEY })
  }

  function listed(id: string): GenerationRecord | undefined {
    const data = cache.getQueryData<GenerationPages>(GENERATIONS_KEY)
    return data?.pages.flatMap((page) => page.items).find((item) => item.id === id)
  }

  async function makePicture(submission: PictureSubmission): Promise<void> {
    const { body, asked, idempotencyKey } = submission
    leaveStageToRun()
    startRun(idempotencyKey, asked)
    try {
      const answer = await client.functions.invoke('replicate-generate', body, { idempotencyKey })
      if (!isRunning(idempotencyKey)) return
      completeRun(idempotencyKey)
      endCooldown()
      await waitUntilListed(answer.id)
      const made = listed(answer.id)
      if (made?.waits_for_storage) tellNotSaved(made)
      else notify.success({ title: 'Image generated successfully!', message: 'Saved to your library' })
    } catch (error) {
      // A refusal for lack of a session ends the session first, and needs no further message.
      if (!isRunning(idempotencyKey) && toApiError(error).code !== 'auth_required') return
      noteReference(error)
      noteCooldown(error)
      showError(error, { onRetry: () => void makePicture(submission) })
    } finally {
      endRun(idempotencyKey)
      forgetProgress(idempotencyKey)
      recheckLimits(cache)
    }
  }
  return makePicture
}

/** The server validates references by their bytes; its message belongs under the field. */
function noteReference(thrown: unknown) {
  const message = toApiError(thrown).fields['image']
  if (message) useReferenceImages.getState().refuse(message)
}

function useMakeBatch() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  const { mutate } = useAddToQueue()

  function makeBatch(submission: QueueSubmission, size: Pick<Settings, 'width' | 'height'>) {
    const { width, height } = size
    const taskIds = submission.request.ids ?? []
    openBatch({ taskIds, width, height, startedAt: Date.now() })
    mutate(submission, {
      onSuccess: ({ tasks }) => {
        confirmBatch(taskIds)
        notify.success({ title: `Added ${countText(tasks.length, 'task')} to generation queue` })
      },
      onError: (error) => {
        closeBatch(taskIds)
        noteReference(error)
        noteCooldown(error)
        showError(error, { onRetry: () => makeBatch(submission, size) })
      },
      onSettled: () => recheckLimits(cache),
    })
  }
  return makeBatch
}
