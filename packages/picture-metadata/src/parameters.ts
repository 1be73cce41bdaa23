import { readFields } from './fields.ts'
import { readInfotext } from './other-tools/infotext.ts'
import type { PictureMetadata } from './picture-metadata.ts'

/** Builds the settings text that most text-to-image tools write and read. */
export function buildParameters(about: PictureMetadata): string {
  const settings = [
    ['Seed', about.seed],
    ['Size', about.width && about.height ? `${about.width}x${about.height}` : undefined],
    ['Model', about.model],
    ['Chosen model', about.chosenModel],
    ['Background', about.background],
    ['Resolution', about.resolution],
    ['Style', about.style],
    ['Quality', about.quality],
    ['Provider', about.provider],
    ['Software', 'Easel'],
  ]
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${quoted(String(value))}`)
  return [
    about.prompt ?? '',
    ...(about.negativePrompt ? [`Negative prompt: ${about.negativePrompt}`] : []),
    settings.join(', '),
  ].join('\n')
}

/** Reads such a text, from any tool; undefined for any other text. */
export function readParameters(text: string): PictureMetadata | undefined {
  const found = readInfotext(text)
  return found && readFields(found)
}

/** Quotes values with characters that would end them too early. */
function quoted(value: string): string {
  return /[,"\n]/.test(value) ? JSON.stringify(value) : value
}
