import type { PictureMetadata } from './picture-metadata.ts'
import { readFields } from './xmp.ts'

const NEGATIVE = 'Negative prompt: '

/** The line of settings that most tools for pictures from words write and read. */
export function buildParameters(about: PictureMetadata): string {
  const settings = [
    ['Seed', about.seed],
    ['Size', about.width && about.height ? `${about.width}x${about.height}` : undefined],
    ['Model', about.model],
    ['Style', about.style],
    ['Quality', about.quality],
    ['Provider', about.provider],
    ['Software', 'Easel'],
  ]
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
  return [
    about.prompt ?? '',
    ...(about.negativePrompt ? [`${NEGATIVE}${about.negativePrompt}`] : []),
    settings.join(', '),
  ].join('\n')
}

/** Reads such a text, also one that another tool wrote; undefined when it is none. */
export function readParameters(text: string): PictureMetadata | undefined {
  const lines = text.slice(0, 50_000).split('\n')
  const last = lines.at(-1) ?? ''
  if (!/(?:^|, )(?:Seed|Steps): \d+/.test(last)) return undefined
  const settings = new Map(
    last.split(', ').map((pair) => {
      const at = pair.indexOf(': ')
      return [pair.slice(0, at), pair.slice(at + 2)]
    }),
  )
  const body = lines.slice(0, -1)
  const negativeAt = body.findLastIndex((line) => line.startsWith(NEGATIVE))
  const [, width, height] = /^(\d{1,6})x(\d{1,6})$/.exec(settings.get('Size') ?? '') ?? []
  return readFields({
    prompt: body.slice(0, negativeAt < 0 ? undefined : negativeAt).join('\n'),
    negativePrompt: negativeAt < 0 ? undefined : body.slice(negativeAt).join('\n').slice(NEGATIVE.length),
    seed: settings.get('Seed'),
    width,
    height,
    model: settings.get('Model'),
    style: settings.get('Style'),
    quality: settings.get('Quality'),
    provider: settings.get('Provider'),
  })
}
