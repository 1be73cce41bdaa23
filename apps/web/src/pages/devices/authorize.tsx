import { useSearchParams } from 'react-router'
import { AuthorizeApp } from '#web/features/account/apps/authorize-app.tsx'
import { useSession } from '#web/shared/api/use-session.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Connect an app' }

export function meta() {
  return pageMeta({
    path: PATHS.authorize,
    title: 'Connect an app',
    description: 'Allow an app to make and read pictures as you.',
    index: false,
  })
}

export default function AuthorizePage() {
  const [search] = useSearchParams()
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <div className="mx-auto max-w-[560px] pb-12">
      <PageTitle title="Connect an app" />
      <div className="px-4">
        <AuthorizeApp search={search} email={session.user.email} />
      </div>
    </div>
  )
}
