import { useCallback, useEffect, useRef, useState } from 'react'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { type OpenPicture, openPicture, PictureFileError } from './picture-file.ts'

export type Opened = OpenPicture & { readonly key: number; readonly file: File }
export type Refused = { readonly name: string; readonly why: string }

let nextKey = 1

/** Pictures opened in a tool, with the last refusals. Their pixels are freed when they are removed. */
export function useOpened(most: number) {
  const [pictures, setPictures] = useState<readonly Opened[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [isOpening, setIsOpening] = useState(false)
  const current = useRef(pictures)
  useEffect(() => {
    current.current = pictures
  })
  useEffect(
    () => () => {
      for (const { bitmap } of current.current) bitmap.close()
    },
    [],
  )

  const open = useCallback(
    async (files: readonly File[]) => {
      setIsOpening(true)
      const kept: Opened[] = []
      const not: Refused[] = []
      const room = most === 1 ? 1 : most - current.current.length
      for (const file of files.slice(0, room))
        try {
          kept.push({ ...(await openPicture(file)), key: nextKey++, file })
        } catch (error) {
          not.push({
            name: file.name,
            why: error instanceof PictureFileError ? error.message : 'It could not be read.',
          })
        }
      for (const file of files.slice(room))
        not.push({
          name: file.name,
          why: `Up to ${countText(most, 'picture is', 'pictures are')} opened at a time.`,
        })
      if (most === 1 && kept.length > 0) for (const { bitmap } of current.current) bitmap.close()
      setPictures((before) => (most === 1 ? (kept.length > 0 ? kept : before) : [...before, ...kept]))
      setRefused(not)
      setIsOpening(false)
    },
    [most],
  )

  const remove = useCallback((key: number) => {
    current.current.find((picture) => picture.key === key)?.bitmap.close()
    setPictures((before) => before.filter((picture) => picture.key !== key))
  }, [])

  return { pictures, setPictures, refused, isOpening, open, remove }
}
