import { QUALITIES } from '@easel/contract/pictures'
import { styleLabel } from '@easel/contract/styles'
import { Trash2, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { client } from '#web/shared/api/client.ts'
import { type Generation, providerLabel } from '#web/shared/data/generation.ts'
import { useCopy } from '#web/shared/lib/use-copy.ts'
import { DownloadButton } from '#web/shared/pictures/download-button.tsx'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { reuseHref } from './reuse-link.ts'

type PictureDialogProps = {
  readonly generation: Generation | null
  readonly onClose: () => void
  readonly onDelete: (generation: Generation) => void
}

/** A picture at full height on the mat, with everything known about it beside. */
export function PictureDialog({ generation, onClose, onDelete }: PictureDialogProps) {
  return (
    <Dialog.Root open={generation !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fade-in fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)_372px] bg-mat outline-none max-md:flex max-md:flex-col max-md:overflow-auto"
        >
          {generation && (
            <>
              <div className="grid min-h-0 place-items-center max-md:flex-none">
                <img
                  src={client.storage.url(generation.imageURL, { format: 'webp' })}
                  alt={generation.prompt}
                  width={generation.width}
                  height={generation.height}
                  className="h-dvh w-full object-contain max-md:h-auto"
                />
              </div>
              <Inspector generation={generation} onDelete={onDelete} />
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type InspectorProps = {
  readonly generation: Generation
  readonly onDelete: (generation: Generation) => void
}

function Inspector({ generation, onDelete }: InspectorProps) {
  const copy = useCopy()
  return (
    <aside className="quiet-scroll flex flex-1 flex-col divide-y divide-line overflow-auto border-l border-line bg-panel max-md:overflow-visible">
      <div className="flex justify-end p-2 max-md:absolute max-md:top-0 max-md:right-0 max-md:border-0">
        <Dialog.Close asChild>
          <IconButton label="Close" className="max-md:bg-scrim max-md:text-white">
            <X size={16} aria-hidden="true" />
          </IconButton>
        </Dialog.Close>
      </div>
      <div className="p-4">
        <Dialog.Title className="heading text-22 leading-[1.16] text-pretty">
          {generation.prompt}
        </Dialog.Title>
        <Button size="small" className="mt-3.5" onClick={() => copy(generation.prompt, 'Prompt copied')}>
          Copy prompt
        </Button>
      </div>
      <div className="grid gap-2.5 p-4">
        <ButtonLink variant="act" size="large" full to={reuseHref(generation)}>
          Make another like this
        </ButtonLink>
        <div>
          <DownloadButton generation={generation} />
        </div>
      </div>
      <Facts generation={generation} />
      <div className="mt-auto p-4">
        <Button
          variant="quiet"
          size="small"
          className="-ml-2.5 text-madder-ink"
          onClick={() => onDelete(generation)}
        >
          <Trash2 size={14} aria-hidden="true" />
          Delete picture
        </Button>
      </div>
    </aside>
  )
}

function Facts({ generation }: { readonly generation: Generation }) {
  const quality = QUALITIES.find(({ id }) => id === generation.quality)?.label ?? generation.quality
  const facts = [
    ['Style', styleLabel(generation.style)],
    ['Quality', quality],
    ['Size', `${generation.width} × ${generation.height}`],
    ['Seed', String(generation.seed)],
    ...(generation.negativePrompt ? [['Without', generation.negativePrompt] as const] : []),
    ['Made by', providerLabel(generation.provider)],
    ['Made', generation.timestamp.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })],
  ] as const
  return (
    <dl className="grid grid-cols-[104px_1fr] divide-y divide-line px-4 py-2.5">
      {facts.map(([term, value]) => (
        <div key={term} className="col-span-2 grid min-h-8 grid-cols-subgrid items-center py-1.5">
          <dt className="text-ink-3">{term}</dt>
          <dd className="font-medium tabular-nums first-letter:uppercase">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
