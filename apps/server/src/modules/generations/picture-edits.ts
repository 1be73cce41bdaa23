import { CUSTOM_SIZES, isCustomSize } from '@easel/contract/models/custom-sizes'
import type { PictureEditOption, RegionShape } from '@easel/contract/picture-edits'
import { type LargeResolution, ratioOf, ratioOfPicture, sizeOf } from '@easel/contract/pictures'
import type { Imaging } from '../imaging/index.ts'
import type { GenerationRow } from './generations.table.ts'

/** What a task does with its parent picture; stored with the task. */
export type TaskEdit =
  | { readonly kind: 'variation'; readonly sourceKey: string; readonly strength: number }
  | {
      readonly kind: 'upscale'
      readonly sourceKey: string
      readonly factor: 2 | 4
      /** Redrawn with twice the pixels first; otherwise only enlarged. */
      readonly isRedrawn: boolean
      readonly variation?: number
      /** The parent's maker, which decides what is only enlarged; absent from tasks of earlier versions. */
      readonly madeBy?: { readonly provider: string; readonly model: string }
    }
  | { readonly kind: 'cutout'; readonly variation?: number }
  /** The seed's picture with small changes, by a provider that can redraw it. */
  | { readonly kind: 'nuance'; readonly variation: number }
  /** Changed by a model that follows instructions; the task's prompt is one. */
  | {
      readonly kind: 'instruct'
      readonly sourceKey: string
      /** Region that may change; absent means anywhere. */
      readonly region?: readonly RegionShape[]
    }
  /** Redrawn from its own seed with rewritten words. */
  | { readonly kind: 'revise'; readonly variation?: number }
  /** Redrawn in another frame. */
  | { readonly kind: 'reshape'; readonly variation?: number }
  /** Kept, and extended at its edges to fill another frame. */
  | { readonly kind: 'outpaint'; readonly sourceKey: string }
  /** Transparent parts of the task's reference are redrawn. */
  | { readonly kind: 'fill' }
  | { readonly kind: 'repaint'; readonly sourceKey: string; readonly region: readonly RegionShape[] }

/** Edits use the queue's function. */
export const EDIT_FUNCTION = 'generate-image'

/** Max longer side of an enlarged picture, in pixels. */
const LONGEST_SIDE = 6_144

type Who = Pick<Imaging, 'formProvider' | 'redrawer' | 'repainter' | 'editor' | 'maskEditor'>

/** Whether the same picture can be redrawn from its settings: the provider's version is the same, and it was not edited since. */
export function canRedraw(row: GenerationRow, { redrawer }: Pick<Who, 'redrawer'>): boolean {
  return (
    redrawer !== undefined &&
    row.provider === redrawer.id &&
    row.model === redrawer.version &&
    row.seed !== null &&
    row.relation !== 'edit' &&
    row.relation !== 'upscale' &&
    // A variation uses its parent as reference, which is stored nowhere else.
    (row.reference_key !== null || row.requested?.asked?.['reference_strength'] === undefined) &&
    hasAskedSize(row)
  )
}

/** The variation number of a small change, which redrawing needs. */
export function variationOf(row: GenerationRow): { readonly variation?: number } {
  const variation = row.requested?.asked?.['variation']
  return typeof variation === 'number' ? { variation } : {}
}

/** Reference strength for small changes. */
const CLOSELY = 0.85

/** How to make a small variation of `parent`, or, without one, of what the seed draws. */
export function littleChange(
  variation: number,
  quality: GenerationRow['quality'],
  parent: GenerationRow | undefined,
  who: Pick<Who, 'formProvider' | 'redrawer'>,
): TaskEdit | 'new seed' {
  if (who.redrawer && (!parent || canRedraw(parent, who))) return { kind: 'nuance', variation }
  const { reference, referenceStrength } = who.formProvider.byQuality[quality]
  if (!parent || !reference || !referenceStrength) return 'new seed'
  return { kind: 'variation', sourceKey: parent.file_key, strength: CLOSELY }
}

export function mayEnlarge(row: GenerationRow, factor: 2 | 4): boolean {
  return Math.max(row.width, row.height) * factor <= LONGEST_SIDE
}

/** Whether this exact size can be requested. */
function hasAskedSize({ width, height }: Pick<GenerationRow, 'width' | 'height'>): boolean {
  return ratioOf(width, height) !== undefined || isCustomSize({ width, height })
}

/** The requested size of a changed copy: the picture's own, or, if it was drawn larger, the product's with the same resolution. */
export function sizeOfCopy(
  row: GenerationRow,
): { readonly width: number; readonly height: number; readonly resolution?: LargeResolution } | undefined {
  const { width, height } = row
  if (hasAskedSize(row)) return { width, height }
  const resolution = row.requested?.resolution
  const ratio = resolution && ratioOfPicture(width, height)
  return ratio && { ...sizeOf(ratio), resolution }
}

/** The edits this installation offers for a picture, each with how it is made. */
export function editOptions(row: GenerationRow, who: Who): PictureEditOption[] {
  const drawer = who.formProvider.byQuality[row.quality]
  const redraws = canRedraw(row, who)
  const painter = who.repainter(EDIT_FUNCTION, row.quality)
  // The provider may be a vendor without region fills.
  const noPainter = drawer.id === who.redrawer?.id ? '' : `${drawer.label} does not. `
  const isPainted = hasAskedSize(row)
  const isCopied = sizeOfCopy(row) !== undefined
  const editor = isCopied ? who.editor(EDIT_FUNCTION, row.quality) : undefined
  const masker = editor && isPainted && who.maskEditor(EDIT_FUNCTION, row.quality)
  const revises = redraws && who.redrawer?.revise !== undefined
  const options: PictureEditOption[] = [
    {
      edit: 'words',
      isPossible: editor !== undefined || revises,
      how: editor
        ? `${editor.label} changes the picture by what you say; what you don’t mention stays roughly the same.`
        : revises
          ? `The built-in engine draws the same scene again at another time of day, in other weather, season or style, with a thing more or less or in another color, and says what it cannot. ${EDITOR_FOR_MORE}`
          : !isCopied
            ? 'Open the picture it was made from: this size cannot be changed by words.'
            : `Changing this picture by words needs a model that follows instructions. ${EDITOR}`,
      region: {
        isPossible: Boolean(masker),
        how: masker
          ? `${masker.label} changes the picture only where you paint; everything else stays as it is.`
          : editor && !isPainted
            ? 'A region of a picture of this size cannot be changed. Change all of it.'
            : REGION_NEEDS,
      },
    },
    {
      edit: 'variation',
      isPossible: drawer.reference && isCopied,
      how: !isCopied
        ? 'Open the picture it was made from: this size has no variations.'
        : drawer.reference
          ? `${drawer.label} draws it anew with the picture as reference${drawer.referenceStrength ? '' : '; it takes no strength'}.`
          : `${drawer.label} takes no reference picture. ${CONNECT}`,
    },
    {
      edit: 'upscale',
      isPossible: mayEnlarge(row, 2),
      how: !mayEnlarge(row, 2)
        ? 'It is as large as it gets.'
        : redraws
          ? 'The built-in engine draws the same scene again with twice the pixels: true detail. 4x enlarges that once more by resampling.'
          : 'Resampled on this server (Lanczos, edges sharpened): larger and clean, without new detail.',
    },
    {
      edit: 'cutout',
      isPossible: redraws,
      how: redraws
        ? 'Keeps what the built-in engine drew and makes everything else transparent.'
        : NEEDS_REDRAW,
    },
    {
      edit: 'reshape',
      isPossible: redraws || painter !== undefined,
      how: redraws
        ? 'The built-in engine redraws the same scene in the new ratio; things may move to fit.'
        : painter
          ? `The picture stays as it is, and ${painter.label} paints what the new frame adds around it.`
          : `Only pictures that this version of the built-in engine drew from words can change ratio without a model. ${noPainter}${CONNECT}`,
      custom_sizes: CUSTOM_SIZES,
    },
    {
      edit: 'repaint',
      isPossible: painter !== undefined && isPainted,
      how: !painter
        ? `Painting over a region needs a model that fills it. ${noPainter}${CONNECT}`
        : isPainted
          ? `${painter.label} draws what you paint over anew, by your words; everything else stays as it is.`
          : 'Open the picture it was made from: a region of this size cannot be drawn.',
    },
  ]
  return options
}

const NEEDS_REDRAW =
  'Only for pictures that this version of the built-in engine drew from words: it knows where its own things end. For photographs and other pictures there is nothing to connect yet: no provider cuts out here, and a matting by color leaves halos, so none is made.'

const EDITOR = 'The operator of this site can connect one of OpenAI, Google, fal, Replicate or Runware.'
const EDITOR_FOR_MORE =
  'Everything else takes a model of OpenAI, Google, fal, Replicate or Runware, which the operator of this site can connect.'

const REGION_NEEDS =
  'Limiting it to a part of the picture needs a model that takes a mask, such as OpenAI’s, which the operator of this site can connect.'

/** Why the rules did not follow an instruction, and what would help. */
export const NOT_BY_RULE = `The built-in engine changes time of day, weather, season and style, adds and removes things it knows, and gives them colors: say one of these, like 'at night', 'add a dog' or 'make the ball blue'. ${EDITOR_FOR_MORE}`

/** Why a known instruction cannot be followed here. */
export const PROMPT_IS_FULL =
  'This picture’s prompt has no room for that: with it, it would be longer than 500 characters. Use a shorter prompt.'

const CONNECT = 'The operator of this site can connect Replicate, fal, OpenAI or a Stable Diffusion server.'
