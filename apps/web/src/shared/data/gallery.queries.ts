import { type AuthorPage, followAuthor, getAuthor, unfollowAuthor } from '@easel/contract/gallery/authors'
import {
  type GalleryPicture,
  type GallerySort,
  getGalleryPicture,
  likePicture,
  listGallery,
  unlikePicture,
} from '@easel/contract/gallery/gallery'
import type { AspectRatio } from '@easel/contract/pictures'
import type { StyleId } from '@easel/contract/styles'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { severalText } from '#web/shared/lib/text/several.ts'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

export const GALLERY_KEY = ['gallery'] as const

export type GalleryFilter = {
  readonly q: string
  /** Any of these; empty means all. */
  readonly style: readonly StyleId[]
  readonly ratio: readonly AspectRatio[]
  /** Only by followed authors. */
  readonly following: boolean
  readonly sort: GallerySort
}

type Page = { readonly items: GalleryPicture[]; readonly nextCursor: string | null }
type Pages = InfiniteData<Page, string | undefined>

/** Pages of published pictures. The previous result stays visible while the next loads. */
export function galleryQuery({ q, sort, ...filter }: GalleryFilter) {
  const query = {
    q,
    sort,
    style: severalText(filter.style),
    ratio: severalText(filter.ratio),
    following: filter.following ? ('true' as const) : undefined,
  }
  return infiniteQueryOptions({
    queryKey: [...GALLERY_KEY, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      client.data.call(listGallery, { query: { ...query, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** An author with pages of their published pictures. */
export function authorQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...GALLERY_KEY, 'list', 'author', id],
    queryFn: ({ pageParam, signal }) =>
      client.data.call(getAuthor, { params: { id }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export function galleryPictureQuery(id: string) {
  return queryOptions({
    queryKey: [...GALLERY_KEY, 'picture', id],
    queryFn: ({ signal }) => client.data.call(getGalleryPicture, { params: { id } }, { signal }),
  })
}

const LIKES = ['likes'] as const

/** Optimistic, rolled back on refusal. Presses are sent in order, and the last answer counts. */
export function useLike() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationKey: LIKES,
    scope: { id: LIKES[0] },
    mutationFn: ({ id, isLiked }: { readonly id: string; readonly isLiked: boolean }) =>
      client.data.call(isLiked ? likePicture : unlikePicture, { params: { id } }),
    onMutate: ({ id, isLiked }) =>
      changePicture(cache, id, (picture) => ({
        ...picture,
        is_liked: isLiked,
        likes: picture.likes + Number(isLiked) - Number(picture.is_liked),
      })),
    onSuccess: ({ id, ...answer }) => {
      if (cache.isMutating({ mutationKey: LIKES }) === 1)
        changePicture(cache, id, (picture) => ({ ...picture, ...answer }))
    },
    onError: (error) => {
      showError(error)
      void cache.invalidateQueries({ queryKey: GALLERY_KEY })
    },
  })
}

/** Follows or unfollows an author; the page and the list of followed authors update at once. */
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

function changePicture(
  cache: QueryClient,
  id: string,
  change: (picture: GalleryPicture) => GalleryPicture,
): void {
  cache.setQueriesData<Pages>(
    { queryKey: [...GALLERY_KEY, 'list'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? change(item) : item)),
        })),
      },
  )
  cache.setQueryData<GalleryPicture>([...GALLERY_KEY, 'picture', id], (data) => data && change(data))
}
