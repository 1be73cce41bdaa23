import { foldText, readSearch } from '@easel/contract/search-text'
import type { LucideIcon } from 'lucide-react'
import type { ShortcutId } from '#web/shared/lib/shortcuts.ts'

export type PaletteOption = {
  readonly id: string
  readonly label: string
  /** Other words that find it. */
  readonly words?: string
  /** In place of an icon: the address of a small picture. */
  readonly picture?: string
  readonly icon?: LucideIcon
  readonly shortcut?: ShortcutId
  readonly run: () => void
}

export type PaletteGroup = { readonly title: string; readonly options: readonly PaletteOption[] }

/** Options with a word that starts with each word of the search; those whose label starts with the whole search come first. */
export function matching(options: readonly PaletteOption[], search: string): readonly PaletteOption[] {
  const { wanted } = readSearch(search)
  const whole = foldText(search)
  const begins = ({ label }: PaletteOption) => foldText(label).startsWith(whole)
  const found = options.filter(({ label, words = '' }) => {
    const text = ` ${foldText(`${label} ${words}`)}`
    return wanted.every((word) => text.includes(` ${word}`))
  })
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
