import { readFields } from './fields.ts'
import { readInfotext } from './other-tools/infotext.ts'
import type { PictureMetadata } from './picture-metadata.ts'

/** The text of settings that most tools for pictures from words write and read. */
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

/** Reads such a text, also one that another tool wrote; undefined when it is none. */
export function readParameters(text: string): PictureMetadata | undefined {
  const found = readInfotext(text)
  return found && readFields(found)
}

/** What would end a value too early stands in quotes. */
function quoted(value: string): string {
  return /[,"\n]/.test(value) ? JSON.stringify(value) : value
}
