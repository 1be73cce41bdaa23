import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { IconButton } from './icon-button.tsx'

type PictureStepsProps<Picture> = {
  readonly previous: Picture | undefined
  readonly next: Picture | undefined
  readonly onShow: (picture: Picture) => void
}

const STEP = 'absolute! face top-1/2 size-11! -translate-y-1/2 bg-panel text-ink'

/** Buttons over the edges of a large picture that lead to its neighbors. */
export function PictureSteps<Picture>({ previous, next, onShow }: PictureStepsProps<Picture>) {
  return (
    <>
      {previous && (
        <IconButton
          label="Previous picture"
          onClick={() => onShow(previous)}
          className={classNames(STEP, 'left-4 max-md:left-2')}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </IconButton>
      )}
      {next && (
        <IconButton
          label="Next picture"
          onClick={() => onShow(next)}
          className={classNames(STEP, 'right-4 max-md:right-2')}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}
