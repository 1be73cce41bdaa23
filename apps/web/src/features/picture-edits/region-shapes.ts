import { countPoints, REGION_POINTS, REGION_SHAPES, type RegionShape } from '@easel/contract/picture-edits'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
type Size = { readonly width: number; readonly height: number }

/** Longer side, in pixels, that suffices to measure coverage. */
const COUNT_SIDE = 128

/** Draws a region like the server: shapes on top of each other, some of them erasing. */
export function drawRegion(
  context: Context,
  { width, height }: Size,
  shapes: readonly RegionShape[],
  color: string,
): void {
  context.clearRect(0, 0, width, height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.fillStyle = color
  context.strokeStyle = color
  for (const shape of shapes) {
    if (shape.kind === 'rectangle') {
      context.globalCompositeOperation = 'source-over'
      context.fillRect(shape.left * width, shape.top * height, shape.width * width, shape.height * height)
      continue
    }
    const [first] = shape.points
    context.globalCompositeOperation = shape.isErasing ? 'destination-out' : 'source-over'
    context.lineWidth = shape.thickness * Math.max(width, height)
    context.beginPath()
    // Repeated, so that a single point is a dot.
    for (const [x, y] of first ? [first, ...shape.points] : []) context.lineTo(x * width, y * height)
    context.stroke()
  }
  context.globalCompositeOperation = 'source-over'
}

/** Share of a picture that a region covers, 0 to 1. */
export function coveredShare(shapes: readonly RegionShape[], picture: Size): number {
  const scale = COUNT_SIDE / Math.max(picture.width, picture.height)
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d')
  if (!context) return 0
  drawRegion(context, size, shapes, '#000')
  const { data } = context.getImageData(0, 0, size.width, size.height)
  let covered = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 127) covered += 1
  return covered / (size.width * size.height)
}

/** Whether the server's limit of strokes is reached. */
export function isTooMuch(shapes: readonly RegionShape[]): boolean {
  return shapes.length > REGION_SHAPES || countPoints(shapes) > REGION_POINTS
}
