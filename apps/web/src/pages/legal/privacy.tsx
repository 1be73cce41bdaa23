import { PRIVACY } from '#web/content/legal.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ProsePage } from '#web/shared/ui/prose-page.tsx'

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({ path: PATHS.privacy, title: PRIVACY.title, description: PRIVACY.lead })
}

export default function PrivacyPage() {
  return <ProsePage {...PRIVACY} />
}
