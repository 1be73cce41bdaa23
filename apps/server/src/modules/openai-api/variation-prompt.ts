import { promptSchema } from '@easel/contract/fields'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import * as z from 'zod/mini'

/** For a picture whose file contains no prompt: only the picture is used. */
const UNTOLD = 'A variation of this picture'

/** Prompt for a variation of a data URL: the one in its file, if any. */
export function promptFromPicture(dataUrl: string): string {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const told = z.safeParse(promptSchema, readMetadata(bytes)?.prompt)
  return told.success ? told.data : UNTOLD
}
