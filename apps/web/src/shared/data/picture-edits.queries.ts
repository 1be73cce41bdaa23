import type { EndpointRequest } from '@easel/contract/endpoint'
import { editPicture, listPictureEdits } from '@easel/contract/picture-edits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import { applyTaskChanged } from './queue/queue.queries.ts'

/** The edits available for a picture, and how each is made. */
export function usePictureEdits(id: string) {
  return useQuery({
    queryKey: ['picture-edits', id],
    queryFn: ({ signal }) => client.data.call(listPictureEdits, { params: { id } }, { signal }),
  })
}

/** Queues a picture made from another one. */
export function useEditPicture(id: string) {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof editPicture>['body']) =>
      client.data.call(editPicture, { params: { id }, body }),
    onSuccess: (payload) => {
      applyTaskChanged(cache, payload)
      notify.success({ title: 'Added to the queue', message: 'The result is saved to your library.' })
    },
    onError: (error) => showError(error),
  })
}
