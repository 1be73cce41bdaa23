import { type AuthorPage, followAuthor, unfollowAuthor } from '@easel/contract/gallery/authors'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import { authorQuery, GALLERY_KEY } from './gallery.queries.ts'

/** Follows an author, or no longer; the page and the list of those one follows know it at once. */
export function useFollow() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: ({ id, isFollowed }: { readonly id: string; readonly isFollowed: boolean }) =>
      client.data.call(isFollowed ? followAuthor : unfollowAuthor, { params: { id } }),
    onSuccess: ({ id, ...answer }) => {
      cache.setQueryData<InfiniteData<AuthorPage, string | undefined>>(
        authorQuery(id).queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({ ...page, author: { ...page.author, ...answer } })),
          },
      )
      void cache.invalidateQueries({
        queryKey: [...GALLERY_KEY, 'list'],
        predicate: ({ queryKey }) => (queryKey[2] as { following?: string }).following === 'true',
      })
    },
    onError: (error) => showError(error),
  })
}
