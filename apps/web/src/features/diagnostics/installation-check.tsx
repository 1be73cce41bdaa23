import { examineInstallation, type InstallationFinding } from '@easel/contract/diagnostics'
import { useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { FindingRow } from './finding-row.tsx'

const VERDICTS = { ok: 'good', warning: 'warning', problem: 'bad' } as const

/** The server's `npm run doctor`. Only on request, because it contacts the mail server and vendors. */
export function InstallationCheck() {
  const [isLooking, setLooking] = useState(false)
  const [findings, setFindings] = useState<readonly InstallationFinding[]>()
  const [error, setError] = useState<unknown>()

  async function look() {
    setLooking(true)
    setError(undefined)
    try {
      setFindings((await client.data.call(examineInstallation, { body: {} })).findings)
    } catch (thrown) {
      setError(thrown)
    }
    setLooking(false)
  }

  return (
    <section aria-labelledby="installation" className="mt-14">
      <h2 id="installation" className="heading text-30">
        Installation
      </h2>
      <p className="mt-2 mb-5 max-w-[44em] text-ink-2">
        Settings, database, storage, disk, clock, mail, providers and proxy, as this server sees them. A small
        file is written and deleted, and providers are asked whether they accept their keys. Nothing is sent
        or paid.
      </p>
      {error !== undefined && <LoadNote error={error} className="mb-5" onRetry={() => void look()} />}
      {findings && (
        <ul aria-label="Installation" className="mb-6 border-b border-line-2">
          {findings.map(({ check, state, says }) => (
            <FindingRow
              key={check}
              name={check}
              heading="h3"
              finding={{ verdict: VERDICTS[state], seen: says }}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={isLooking} onClick={() => void look()}>
          {isLooking && <Spinner />}
          Check the installation
        </Button>
        <p role="status" className="text-ink-2">
          {findings && !isLooking && summaryOf(findings)}
        </p>
      </div>
    </section>
  )
}

function summaryOf(findings: readonly InstallationFinding[]): string {
  const count = (state: InstallationFinding['state']) =>
    findings.filter((finding) => finding.state === state).length
  return `${count('ok')} good, ${count('warning')} to look at, ${count('problem')} not working`
}
