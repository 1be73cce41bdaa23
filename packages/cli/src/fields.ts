import { DOWNLOAD_FORMATS, type DownloadFormat } from '@easel/contract/library/downloads'
import { CUSTOM_SIZES, customSizesHint, isCustomSize, sidesOf } from '@easel/contract/models/custom-sizes'
import { ratioOfSize } from '@easel/contract/openai/openai-images'
import {
  ASPECT_RATIOS,
  type AspectRatio,
  closestRatio,
  QUALITIES,
  type Quality,
  ratioOf,
} from '@easel/contract/pictures'
import { idNamed } from '@easel/contract/sheets/sheet-rows'
import { STYLE_IDS, STYLES, type StyleId } from '@easel/contract/styles'
import type * as z from 'zod/mini'
import { UsageError } from './exit-codes.ts'

/** Validates a value by the contract's schema; throws with the schema's message. */
export function checked<T extends z.ZodMiniType>(name: string, schema: T, value: unknown): z.output<T> {
  const read = schema.safeParse(value)
  if (!read.success) throw new UsageError(`${name}: ${read.error.issues[0]?.message}`)
  return read.data
}

export function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (text.trim() === '' || !Number.isFinite(Number(text)))
    throw new UsageError(`--${name} takes a number, not “${text}”`)
  return Number(text)
}

export function readStyle(text: string | undefined): StyleId {
  const id = idNamed(STYLES, text ?? '', 'photorealistic')
  const found = STYLE_IDS.find((style) => style === id)
  if (!found) throw new UsageError(`There is no style “${text}”. Styles: ${STYLE_IDS.join(', ')}`)
  return found
}

export function readQuality(text: string | undefined): Quality {
  const id = idNamed(QUALITIES, text ?? '', 'standard')
  const found = QUALITIES.find((quality) => quality.id === id)
  if (!found) throw new UsageError(`--quality is standard, high or ultra, not “${text}”`)
  return found.id
}

type Size = { readonly width: number; readonly height: number }

/** A ratio by its id or name, a custom size, or a size only `near` a ratio. */
export function readSize(text: string | undefined): {
  readonly ratio: AspectRatio
  readonly size?: Size
  readonly near?: Size
} {
  const id = idNamed(ASPECT_RATIOS, text ?? '', '1:1')
  const ratio = ASPECT_RATIOS.find((one) => one.id === id)?.id
  if (ratio) return { ratio }
  const size = sidesOf(id)
  if (size && isCustomSize(size)) return { ratio: closestRatio(size.width, size.height), size }
  const near = ratioOfSize(id)
  if (size && near) return ratioOf(size.width, size.height) ? { ratio: near } : { ratio: near, near: size }
  throw new UsageError(
    `--size is ${ASPECT_RATIOS.map((one) => one.id).join(', ')}, or WIDTHxHEIGHT (${customSizesHint(CUSTOM_SIZES).slice(0, -1)}), not “${text}”`,
  )
}

/** The format named by the option, or by the file's extension. */
export function readFormat(text: string | undefined, file: string | undefined): DownloadFormat {
  const named = text ?? /\.(\w+)$/.exec(file ?? '')?.[1]?.toLowerCase()
  if (named === undefined) return 'png'
  const found = DOWNLOAD_FORMATS.find((format) => format === (named === 'jpeg' ? 'jpg' : named))
  if (!found) throw new UsageError(`Pictures are saved as ${DOWNLOAD_FORMATS.join(', ')}, not as “${named}”`)
  return found
}
