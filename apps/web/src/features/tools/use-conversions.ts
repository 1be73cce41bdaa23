import { useEffect, useState } from 'react'
import { convertPicture, type Encoding, EncodingError } from './encode-picture.ts'
import type { Opened } from './use-opened.ts'

export type Conversion =
  | { readonly status: 'done'; readonly blob: Blob }
  | { readonly status: 'failed'; readonly why: string }

type Settings = {
  readonly encoding: Encoding
  readonly quality: number
  readonly longest: number | undefined
}

/** A slider passes many values, so work starts only where it rests. */
const REST_MS = 150

/** Converts pictures one after another, so that fifty large ones fit into memory. */
export function useConversions(
  pictures: readonly Opened[],
  { encoding, quality, longest }: Settings,
): ReadonlyMap<number, Conversion> {
  const [done, setDone] = useState<ReadonlyMap<number, Conversion>>(new Map())
  const settings = `${encoding} ${quality} ${longest}`
  const [doneFor, setDoneFor] = useState(settings)
  const keys = pictures.map(({ key }) => key).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` stands for the pictures; another list of the same is no reason to begin again.
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(async () => {
      const isSame = doneFor === settings
      const kept = new Map(
        isSame ? [...done].filter(([key]) => pictures.some((picture) => picture.key === key)) : [],
      )
      setDoneFor(settings)
      setDone(new Map(kept))
      for (const { key, bitmap, mark } of pictures) {
        if (kept.has(key)) continue
        const result = await convert(bitmap, { mark, encoding, quality, longest })
        if (isGone) return
        kept.set(key, result)
        setDone(new Map(kept))
      }
    }, REST_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [keys, settings])

  return doneFor === settings ? done : new Map()
}

async function convert(
  bitmap: ImageBitmap,
  settings: Parameters<typeof convertPicture>[1],
): Promise<Conversion> {
  try {
    return { status: 'done', blob: await convertPicture(bitmap, settings) }
  } catch (error) {
    const why = error instanceof EncodingError ? error.message : 'This browser could not write it.'
    return { status: 'failed', why }
  }
}
