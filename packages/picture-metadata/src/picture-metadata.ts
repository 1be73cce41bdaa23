/** A file's statements about how its picture was made. Files of other programs may lack any of them. */
export type PictureMetadata = {
  readonly prompt?: string
  readonly negativePrompt?: string
  /** Style id of the product. */
  readonly style?: string
  readonly quality?: string
  /** Whole number 0 … 2^32-1. */
  readonly seed?: number
  /** A seed of another tool that is too large for this product: digits of a whole number from 2^32 to 2^64-1. */
  readonly largeSeed?: string
  /** Size of the picture as made, before any cropping, in pixels. */
  readonly width?: number
  readonly height?: number
  /** Provider, e.g. `built-in`. */
  readonly provider?: string
  /** Model or engine version. */
  readonly model?: string
  /** Id of the chosen model; absent if the quality determined it. */
  readonly chosenModel?: string
  /** Requested without a background; absent: with one. */
  readonly background?: string
  /** Requested larger resolution: `2k`, `4k`; absent: the product's default. */
  readonly resolution?: string
  /** The program that wrote these settings; undefined for Easel and for unknown programs. */
  readonly tool?: OtherTool
  /** Sampling steps, as other tools count them: 1 … 10,000. */
  readonly steps?: number
  /** Guidance, how closely another tool's model followed the prompt: 0 … 100. */
  readonly guidance?: number
  /** The sampler's name in another tool. */
  readonly sampler?: string
  /** Description by a person or program in a file without a prompt: XMP, EXIF or IPTC description. */
  readonly description?: string
  /** IPTC's term for the picture's origin; undefined if the file does not state it. */
  readonly sourceType?: SourceType
  /** The origin was checked and is unknown, so the picture must not be labeled as made by a machine. */
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

/** `trainedAlgorithmicMedia`: made by a trained model. `algorithmicMedia`: made by rules, without training data. */
export type SourceType = 'trainedAlgorithmicMedia' | 'algorithmicMedia'

/** What `writeMetadata` puts in a file: a mark that a machine made the picture, or that its origin is unknown, and with `about` its settings. */
export type WrittenMetadata = {
  readonly sourceType: SourceType | undefined
  readonly about?: Omit<PictureMetadata, 'sourceType'>
}

/** Formats whose metadata can be rewritten without touching a pixel. */
export type RewritableFormat = 'png' | 'jpg' | 'webp' | 'avif' | 'svg'

/** Detects the format by the first bytes; undefined for any other. */
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
