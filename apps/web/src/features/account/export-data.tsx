import { exportAccount } from '@easel/contract/account'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { notify } from '#web/shared/ui/notify.tsx'

/** Downloads all data as one streamed archive, however large. */
export function ExportData() {
  const prepare = useMutation({
    mutationFn: () => client.data.call(exportAccount, {}),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (thrown) =>
      notify.error({ title: 'The export did not start', message: toApiError(thrown).message }),
  })
  return (
    <div className="grid gap-3">
      <p className="max-w-[60ch] leading-normal text-ink-2">
        One ZIP with your pictures, and your profile, preferences, tasks, collections, links and events as
        JSON and CSV. It opens without this site.
      </p>
      <Button className="justify-self-start" disabled={prepare.isPending} onClick={() => prepare.mutate()}>
        <Download size={16} aria-hidden="true" />
        Download everything
      </Button>
    </div>
  )
}
