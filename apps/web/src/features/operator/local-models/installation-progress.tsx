import type { LocalInstallation } from '@easel/contract/models/local-models'
import { sizeText } from '#web/shared/lib/text/size-text.ts'
import { timeLeftText } from '#web/shared/lib/text/time-left.ts'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'

type ProgressProps = { readonly label: string; readonly installation: LocalInstallation }

/** Progress of an installation: bytes, rate, time left, and why it waits. */
export function InstallationProgress({ label, installation }: ProgressProps) {
  const { received, bytes, phase } = installation
  const isCounted = phase !== 'checking' && bytes !== null && bytes > 0
  return (
    <div className="col-span-full grid gap-1.5">
      <ProgressBar
        label={`Download of ${label}`}
        value={isCounted ? received : null}
        {...(isCounted ? { max: bytes } : {})}
      />
      <p className="text-ink-2 tabular-nums">{progressText(installation)}</p>
      {installation.notice && <p className="break-words text-gamboge-ink">{installation.notice}</p>}
    </div>
  )
}

function progressText(installation: LocalInstallation): string {
  const { phase, file, received, bytes, bytesPerSecond, secondsLeft } = installation
  if (phase === 'checking') return file === null ? 'Looking at what is here' : `Checking ${file}`
  const facts = [
    bytes === null ? sizeText(received) : `${sizeText(received)} of ${sizeText(bytes)}`,
    ...(bytesPerSecond === null ? [] : [`${sizeText(Math.round(bytesPerSecond))}/s`]),
    ...(secondsLeft === null ? [] : [timeLeftText(secondsLeft)]),
    ...(file === null ? [] : [file]),
  ]
  return facts.join(' · ')
}
