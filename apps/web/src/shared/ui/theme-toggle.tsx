import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, watchTheme } from '#web/shared/lib/theme.ts'
import { IconButton } from './icon-button.tsx'

export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'light')
  const dark = theme === 'dark'
  return (
    <IconButton label="Dark mode" aria-pressed={dark} onClick={() => chooseTheme(dark ? 'light' : 'dark')}>
      {dark ? <Sun size={16} aria-hidden="true" /> : <Moon size={16} aria-hidden="true" />}
    </IconButton>
  )
}
