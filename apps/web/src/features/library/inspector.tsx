import type { Library } from '@easel/contract/library/library'
import { useQuery } from '@tanstack/react-query'
import {
  Columns2,
  Copy,
  Crop,
  Download,
  Globe,
  Heart,
  Images,
  Layers,
  Layers2,
  Link as LinkIcon,
  RotateCcw,
  Trash2,
  WandSparkles,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { configQuery, useFormProvider } from '#web/shared/data/config.queries.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { GREAT_CHANGE_NOTE, littleChangeNote } from '#web/shared/pictures/little-change.ts'
import { PictureDialogs } from '#web/shared/pictures/picture-dialogs.tsx'
import { PictureFacts } from '#web/shared/pictures/picture-facts.tsx'
import { ReadAs } from '#web/shared/pictures/read-as.tsx'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { LabelFields } from './collections/label-fields.tsx'
import { CredentialsSection } from './credentials-section.tsx'
import { DownloadDialog } from './download-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { LineageSection } from './lineage-section.tsx'
import { factsOf } from './picture-facts-of.ts'
import { ReferencesSection } from './references-section.tsx'
import { reuseHref } from './reuse/reuse-link.ts'
import { ReuseMenu } from './reuse/reuse-menu.tsx'
import type { PictureCommands, PictureWindow } from './use-picture-commands.ts'

type InspectorProps = {
  readonly generation: Generation
  readonly library: Library | undefined
  readonly title: ReactNode
  readonly commands: PictureCommands
  readonly window: PictureWindow | null
  readonly onWindow: (window: PictureWindow | null) => void
  readonly isComparing: boolean
  readonly onCompare: () => void
  readonly onShow: (id: string) => void
}

/** Facts and actions of one of the user's pictures. */
export function Inspector(props: InspectorProps) {
  const { generation, library, title, commands, window, onWindow, isComparing, onCompare, onShow } = props
  const { vary } = commands
  const drawer = useFormProvider(generation.quality)
  const { data: config } = useQuery(configQuery())
  const close = () => onWindow(null)
  if (generation.isTrashed)
    return (
      <>
        <div className="p-4">{title}</div>
        <TrashedActions commands={commands} />
        <PictureFacts facts={factsOf(generation)} />
      </>
    )
  return (
    <>
      <div className="p-4">
        {title}
        <div className="mt-3.5 flex flex-wrap gap-2">
          <Button size="small" onClick={commands.copyPrompt}>
            <Copy size={14} aria-hidden="true" />
            Copy prompt
            <ShortcutKeys of="copy-prompt" />
          </Button>
          <Button size="small" onClick={commands.copyImage}>
            <Images size={14} aria-hidden="true" />
            Copy image
            <ShortcutKeys of="copy-image" />
          </Button>
          <Button size="small" aria-pressed={generation.isFavorite} onClick={commands.favorite}>
            <Heart size={14} aria-hidden="true" fill={generation.isFavorite ? 'currentColor' : 'none'} />
            Favorite
            <ShortcutKeys of="favorite" />
          </Button>
        </div>
      </div>
      <div className="grid gap-2.5 p-4">
        <ButtonLink variant="act" size="large" full to={reuseHref(generation)}>
          Make another like this
          <ShortcutKeys of="reuse" on="act" />
        </ButtonLink>
        <div className="grid grid-cols-2 gap-2 max-lg:[&_:has(>kbd)]:hidden">
          <Button
            title={littleChangeNote(generation, drawer)}
            disabled={!vary}
            onClick={() => vary?.('a little')}
          >
            <Layers size={16} aria-hidden="true" />
            Vary
            <ShortcutKeys of="vary" />
          </Button>
          <Button title={GREAT_CHANGE_NOTE} disabled={!vary} onClick={() => vary?.('strongly')}>
            <Layers2 size={16} aria-hidden="true" />
            Vary strongly
            <ShortcutKeys of="vary-strongly" />
          </Button>
          <ReuseMenu generation={generation} onReference={commands.reference} />
          <Button onClick={() => onWindow('download')}>
            <Download size={16} aria-hidden="true" />
            Download
            <ShortcutKeys of="download" />
          </Button>
          <Button onClick={() => onWindow('export')}>
            <Crop size={16} aria-hidden="true" />
            Export size
          </Button>
          <Button onClick={() => onWindow('share')}>
            <LinkIcon size={16} aria-hidden="true" />
            Share
            <ShortcutKeys of="share" />
          </Button>
          <Button aria-pressed={isComparing} onClick={onCompare}>
            <Columns2 size={16} aria-hidden="true" />
            {isComparing ? 'End comparing' : 'Compare'}
          </Button>
          <ButtonLink className="col-span-2" to={`${PATHS.advanced}?tab=picture&picture=${generation.id}`}>
            <WandSparkles size={16} aria-hidden="true" />
            Edit, enlarge, cut out, paint over
          </ButtonLink>
          <Button className="col-span-2" onClick={() => onWindow('publish')}>
            <Globe size={16} aria-hidden="true" />
            {generation.isPublic ? 'Public in the gallery' : 'Publish in the gallery'}
            <ShortcutKeys of="publish" />
          </Button>
        </div>
      </div>
      <PictureFacts facts={factsOf(generation)} />
      <ReadAs generation={generation} className="p-4" />
      <LabelFields key={generation.id} generation={generation} library={library} />
      {(generation.provider !== 'built-in' || config?.signsPictures) && (
        <CredentialsSection key={`credentials ${generation.id}`} generation={generation} />
      )}
      {generation.references > 0 && <ReferencesSection id={generation.id} />}
      <LineageSection id={generation.id} onShow={onShow} />
      <div className="mt-auto p-4">
        <Button variant="quiet" size="small" className="-ml-2.5 text-madder-ink" onClick={commands.trash}>
          <Trash2 size={14} aria-hidden="true" />
          Delete picture
          <ShortcutKeys of="delete" />
        </Button>
      </div>
      {window === 'download' && <DownloadDialog generations={[generation]} onClose={close} />}
      {window === 'export' && <ExportDialog generation={generation} onClose={close} />}
      <PictureDialogs
        generation={generation}
        dialog={window === 'share' || window === 'publish' ? window : null}
        onClose={close}
      />
    </>
  )
}

function TrashedActions({ commands }: { readonly commands: PictureCommands }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="grid gap-2.5 p-4">
      <Button variant="solid" size="large" full onClick={commands.restore}>
        <RotateCcw size={16} aria-hidden="true" />
        Restore
      </Button>
      <Button variant="danger" full onClick={() => setAsked(true)}>
        <Trash2 size={16} aria-hidden="true" />
        Delete for good
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Delete this picture for good?"
        confirmLabel="Delete for good"
        onConfirm={commands.deleteForGood}
      >
        This deletes the picture and its file. It can’t be undone.
      </ConfirmDialog>
    </div>
  )
}
