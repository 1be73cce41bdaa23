import type { BackupStatus } from '@easel/contract/providers'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { sizeText } from '#web/shared/lib/text/size-text.ts'

/** The last backup's time and size, and whether the latest attempt failed. */
export function BackupNote({ backup }: { readonly backup: BackupStatus }) {
  const { isDaily, last, failure } = backup
  return (
    <section aria-labelledby="backup" className="border-b border-line p-4">
      <h2 id="backup" className="heading text-18">
        Backup
      </h2>
      <p className="mt-1 text-ink-2">
        {last
          ? `Last backup ${relativeTime(Date.parse(last.at), Date.now())}: ${sizeText(last.bytes)}, ${last.place}`
          : 'No backup yet.'}
      </p>
      {failure && (
        <p className="mt-1 text-ink-2 font-medium">
          {`Failed ${relativeTime(Date.parse(failure.at), Date.now())}: ${failure.reason}`}
        </p>
      )}
      {!isDaily && (
        <p className="mt-1 text-ink-3">Set BACKUP_DIR for daily backups, or run npm run backup.</p>
      )}
    </section>
  )
}
