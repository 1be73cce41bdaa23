import { useSearchParams } from 'react-router'
import { AllowDevice } from '#web/features/account/allow-device.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Allow a program' }

export function meta() {
  return pageMeta({
    path: PATHS.device,
    title: 'Allow a program',
    description: 'Give a program on another device an API key, by the code that it shows.',
    index: false,
  })
}

export default function DevicePage() {
  const [search] = useSearchParams()
  return (
    <div className="mx-auto max-w-[560px] pb-12">
      <PageTitle title="Allow a program" />
      <div className="px-4">
        <AllowDevice code={search.get('code') ?? ''} />
      </div>
    </div>
  )
}
