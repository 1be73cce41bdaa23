import type { LocalModels } from '@easel/contract/models/local-models'
import { waitText } from '#web/shared/lib/text/wait-text.ts'
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx'

type Drawing = NonNullable<LocalModels['drawing']>

const PHASES: Readonly<Record<Drawing['phase'], { readonly label: string; readonly tone: BadgeTone }>> = {
  off: { label: 'Starts with the next picture', tone: 'neutral' },
  starting: { label: 'Starting', tone: 'yellow' },
  idle: { label: 'Ready', tone: 'green' },
  drawing: { label: 'Drawing', tone: 'blue' },
  'left-alone': { label: 'Left alone', tone: 'red' },
}

/** The model running on this machine, its program's state, and its last failure. */
export function DrawingModel({ drawing }: { readonly drawing: Drawing }) {
  const { phase, reason, restSeconds, isUsed, isDefault } = drawing
  return (
    <div className="border-b border-line px-4 py-3">
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="heading text-14">{headingOf(drawing)}</span>
        {isUsed ? (
          <Badge tone={PHASES[phase].tone}>{PHASES[phase].label}</Badge>
        ) : (
          <Badge>Draws nothing</Badge>
        )}
      </h2>
      {phase === 'left-alone' && (
        <p className="mt-1 text-ink-2">
          {`sd-server ended three times within ten minutes. Other providers draw for ${waitText(restSeconds * 1_000, 0)}.`}
        </p>
      )}
      {reason !== null && <p className="mt-1 break-words text-madder-ink">{`Last failure: ${reason}`}</p>}
      {isUsed && !isDefault && (
        <p className="mt-1 text-ink-2">
          It draws only for people who choose it, because there is no graphics card or IMAGE_PROVIDERS puts
          others first.
        </p>
      )}
      {!isUsed && <p className="mt-1 text-ink-2">IMAGE_PROVIDERS names others for every kind of picture.</p>}
    </div>
  )
}

function headingOf({ label, isUsed, isDefault }: Drawing): string {
  if (!isUsed) return label
  return isDefault ? `${label} draws` : `${label} draws when chosen`
}
