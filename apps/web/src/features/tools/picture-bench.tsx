import type { ReactNode } from 'react'
import { BitmapView } from './bitmap-view.tsx'
import { DropZone } from './drop-zone.tsx'
import { type Opened, useOpened } from './use-opened.ts'

/** Layout of a tool for one picture: a drop zone; then the picture above it, and the tool beside. */
export function PictureBench({ children }: { readonly children: (picture: Opened) => ReactNode }) {
  const opened = useOpened(1)
  const [picture] = opened.pictures
  const zone = (
    <DropZone {...opened} onFiles={(files) => void opened.open(files)} compact={Boolean(picture)} />
  )
  if (!picture) return zone
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(360px,460px)] items-start gap-6 max-lg:grid-cols-1">
      <div className="grid gap-3">
        <div className="mat grid place-items-center rounded-4 p-4">
          <BitmapView bitmap={picture.bitmap} label={picture.name} className="max-h-[60dvh]" />
        </div>
        {zone}
      </div>
      {children(picture)}
    </div>
  )
}
