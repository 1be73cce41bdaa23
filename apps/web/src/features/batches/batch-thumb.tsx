import type { BatchPicture } from '@easel/contract/batches'
import { pixelsOf } from '@easel/contract/models/custom-sizes'
import { Link } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { savedPictureHref } from '#web/shared/lib/paths.ts'
import { PICTURE_WORDS } from './batch-words.ts'

type BatchThumbProps = {
  readonly picture: BatchPicture
  readonly label: string
  readonly width: 128 | 384
}

/** A batch's picture, which opens in the library, or why it is missing. */
export function BatchThumb({ picture, label, width }: BatchThumbProps) {
  const size = pixelsOf(picture)
  const shape = { aspectRatio: `${size.width} / ${size.height}` }
  if (picture.generation_id && picture.image_url)
    return (
      <Link
        to={savedPictureHref(picture.generation_id)}
        className="block overflow-hidden bg-mat"
        style={shape}
      >
        <img
          src={client.storage.url(picture.image_url, { format: 'webp', width })}
          alt={label}
          loading="lazy"
          decoding="async"
          className="develop size-full object-cover"
        />
      </Link>
    )
  const isBusy = picture.status === 'queued'
  return (
    <div
      style={shape}
      className={classNames(
        'grid place-items-center p-1 text-center text-12',
        isBusy ? 'skeleton text-ink-2' : 'bg-sunken text-ink-3',
        picture.status === 'error' && 'text-madder-ink',
      )}
    >
      {picture.status === 'done' ? 'Deleted' : (picture.error ?? PICTURE_WORDS[picture.status])}
    </div>
  )
}
