import { CONTENT_POLICY } from '#web/content/legal.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ProsePage } from '#web/shared/ui/prose-page.tsx'

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.contentPolicy,
    title: CONTENT_POLICY.title,
    picture: 'wizard-fantasy',
    description: CONTENT_POLICY.lead,
  })
}

export default function ContentPolicyPage() {
  return <ProsePage {...CONTENT_POLICY} />
}
