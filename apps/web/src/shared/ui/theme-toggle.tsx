import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { currentTheme, watchTheme } from '#web/shared/lib/theme.ts'
import { IconButton } from './icon-button.tsx'

/** Both icons are in the page and the theme shows one, so it is right before the program runs; app/boot/actions.ts handles presses. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'light')
  return (
    <IconButton label="Dark mode" aria-pressed={theme === 'dark'} data-act="theme">
      <Sun size={16} aria-hidden="true" className="in-data-[theme=light]:hidden" />
      <Moon size={16} aria-hidden="true" className="in-data-[theme=dark]:hidden" />
    </IconButton>
  )
}
