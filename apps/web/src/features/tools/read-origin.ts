import { findManifests } from '@easel/picture-metadata/credentials/manifest-place'
import type { OtherTool, PictureMetadata } from '@easel/picture-metadata/picture-metadata'
import { readMetadata } from '@easel/picture-metadata/read-metadata'

/** A file's statements about its origin. Its text is untrusted: shown, never run. */
export type Origin = {
  /** Settings, and the program that wrote them. */
  readonly settings?: PictureMetadata
  /** Which program wrote the settings, if stated. */
  readonly maker?: 'Easel' | OtherTool
  /** IPTC digital source type, such as `trainedAlgorithmicMedia`, including values we never write. */
  readonly sourceType?: string
  /** Whether the file has a C2PA manifest, which `readCredentials` verifies. */
  readonly hasContentCredentials: boolean
  /** Software named in the file. */
  readonly software?: string
}

const HEAD_BYTES = 4 * 1024 * 1024

/** Reads a file's metadata. Accepts any bytes and never throws. */
export function readOrigin(bytes: Uint8Array): Origin {
  const settings = readMetadata(bytes)
  // Decoded as Latin-1: marks are plain text wherever the format stores them.
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const sourceType = /digitalsourcetype\/([A-Za-z]{3,60})/.exec(text)?.[1]
  const software = softwareIn(text)
  const maker = settings?.tool ?? (/urn:easel:picture:1|Software: Easel/.test(text) ? 'Easel' : undefined)
  return {
    hasContentCredentials:
      findManifests(bytes) !== undefined || /jumb[\s\S]{0,64}c2pa|c2pa\.(?:claim|assertions)/.test(text),
    ...(settings && Object.keys(settings).some((key) => key !== 'sourceType') ? { settings } : {}),
    ...(maker ? { maker } : {}),
    ...(sourceType ? { sourceType } : {}),
    ...(software ? { software } : {}),
  }
}

function softwareIn(text: string): string | undefined {
  const named =
    /xmp:CreatorTool(?:="|>)([^"<]{1,100})/.exec(text)?.[1] ??
    // tEXt chunk: keyword, 0, then text up to the checksum.
    /tEXtSoftware\0([\x20-\x7e]{2,100})/.exec(text)?.[1]
  return named?.trim() || undefined
}

/** Meanings of IPTC's values. */
export const SOURCE_TYPES: Readonly<Record<string, string>> = {
  trainedAlgorithmicMedia: 'Made by a trained model',
  algorithmicMedia: 'Made by a program, without a trained model',
  compositeWithTrainedAlgorithmicMedia: 'Put together, partly by a trained model',
  compositeSynthetic: 'Put together, partly synthetic',
  digitalCapture: 'Taken with a camera',
  digitalArt: 'Drawn by a person with digital tools',
  minorHumanEdits: 'A photograph with small edits',
  composite: 'Put together from several pictures',
}
