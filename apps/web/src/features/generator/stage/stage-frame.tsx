import type { CSSProperties, ReactNode } from 'react'

type StageFrameProps = {
  /** Pixels of the picture; only their ratio matters. */
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/** Fits a picture's ratio into the stage: as wide as the panel, but leaving room for what is below. */
export function StageFrame({ width, height, children }: StageFrameProps) {
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': width / height }
  return (
    <figure
      style={style}
      className="relative mx-auto aspect-(--ratio) w-[min(100%,calc(max(360px,100dvh-var(--header)-var(--status)-110px)*var(--ratio)))] flex-none overflow-hidden max-md:w-full max-md:[@media(max-height:560px)]:w-[min(100%,calc(max(45dvh,200px)*var(--ratio)))] in-[.stage-embedded]:w-[min(100%,calc(768px*var(--ratio)))]"
    >
      {children}
    </figure>
  )
}
