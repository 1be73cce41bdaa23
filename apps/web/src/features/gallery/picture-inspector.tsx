import { qualityLabel } from '@easel/contract/pictures'
import { providerName } from '@easel/contract/provider-names'
import { styleLabel } from '@easel/contract/styles'
import { Copy, Download, Flag, Heart, Link2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useLike } from '#web/shared/data/gallery.queries.ts'
import { useUnpublish } from '#web/shared/data/publication.queries.ts'
import { authorHref, galleryPictureHref } from '#web/shared/lib/paths.ts'
import { absoluteUrl } from '#web/shared/lib/site-origin.ts'
import { dateText } from '#web/shared/lib/text/moment-text.ts'
import { PictureFacts } from '#web/shared/pictures/picture-facts.tsx'
import { ReportDialog } from '#web/shared/pictures/report-dialog.tsx'
import { Button, ButtonLink, buttonClass } from '#web/shared/ui/button.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { useSignedIn } from '#web/shared/ui/use-signed-in.ts'
import { type GalleryItem, remixHref } from './gallery-item.ts'
import { fileName } from './use-published-commands.ts'

type PictureInspectorProps = { readonly item: GalleryItem; readonly title: ReactNode }

/** A gallery picture's facts and actions. */
export function PictureInspector({ item, title }: PictureInspectorProps) {
  const copy = useCopy()
  return (
    <>
      <div className="p-4">
        {title}
        {item.published && <AuthorLine published={item.published} />}
        {!item.published && <p className="mt-1.5 text-ink-3">A sample drawn by the built-in engine.</p>}
        <div className="mt-3.5 flex flex-wrap gap-2">
          <Button size="small" onClick={() => copy(item.prompt, 'Prompt copied')}>
            <Copy size={14} aria-hidden="true" />
            Copy prompt
            <ShortcutKeys of="copy-prompt" />
          </Button>
          <Button size="small" onClick={() => copy(absoluteUrl(galleryPictureHref(item.id)), 'Link copied')}>
            <Link2 size={14} aria-hidden="true" />
            Copy link
          </Button>
          <a href={item.src} download={fileName(item)} className={buttonClass({ size: 'small' })}>
            <Download size={14} aria-hidden="true" />
            Download
            <ShortcutKeys of="download" />
          </a>
        </div>
      </div>
      <div className="grid gap-2.5 p-4">
        <ButtonLink variant="act" size="large" full to={remixHref(item)}>
          Make your own
          <ShortcutKeys of="reuse" on="act" />
        </ButtonLink>
        {item.seed !== null && (
          <ButtonLink variant="quiet" size="small" full to={remixHref(item, { withSeed: true })}>
            Use the same seed
          </ButtonLink>
        )}
        {item.published && <PublishedActions item={item} published={item.published} />}
      </div>
      <PictureFacts facts={factsOf(item)} />
    </>
  )
}

function AuthorLine({ published: { author, author_id: id } }: Pick<PublishedActionsProps, 'published'>) {
  if (author === null) return null
  return (
    <p className="mt-1.5 text-ink-2">
      by{' '}
      {id === null ? (
        <span translate="no">{author}</span>
      ) : (
        <Link
          to={authorHref(id)}
          translate="no"
          className="font-semibold text-ink underline underline-offset-2"
        >
          {author}
        </Link>
      )}
    </p>
  )
}

type PublishedActionsProps = {
  readonly item: GalleryItem
  readonly published: NonNullable<GalleryItem['published']>
}

function PublishedActions({ item, published }: PublishedActionsProps) {
  const signedIn = useSignedIn()
  const like = useLike()
  const unpublish = useUnpublish(() => undefined)
  const [reporting, setReporting] = useState(false)
  const { is_liked: isLiked, is_own: isOwn, likes } = published

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        aria-pressed={isLiked}
        className="flex-1"
        onClick={() => signedIn(() => like.mutate({ id: item.id, isLiked: !isLiked }))}
      >
        <Heart size={16} aria-hidden="true" fill={isLiked ? 'currentColor' : 'none'} />
        {isLiked ? 'Liked' : 'Like'}
        <span className="figures text-12 text-ink-3">{likes}</span>
      </Button>
      {isOwn ? (
        <Button disabled={unpublish.isPending} onClick={() => unpublish.mutate(item.id)}>
          Make private
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => signedIn(() => setReporting(true))}>
          <Flag size={16} aria-hidden="true" />
          Report
        </Button>
      )}
      {reporting && <ReportDialog target={{ generationId: item.id }} open onOpenChange={setReporting} />}
    </div>
  )
}

function factsOf({ style, width, height, seed, negativePrompt, published }: GalleryItem) {
  return [
    ['Style', styleLabel(style)],
    ...(published ? [['Quality', qualityLabel(published.quality)] as const] : []),
    ['Size', `${width} × ${height}`],
    ...(seed === null ? [] : [['Seed', String(seed)] as const]),
    ...(negativePrompt ? [['Without', negativePrompt] as const] : []),
    ['Made by', providerName(published?.provider ?? 'built-in')],
    ...(published ? [['Shown', dateText(published.published_at)] as const] : []),
  ] as const
}
