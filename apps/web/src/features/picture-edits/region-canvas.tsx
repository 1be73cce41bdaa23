import type { RegionShape } from '@easel/contract/picture-edits'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { drawRegion } from './region-shapes.ts'

/** Pixels of the longer side that the region is shown with. */
const SIDE = 1024
/** A point nearer to the last one, in shares of the picture, adds nothing that could be seen. */
const MIN_STEP = 0.006

type Point = [number, number]

type RegionCanvasProps = {
  readonly picture: { readonly width: number; readonly height: number }
  readonly shapes: readonly RegionShape[]
  /** Of the brush, as a share of the longer side. */
  readonly thickness: number
  readonly isErasing: boolean
  /** What the picture with the region is, in words. */
  readonly label: string
  readonly onStroke: (stroke: RegionShape) => void
}

/** The painted region over the picture. It is painted with a pointer; the rectangle beside it does the same with keys. */
export function RegionCanvas({ picture, shapes, thickness, isErasing, label, onStroke }: RegionCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [points, setPoints] = useState<readonly Point[]>([])
  const scale = SIDE / Math.max(picture.width, picture.height)
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const stroke: RegionShape = { kind: 'stroke', thickness, isErasing, points: [...points] }
    const color = getComputedStyle(context.canvas).color
    drawRegion(context, { width, height }, points.length > 0 ? [...shapes, stroke] : shapes, color)
  }, [shapes, points, thickness, isErasing, width, height])

  function pointOf(event: PointerEvent): Point {
    const box = event.currentTarget.getBoundingClientRect()
    return [share(event.clientX - box.left, box.width), share(event.clientY - box.top, box.height)]
  }

  function draw(event: PointerEvent) {
    const [x, y] = pointOf(event)
    setPoints((before) => {
      const last = before.at(-1)
      return last && Math.hypot(x - last[0], y - last[1]) < MIN_STEP ? before : [...before, [x, y]]
    })
  }

  function finish() {
    if (points.length > 0) onStroke({ kind: 'stroke', thickness, isErasing, points: [...points] })
    setPoints([])
  }

  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className="absolute inset-0 size-full cursor-crosshair touch-none text-madder opacity-60"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setPoints([pointOf(event)])
      }}
      onPointerMove={(event) => points.length > 0 && draw(event)}
      onPointerUp={finish}
      onPointerCancel={finish}
    />
  )
}

/** Four digits are finer than any screen, and keep what is sent short. */
function share(at: number, of: number): number {
  return Math.round(Math.max(0, Math.min(1, at / of)) * 10_000) / 10_000
}
