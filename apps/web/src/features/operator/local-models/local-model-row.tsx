import type { LocalModels, OfferedLocalModel } from '@easel/contract/models/local-models'
import { useState } from 'react'
import { dateText } from '#web/shared/lib/text/moment-text.ts'
import { sizeText } from '#web/shared/lib/text/size-text.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { InstallModelDialog } from './install-model-dialog.tsx'
import { InstallationProgress } from './installation-progress.tsx'
import { LicenseLinks } from './license-links.tsx'
import { useCancelModel, useInstallModel, usePauseModel, useRemoveModel } from './local-models.queries.ts'

type RowProps = { readonly model: OfferedLocalModel; readonly local: LocalModels }

/** A model: license, requirements, speed here, and actions. */
export function LocalModelRow({ model, local }: RowProps) {
  const { id, label, license, state } = model
  const installation = local.installation?.model === id ? local.installation : null
  const isDrawing = local.drawing?.model === id && local.drawing.isUsed
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-b border-line p-4 max-md:grid-cols-[minmax(0,1fr)]">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="heading text-16">{label}</span>
          {isDrawing && <Badge tone="green">Draws</Badge>}
          {state === 'installed' && !isDrawing && <Badge tone="blue">Installed</Badge>}
          {state === 'partial' && !installation && <Badge tone="yellow">Paused</Badge>}
          {isShort(model) && <Badge tone="red">Doesn’t fit</Badge>}
        </h2>
        <p className="mt-1 text-ink-2">
          <LicenseLinks license={license} />
        </p>
        {license.accepted && (
          <p className="mt-0.5 text-12 break-words text-ink-3">
            {`Accepted by ${license.accepted.by}, ${dateText(license.accepted.at)}`}
          </p>
        )}
        {isShort(model) && <p className="mt-1 text-madder-ink">{shortText(model)}</p>}
      </div>
      <Actions model={model} local={local} />
      <dl className="col-span-full grid grid-cols-4 gap-x-4 gap-y-3 max-md:grid-cols-2">
        {factsOf(model, local).map(([term, value]) => (
          <div key={term}>
            <dt className="text-12 text-ink-3">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {installation && <InstallationProgress label={label} installation={installation} />}
    </li>
  )
}

const isShort = ({ missingMemoryBytes, missingDiskBytes }: OfferedLocalModel) =>
  missingMemoryBytes > 0 || missingDiskBytes > 0

function shortText({ missingMemoryBytes, missingDiskBytes }: OfferedLocalModel): string {
  const missing = [
    ...(missingMemoryBytes > 0 ? [`${sizeText(missingMemoryBytes)} of memory`] : []),
    ...(missingDiskBytes > 0 ? [`${sizeText(missingDiskBytes)} of disk`] : []),
  ].join(' and ')
  return `This machine is short of ${missing}.`
}

function factsOf(
  { id, bytes, memoryBytes, cardMemoryBytes, state, bytesHere }: OfferedLocalModel,
  { drawing, installation }: LocalModels,
): readonly (readonly [string, string])[] {
  const last = drawing?.model === id ? drawing.lastPicture : null
  return [
    // During a download, the progress shows how much is here.
    [
      'Size',
      state === 'partial' && installation?.model !== id
        ? `${sizeText(bytesHere)} of ${sizeText(bytes)}`
        : sizeText(bytes),
    ],
    ['Memory needed', memoryBytes === null ? 'Not known' : sizeText(memoryBytes)],
    ['On the graphics card', cardMemoryBytes === null ? 'Not known' : sizeText(cardMemoryBytes)],
    ['Last picture here', last ? `${last.seconds} s, ${last.steps} steps` : 'Not measured'],
  ]
}

function Actions({ model, local }: RowProps) {
  const [asks, setAsks] = useState<'install' | 'cancel' | 'remove' | null>(null)
  const install = useInstallModel({ showsError: true })
  const pause = usePauseModel()
  const cancel = useCancelModel()
  const remove = useRemoveModel()
  const { id, label, license, state, bytesHere } = model
  const { installation, isBusyElsewhere, machine } = local
  const isUnderWay = installation?.model === id
  const isBusy =
    install.isPending ||
    pause.isPending ||
    cancel.isPending ||
    remove.isPending ||
    isBusyElsewhere ||
    (installation !== null && !isUnderWay)
  const close = () => setAsks(null)
  return (
    <div className="flex flex-wrap gap-2 max-md:order-last">
      {isUnderWay && (
        <Button aria-label={`Pause ${label}`} disabled={isBusy} onClick={() => pause.mutate(model)}>
          Pause
        </Button>
      )}
      {state === 'partial' && !isUnderWay && (
        <Button
          variant="solid"
          aria-label={`Resume ${label}`}
          disabled={isBusy}
          onClick={() =>
            license.accepted ? install.mutate({ id, label, acceptsLicense: false }) : setAsks('install')
          }
        >
          Resume
        </Button>
      )}
      {(isUnderWay || state === 'partial') && (
        <Button
          variant="danger"
          aria-label={`Cancel ${label}`}
          disabled={isBusy}
          onClick={() => setAsks('cancel')}
        >
          Cancel
        </Button>
      )}
      {state === 'absent' && !isUnderWay && (
        <Button
          aria-label={`Install ${label}`}
          disabled={isBusy || !machine.canRun}
          onClick={() => setAsks('install')}
        >
          Install
        </Button>
      )}
      {state === 'installed' && !isUnderWay && (
        <Button
          variant="danger"
          aria-label={`Remove ${label}`}
          disabled={isBusy}
          onClick={() => setAsks('remove')}
        >
          {remove.isPending ? 'Removing' : 'Remove'}
        </Button>
      )}
      {asks === 'install' && <InstallModelDialog model={model} machine={machine} onClose={close} />}
      <ConfirmDialog
        open={asks === 'cancel'}
        onOpenChange={close}
        title={`Cancel ${label}?`}
        confirmLabel="Delete the download"
        onConfirm={() => cancel.mutate(model)}
      >
        {bytesHere > 0
          ? `${sizeText(bytesHere)} that have come are deleted. To go on later, pause instead.`
          : 'What has come is deleted. To go on later, pause instead.'}
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={close}
        title={`Remove ${label}?`}
        confirmLabel="Remove"
        onConfirm={() => remove.mutate(model)}
      >
        {`${sizeText(bytesHere)} are deleted from ${machine.name}. A picture that it is drawing is drawn by the next provider. You can install it again.`}
      </ConfirmDialog>
    </div>
  )
}
