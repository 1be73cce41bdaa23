import type { RegionShape } from '@easel/contract/picture-edits'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { drawRegion } from './region-shapes.ts'

/** Longer side, in pixels, at which the region is drawn. */
const SIDE = 1024
/** Min distance between points, in shares of the picture, that is visible. */
const MIN_STEP = 0.006

type Point = [number, number]

type RegionCanvasProps = {
  readonly picture: { readonly width: number; readonly height: number }
  readonly shapes: readonly RegionShape[]
  /** Brush size, as a share of the longer side. */
  readonly thickness: number
  readonly isErasing: boolean
  /** Accessible name of the picture with the region. */
  readonly label: string
  readonly onStroke: (stroke: RegionShape) => void
}

/** The region over the picture, painted by pointer; the rectangle fields do the same by keyboard. */
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

/** Four digits are finer than any screen, and keep requests short. */
function share(at: number, of: number): number {
  return Math.round(Math.max(0, Math.min(1, at / of)) * 10_000) / 10_000
}
