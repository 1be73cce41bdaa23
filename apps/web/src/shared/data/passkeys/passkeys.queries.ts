import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@easel/contract/passkeys/passkeys'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import { makePasskey } from './browser-passkeys.ts'

const PASSKEYS_KEY = ['passkeys'] as const

/** The account's passkeys, newest first. */
export function passkeysQuery() {
  return queryOptions({
    queryKey: PASSKEYS_KEY,
    queryFn: ({ signal }) => client.data.call(listPasskeys, {}, { signal }),
  })
}

type NewPasskey = { readonly name: string; readonly password: string | undefined }

/** Asks the server, then the person's device, then the server again. */
export function useAddPasskey() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, password }: NewPasskey) => {
      const options = await client.data.call(beginPasskey, {
        body: password === undefined ? {} : { password },
      })
      const credential = await makePasskey(options)
      return client.data.call(addPasskey, { body: { name, credential } })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: PASSKEYS_KEY }),
  })
}

export function useRenamePasskey() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) =>
      client.data.call(renamePasskey, { params: { id }, body: { name } }),
    onSettled: () => cache.invalidateQueries({ queryKey: PASSKEYS_KEY }),
  })
}

export function useRemovePasskey() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(removePasskey, { params: { id } }),
    onSuccess: () => notify.success({ title: 'Passkey removed' }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: PASSKEYS_KEY }),
  })
}
