import { useEffect, useRef } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

type BitmapViewProps = {
  readonly bitmap: ImageBitmap
  readonly label: string
  readonly className?: string
}

const LONGEST = 1200

/** An opened picture, drawn at screen size. */
export function BitmapView({ bitmap, label, className }: BitmapViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ]
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || bitmap.width === 0) return
    pen.clearRect(0, 0, width, height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(bitmap, 0, 0, width, height)
  }, [bitmap, width, height])
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className={classNames('block max-w-full rounded-1', className)}
    />
  )
}
