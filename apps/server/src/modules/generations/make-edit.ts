import { loadSharp } from '../../platform/decoding/load-sharp.ts'
import type { DrawnOrder, Imaging, PictureOrder } from '../imaging/index.ts'
import { fillPicture } from './fill-picture.ts'
import { DamagedPicture, type Originals } from './originals.ts'
import { EDIT_FUNCTION, type TaskEdit } from './picture-edits.ts'

type Call = Parameters<Imaging['draw']>[2]

export type MakeEditDeps = {
  readonly imaging: Pick<Imaging, 'draw' | 'drawBy' | 'edit' | 'redrawer' | 'repaint'>
  readonly originals: Originals
}

/** Above this many pixels a lossless file is too large for its purpose. */
const LOSSLESS_PIXELS = 8_000_000

/** Makes the picture of a task that starts from another one. `order` is the task's request, in the result's size. */
export async function makeEdit(
  deps: MakeEditDeps,
  edit: TaskEdit,
  order: PictureOrder,
  call: Call,
): Promise<DrawnOrder> {
  try {
    return await make(deps, edit, order, call)
  } catch (error) {
    if (error instanceof DamagedPicture) return failed(error.message)
    throw error
  }
}

async function make(
  deps: MakeEditDeps,
  edit: TaskEdit,
  asked: PictureOrder,
  call: Call,
): Promise<DrawnOrder> {
  const sharp = await loadSharp()
  const order = 'variation' in edit && edit.variation ? { ...asked, variation: edit.variation } : asked
  if (edit.kind === 'instruct') return instruct(deps, edit, order, call)
  if (edit.kind === 'variation') {
    const reference = await readSource(deps, edit.sourceKey)
    if (!reference) return gone()
    const { strength } = edit
    const drawn = await deps.imaging.draw(
      EDIT_FUNCTION,
      { ...order, references: [{ picture: reference }], referenceStrength: strength },
      call,
    )
    if (!drawn.ok) return drawn
    const sent = { ...drawn.picture.asked, reference_strength: strength }
    return { ...drawn, picture: { ...drawn.picture, asked: sent } }
  }
  if (edit.kind === 'outpaint' || edit.kind === 'repaint' || edit.kind === 'fill') {
    const source =
      edit.kind === 'fill' ? order.references?.[0]?.picture : await deps.originals.read(edit.sourceKey)
    return source ? fillPicture(deps.imaging.repaint, source, edit, order, call) : gone()
  }
  if (edit.kind === 'nuance' || edit.kind === 'reshape' || edit.kind === 'revise')
    return redraw(deps, order, call)
  if (edit.kind === 'cutout') {
    const drawn = await redraw(deps, { ...order, isDoubled: true, isTransparent: true }, call)
    if (!drawn.ok) return drawn
    const { hasAlpha } = await sharp(drawn.picture.image.bytes).metadata()
    // Drawn at twice the size and halved, for soft silhouettes.
    return hasAlpha
      ? resized(drawn, order)
      : failed('Nothing in this picture stands apart from its background.')
  }
  if (edit.isRedrawn) {
    const size = { width: order.width / edit.factor, height: order.height / edit.factor }
    const drawn = await redraw(deps, { ...order, ...size, isDoubled: true }, call)
    return drawn.ok && edit.factor === 4 ? resized(drawn, order) : drawn
  }
  const source = await deps.originals.read(edit.sourceKey)
  if (!source) return gone()
  const bytes = await resize(source, order)
  return {
    ok: true,
    costUsd: 0,
    picture: {
      ok: true,
      image: bytes,
      seed: order.seed,
      nsfw: false,
      ...(edit.madeBy ?? { provider: 'local', model: 'lanczos3' }),
      warnings: [],
      readAs: [],
      unknownWords: [],
      actual: { width: order.width, height: order.height, style: order.style ?? null, quality: null },
      timings: { total: 0 },
    },
  }
}

async function readSource({ originals }: MakeEditDeps, key: string): Promise<Buffer | undefined> {
  const sharp = await loadSharp()
  const source = await originals.read(key)
  return source && sharp(source).flatten({ background: '#ffffff' }).webp({ quality: 92 }).toBuffer()
}

/** The picture and the change, without style words, since the picture has its own style. */
async function instruct(
  deps: MakeEditDeps,
  { sourceKey, region }: TaskEdit & { readonly kind: 'instruct' },
  { style, negativePrompt: _none, references: _others, ...order }: PictureOrder,
  call: Call,
): Promise<DrawnOrder> {
  const picture = region ? await deps.originals.read(sourceKey) : await readSource(deps, sourceKey)
  if (!picture) return gone()
  const drawn = region
    ? await fillPicture(deps.imaging.edit, picture, { kind: 'repaint', sourceKey, region }, order, call)
    : await deps.imaging.edit(EDIT_FUNCTION, { ...order, references: [{ picture }] }, call)
  if (!drawn.ok) return drawn
  const actual = { ...drawn.picture.actual, style: style ?? null }
  return { ...drawn, picture: { ...drawn.picture, actual } }
}

async function redraw(deps: MakeEditDeps, order: PictureOrder, call: Call): Promise<DrawnOrder> {
  const { redrawer } = deps.imaging
  return (redrawer && (await deps.imaging.drawBy(redrawer.id, order, call))) ?? gone()
}

type Drawn = DrawnOrder & { readonly ok: true }
type Size = { readonly width: number; readonly height: number }

async function resized(drawn: Drawn, { width, height }: Size): Promise<Drawn> {
  const { picture } = drawn
  const image = await resize(picture.image.bytes, { width, height })
  return { ...drawn, picture: { ...picture, image, actual: { ...picture.actual, width, height } } }
}

/** Enlarging sharpens edges more than flat areas, which keeps noise down. Reducing only filters. */
async function resize(bytes: Uint8Array, { width, height }: Size) {
  const sharp = await loadSharp()
  const { width: before = width } = await sharp(bytes).metadata()
  const picture = sharp(bytes).resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
  if (width > before) picture.sharpen({ sigma: 1.1, m1: 0.3, m2: 2 })
  if (width * height > LOSSLESS_PIXELS)
    return { bytes: await picture.webp({ quality: 92, effort: 2 }).toBuffer(), type: 'image/webp' as const }
  return { bytes: await picture.png({ compressionLevel: 6 }).toBuffer(), type: 'image/png' as const }
}

const gone = () => failed('The picture it is made from is gone.')

function failed(message: string): DrawnOrder {
  return { ok: false, provider: 'none', code: 'generation_failed', message, mayRetry: false }
}
