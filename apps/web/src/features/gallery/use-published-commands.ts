import { useNavigate } from 'react-router'
import type { ShortcutAt } from '#web/shared/lib/shortcuts.ts'
import { fileWords } from '#web/shared/lib/text/file-words.ts'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { type GalleryItem, remixHref } from './gallery-item.ts'

const MAX_NAME_BYTES = 80

export function fileName({ prompt, style, src }: GalleryItem): string {
  return `${fileWords(prompt, MAX_NAME_BYTES) || 'picture'}-${style}${/\.\w+$/.exec(src)?.[0] ?? ''}`
}

/** Keyboard commands of an opened gallery picture. */
export function usePublishedCommands(): Readonly<
  Record<ShortcutAt<'published'>, (item: GalleryItem) => void>
> {
  const navigate = useNavigate()
  const copy = useCopy()
  return {
    reuse: (item) => void navigate(remixHref(item)),
    'copy-prompt': ({ prompt }) => void copy(prompt, 'Prompt copied'),
    download: (item) => {
      const link = document.createElement('a')
      link.href = item.src
      link.download = fileName(item)
      link.click()
    },
  }
}
