import { SHARE_TOKEN, shareTitle } from '@easel/contract/shares'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { SharedPictureView } from '#web/features/sharing/shared-picture-view.tsx'
import { toApiError } from '#web/shared/api/api-error.ts'
import { sharedPictureQuery } from '#web/shared/data/shares.queries.ts'
import { LoadError } from '#web/shared/ui/load-error.tsx'
import NotFoundPage from './not-found.tsx'

export const handle = { title: 'Easel' }

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

/** `/{token}`: the picture of a share link. Every other unknown address with one segment ends here too, as not found. */
export default function SharedPicturePage() {
  const { token = '' } = useParams()
  const isToken = SHARE_TOKEN.test(token)
  const { data, error, isPending, refetch } = useQuery({ ...sharedPictureQuery(token), enabled: isToken })
  if (!isToken || (error && isGone(error)))
    return (
      <>
        <title>Not found · Easel</title>
        <NotFoundPage />
      </>
    )
  if (isPending)
    return <div role="status" aria-label="Loading the picture" className="skeleton h-full min-h-[60dvh]" />
  if (!data)
    return <LoadError title="The picture did not load" error={error} onRetry={() => void refetch()} />
  return (
    <>
      <title>{shareTitle(data.prompt)}</title>
      <SharedPictureView picture={data} />
    </>
  )
}

function isGone(error: unknown): boolean {
  const { code } = toApiError(error)
  return code === 'not_found' || code === 'invalid_request'
}
