import type { BatchPicture } from '@easel/contract/batches'
import { resolutionLabel } from '@easel/contract/pictures'
import { styleLabel } from '@easel/contract/styles'
import { useState } from 'react'
import { Button } from '#web/shared/ui/button.tsx'
import { BatchThumb } from './batch-thumb.tsx'
import { PICTURE_WORDS } from './batch-words.ts'

const SHOWN = 60

function factsOf(picture: BatchPicture): string {
  const { style, aspect_ratio: ratio, width, height, resolution, background, seed } = picture
  const shape = width && height ? `${width} × ${height}` : ratio
  const size = resolution === 'standard' ? [] : [resolutionLabel(resolution)]
  const without = background === 'transparent' ? ['transparent'] : []
  return [styleLabel(style), shape, ...size, ...without, `seed ${seed}`].join(' · ')
}

/** A batch's pictures in row order. */
export function PictureRows({ pictures }: { readonly pictures: readonly BatchPicture[] }) {
  const [shown, setShown] = useState(SHOWN)
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {pictures.slice(0, shown).map((picture) => (
          <li key={picture.position} className="flex items-center gap-3 py-1.5 text-14">
            <span className="figures w-8 flex-none text-right text-12 text-ink-3">{picture.row + 1}</span>
            <div className="w-14 flex-none">
              <BatchThumb picture={{ ...picture, error: null }} label={picture.prompt} width={128} />
            </div>
            <div className="min-w-0 flex-1">
              <p className="truncate">{picture.prompt}</p>
              <p className="truncate text-12 text-ink-3">{factsOf(picture)}</p>
            </div>
            <span className={picture.status === 'error' ? 'text-12 text-madder-ink' : 'text-12 text-ink-3'}>
              {picture.error ?? PICTURE_WORDS[picture.status]}
            </span>
          </li>
        ))}
      </ol>
      {pictures.length > shown && (
        <Button onClick={() => setShown((count) => count + SHOWN * 4)}>
          Show more ({pictures.length - shown} left)
        </Button>
      )}
    </>
  )
}
