import {
  cancelLocalModel,
  installLocalModel,
  type LocalModels,
  listLocalModels,
  pauseLocalModel,
  removeLocalModel,
} from '@easel/contract/models/local-models'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { CONFIG_KEY } from '#web/shared/data/config.queries.ts'
import { MODELS_KEY } from '#web/shared/data/models.queries.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

const LOCAL_MODELS_KEY = ['local-models'] as const
/** Polling intervals during a download, and otherwise. */
const LIVE_MS = 1_000
const REFRESH_MS = 10_000
/** Removal waits until the program has ended and the files are deleted. */
const ACT_MS = 60_000

/** Models of the answering machine, polled while shown: every second during an installation. */
export function localModelsQuery(cache: QueryClient) {
  return queryOptions({
    queryKey: LOCAL_MODELS_KEY,
    queryFn: async ({ signal }) => {
      const before = cache.getQueryData<LocalModels>(LOCAL_MODELS_KEY)
      return noteDrawing(cache, before, await client.data.call(listLocalModels, {}, { signal }))
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (isLive(state.data) ? LIVE_MS : REFRESH_MS),
  })
}

function isLive(models: LocalModels | undefined): boolean {
  if (!models) return false
  const { installation, isBusyElsewhere, drawing } = models
  return installation !== null || isBusyElsewhere || ['starting', 'drawing'].includes(drawing?.phase ?? '')
}

/** The form must show the new model. */
function noteDrawing(cache: QueryClient, before: LocalModels | undefined, now: LocalModels): LocalModels {
  const drawsFor = ({ drawing }: LocalModels) => [drawing?.model, drawing?.isDefault].join()
  if (before && drawsFor(before) !== drawsFor(now))
    for (const queryKey of [CONFIG_KEY, MODELS_KEY]) void cache.invalidateQueries({ queryKey })
  return now
}

/** Runs one action; its answer is the new state. Errors that a form shows itself get no toast. */
function useAct<Input>(
  act: (input: Input) => Promise<LocalModels>,
  done: (input: Input) => string | undefined,
  showsError = true,
) {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: act,
    onMutate: () => cache.cancelQueries({ queryKey: LOCAL_MODELS_KEY }),
    onSuccess: (models, input) => {
      const before = cache.getQueryData<LocalModels>(LOCAL_MODELS_KEY)
      cache.setQueryData(LOCAL_MODELS_KEY, noteDrawing(cache, before, models))
      const title = done(input)
      if (title !== undefined) notify.success({ title })
    },
    onError: (error) => {
      if (showsError) showError(error)
      void cache.invalidateQueries({ queryKey: LOCAL_MODELS_KEY })
    },
  })
}

type Named = { readonly id: string; readonly label: string }

type Installing = Named & { readonly acceptsLicense: boolean; readonly accelerator?: string }

/** Starts or resumes. */
export function useInstallModel({ showsError }: { readonly showsError: boolean }) {
  return useAct(
    ({ id, acceptsLicense, accelerator }: Installing) => {
      const body = { acceptsLicense, ...(accelerator === undefined ? {} : { accelerator }) }
      return client.data.call(installLocalModel, { params: { id }, body }, { timeout: ACT_MS })
    },
    () => undefined,
    showsError,
  )
}

export function usePauseModel() {
  return useAct(
    ({ id }: Named) => client.data.call(pauseLocalModel, { params: { id } }, { timeout: ACT_MS }),
    () => undefined,
  )
}

export function useCancelModel() {
  return useAct(
    ({ id }: Named) => client.data.call(cancelLocalModel, { params: { id } }, { timeout: ACT_MS }),
    ({ label }) => `The download of ${label} is deleted`,
  )
}

export function useRemoveModel() {
  return useAct(
    ({ id }: Named) => client.data.call(removeLocalModel, { params: { id } }, { timeout: ACT_MS }),
    ({ label }) => `${label} is removed`,
  )
}
