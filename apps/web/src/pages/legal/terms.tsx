import { TERMS } from '#web/content/legal.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ProsePage } from '#web/shared/ui/prose-page.tsx'

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({ path: PATHS.terms, title: TERMS.title, description: TERMS.lead })
}

export default function TermsPage() {
  return <ProsePage {...TERMS} />
}
