/** What a picture's file says about how it was made. Every part may be missing in a file from another program. */
export type PictureMetadata = {
  readonly prompt?: string
  readonly negativePrompt?: string
  /** Style id of the product. */
  readonly style?: string
  readonly quality?: string
  /** Whole number 0 … 2^32-1. */
  readonly seed?: number
  /** A seed that other tools use and this product does not: digits of a whole number from 2^32 to 2^64-1. */
  readonly largeSeed?: string
  /** Pixels of the picture as it was made, before anything was cut. */
  readonly width?: number
  readonly height?: number
  /** Provider, e.g. `built-in`. */
  readonly provider?: string
  /** Model or engine version. */
  readonly model?: string
  /** Id of the model that was chosen; absent where the quality chose. */
  readonly chosenModel?: string
  /** It was asked for without a background; absent: with one. */
  readonly background?: string
  /** The larger size that it was asked for in: `2k`, `4k`; absent: the product's own. */
  readonly resolution?: string
  /** Another program whose settings these are; undefined for our own and for those of a program that is not known. */
  readonly tool?: OtherTool
  /** Steps of the sampler, as another tool counts them: 1 … 10,000. */
  readonly steps?: number
  /** How closely another tool's model followed the prompt: 0 … 100. */
  readonly guidance?: number
  /** Another tool's name of its sampler. */
  readonly sampler?: string
  /** What a person or program wrote about the picture where the file has no prompt: XMP, EXIF or IPTC description. */
  readonly description?: string
  /** IPTC's word for how it came to be; undefined when the file does not say. */
  readonly sourceType?: SourceType
  /** It was looked into how the picture came to be, and is not known: no one may say that a machine made it. */
  readonly origin?: 'unknown'
}

export const OTHER_TOOLS = [
  'Stable Diffusion web UI',
  'ComfyUI',
  'InvokeAI',
  'SwarmUI',
  'Fooocus',
  'NovelAI',
  'Draw Things',
] as const
export type OtherTool = (typeof OTHER_TOOLS)[number]

/** `trainedAlgorithmicMedia`: a trained model made it. `algorithmicMedia`: rules did, without training data. */
export type SourceType = 'trainedAlgorithmicMedia' | 'algorithmicMedia'

/** What `writeMetadata` puts in a file: the mark that a machine made it, or that this is not known, and with `about` how. */
export type WrittenMetadata = {
  readonly sourceType: SourceType | undefined
  readonly about?: Omit<PictureMetadata, 'sourceType'>
}

/** Formats whose files are rewritten without touching a pixel. */
export type RewritableFormat = 'png' | 'jpg' | 'webp' | 'avif' | 'svg'

/** By the first bytes; undefined for anything else. */
export function formatOf(bytes: Uint8Array): RewritableFormat | undefined {
  const starts = (at: number, ...wanted: number[]) =>
    wanted.every((byte, index) => bytes[at + index] === byte)
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (starts(0, 0xff, 0xd8, 0xff)) return 'jpg'
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'webp'
  if (starts(4, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66)) return 'avif'
  if (starts(0, 0x3c, 0x73, 0x76, 0x67)) return 'svg'
  return undefined
}
