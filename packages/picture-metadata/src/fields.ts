import { OTHER_TOOLS, type PictureMetadata, type SourceType } from './picture-metadata.ts'

const MAX_PROMPT = 20_000
const MAX_SEED = 2 ** 32 - 1
const MAX_LARGE_SEED = 2n ** 64n - 1n

/** Values found in a file, before their types and sizes are checked. */
export type Found = Readonly<Record<string, unknown>>

/** Keeps values of the right type and size. Undefined if none are left. */
export function readFields(found: Found, sourceType?: SourceType): PictureMetadata | undefined {
  const text = (field: string, max: number) => {
    const value = found[field]
    return typeof value === 'string' && value.trim() !== '' && value.length <= max ? { [field]: value } : {}
  }
  const within = (field: string, min: number, max: number, isWhole: boolean) => {
    const number = numberOf(found[field])
    const fits = number !== undefined && number >= min && number <= max
    return fits && (!isWhole || Number.isInteger(number)) ? { [field]: number } : {}
  }
  const metadata: PictureMetadata = {
    ...text('prompt', MAX_PROMPT),
    ...text('negativePrompt', MAX_PROMPT),
    ...text('style', 100),
    ...text('quality', 100),
    ...text('provider', 200),
    ...text('model', 200),
    ...text('chosenModel', 300),
    ...text('background', 100),
    ...text('resolution', 100),
    ...text('sampler', 100),
    ...text('description', MAX_PROMPT),
    ...seedOf(found['seed']),
    ...within('width', 1, 100_000, true),
    ...within('height', 1, 100_000, true),
    ...within('steps', 1, 10_000, true),
    ...within('guidance', 0, 100, false),
    ...(sourceType ? { sourceType } : {}),
  }
  if (Object.keys(metadata).length === 0) return undefined
  const tool = OTHER_TOOLS.find((name) => name === found['tool'])
  return tool ? { ...metadata, tool } : metadata
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^\d{1,10}(?:\.\d{1,10})?$/.test(value.trim())
    ? Number(value)
    : undefined
}

function seedOf(value: unknown): Pick<PictureMetadata, 'seed' | 'largeSeed'> {
  const digits = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof digits !== 'string' || !/^\s*\d{1,20}\s*$/.test(digits)) return {}
  const seed = BigInt(digits.trim())
  if (seed <= MAX_SEED) return { seed: Number(seed) }
  return seed <= MAX_LARGE_SEED ? { largeSeed: String(seed) } : {}
}

/** A size as tools write it: `512x768`, `(512, 768)`, `512 × 768`. */
export function sizeOf(text: unknown): Found {
  const [, width, height] =
    /^\D{0,2}(\d{1,6})\s*(?:[x×*]|,)\s*(\d{1,6})\D{0,2}$/.exec(String(text ?? '')) ?? []
  return { width, height }
}
