import { loadSharp } from '../../platform/decoding/load-sharp.ts'
import type { DrawnOrder, Imaging, PictureOrder } from '../imaging/index.ts'
import { EDIT_FUNCTION, type TaskEdit } from './picture-edits.ts'
import { regionMask } from './region-mask.ts'

type Call = Parameters<Imaging['repaint']>[2]
type Size = { readonly width: number; readonly height: number }

/** Extra pixels drawn around the region, in which old and new picture blend. */
const MARGIN = 12
/** Extra pixels that show the new picture in full; beyond them it fades within the margin. */
const SOLID = 5
const FADE_SIGMA = 2.5

/** The picture to keep, and what to redraw: white in `mask`. */
type Canvas = { readonly kept: Buffer; readonly mask: Buffer }

/** Has a model redraw the masked region and pastes only that onto the picture, because models also change the rest slightly. */
export async function fillPicture(
  repaint: Imaging['repaint'],
  source: Uint8Array,
  edit: TaskEdit & { readonly kind: 'outpaint' | 'repaint' | 'fill' },
  { isTransparent: _, resolution: __, ...order }: PictureOrder,
  call: Call,
): Promise<DrawnOrder> {
  const sharp = await loadSharp()
  const { kept, mask } = await canvasOf(source, edit, order)
  const picture = await sharp(kept).flatten({ background: '#fff' }).png().toBuffer()
  // Further reference pictures also steer the result.
  const references = [{ picture }, ...(edit.kind === 'fill' ? (order.references ?? []).slice(1) : [])]
  // The library assumes black on white: eroding black grows white.
  const grown = await sharp(mask).erode(MARGIN).png().toBuffer()
  const drawn = await repaint(EDIT_FUNCTION, { ...order, references, mask: grown }, call)
  if (!drawn.ok) return drawn
  const shown = await sharp(mask).erode(SOLID).blur(FADE_SIGMA).extractChannel(0).raw().toBuffer()
  const colors = await sharp(drawn.picture.image.bytes).removeAlpha().png().toBuffer()
  const patch = await sharp(colors)
    .joinChannel(shown, { raw: { width: order.width, height: order.height, channels: 1 } })
    .png()
    .toBuffer()
  const { hasAlpha } = await sharp(kept).metadata()
  const laid = sharp(kept).composite([{ input: patch }])
  const bytes = await (hasAlpha ? laid : laid.removeAlpha()).png({ compressionLevel: 6 }).toBuffer()
  const { mean = 0 } = (await sharp(mask).stats()).channels[0] ?? {}
  const asked = { ...drawn.picture.asked, painted_percent: Math.round((mean / 255) * 100) }
  return { ...drawn, picture: { ...drawn.picture, image: { bytes, type: 'image/png' }, asked } }
}

async function canvasOf(
  source: Uint8Array,
  edit: Parameters<typeof fillPicture>[2],
  size: PictureOrder,
): Promise<Canvas> {
  const sharp = await loadSharp()
  const { width, height } = size
  if (edit.kind === 'outpaint') return placed(source, size)
  if (edit.kind === 'fill') return transparent(source, size)
  return {
    kept: await sharp(source).resize(width, height, { fit: 'fill' }).png().toBuffer(),
    mask: await regionMask(edit.region, size),
  }
}

/** A picture extended to the frame, and where it is transparent. */
async function transparent(source: Uint8Array, { width, height }: Size): Promise<Canvas> {
  const sharp = await loadSharp()
  const whole = await sharp(source).ensureAlpha().resize(width, height, { fit: 'cover' }).png().toBuffer()
  return {
    kept: await sharp(whole).flatten({ background: '#fff' }).png().toBuffer(),
    mask: await sharp(whole).extractChannel('alpha').negate().threshold(128).png().toBuffer(),
  }
}

/** Centers the whole picture in another frame, surrounded by its own blurred colors for the model to start from. */
async function placed(source: Uint8Array, { width, height }: Size): Promise<Canvas> {
  const sharp = await loadSharp()
  const opaque = await sharp(source).flatten({ background: '#fff' }).png().toBuffer()
  const inner = await sharp(opaque).resize(width, height, { fit: 'inside' }).png().toBuffer()
  const size = await sharp(inner).metadata()
  const left = Math.floor((width - size.width) / 2)
  const top = Math.floor((height - size.height) / 2)
  const around = await sharp(opaque).resize(width, height, { fit: 'cover' }).blur(40).png().toBuffer()
  const black = await sharp({
    create: { width: size.width, height: size.height, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer()
  return {
    kept: await sharp(around)
      .composite([{ input: inner, left, top }])
      .png()
      .toBuffer(),
    mask: await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .composite([{ input: black, left, top }])
      .extractChannel(0)
      .png()
      .toBuffer(),
  }
}
