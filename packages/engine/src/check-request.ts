import { CUSTOM_SIZES, PICTURE_SIZES, type PictureRequest } from './picture-request.ts'
import { STYLE_IDS } from './styles/registry.ts'

/** Why a request is invalid, as a sentence for the user; undefined when it can be drawn. */
export function requestProblem(request: PictureRequest): string | undefined {
  const { prompt, negativePrompt = '', style, aspect, quality, seed, referenceStrength, scale } = request
  const { variation = 0 } = request
  const length = [...prompt].length
  if (length < 1 || prompt.trim() === '') return 'The prompt is empty.'
  if (length > 500) return `The prompt has ${length} characters; 500 is the most.`
  if ([...negativePrompt].length > 300) return 'The negative prompt has more than 300 characters.'
  if (style !== undefined && !STYLE_IDS.includes(style)) return `There is no style "${style}". Styles: ${STYLE_IDS.join(', ')}.`
  if (aspect !== undefined && !Object.hasOwn(PICTURE_SIZES, aspect)) return `There is no aspect "${aspect}". Aspects: ${Object.keys(PICTURE_SIZES).join(', ')}.`
  if (request.size && !isCustomSize(request.size))
    return `Each side has ${CUSTOM_SIZES.min} to ${CUSTOM_SIZES.max} pixels in steps of ${CUSTOM_SIZES.step}, and both together make at most ${CUSTOM_SIZES.maxPixels}.`
  if (quality !== undefined && !['standard', 'high', 'ultra'].includes(quality)) return `There is no quality "${quality}". Qualities: standard, high, ultra.`
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff) return 'The seed is a whole number from 0 to 4294967295.'
  if (!Number.isInteger(variation) || variation < 0 || variation > 9999) return 'The variation is a whole number from 0 to 9999.'
  if (referenceStrength !== undefined && !(referenceStrength >= 0 && referenceStrength <= 1)) return 'The reference strength is a number from 0 to 1.'
  if (scale !== undefined && !(scale >= 0.1 && scale <= 2)) return 'The scale is a number from 0.1 to 2.'
  return undefined
}

function isCustomSize(size: readonly [width: number, height: number]): boolean {
  const { min, max, step, maxPixels } = CUSTOM_SIZES
  return size.every((side) => side >= min && side <= max && side % step === 0) && size[0] * size[1] <= maxPixels
}
