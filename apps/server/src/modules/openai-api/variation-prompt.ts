import { promptSchema } from '@easel/contract/fields'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import * as z from 'zod/mini'

/** For a picture whose file says nothing of itself: the picture alone is followed. */
const UNTOLD = 'A variation of this picture'

/** Words for a variation of a picture, a data URL: those it was made from, where its file tells them. */
export function promptFromPicture(dataUrl: string): string {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const told = z.safeParse(promptSchema, readMetadata(bytes)?.prompt)
  return told.success ? told.data : UNTOLD
}
