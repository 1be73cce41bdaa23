import { useQuery } from '@tanstack/react-query'
import {
  BookOpen,
  CircleHelp,
  CreditCard,
  Download,
  Gauge,
  Keyboard,
  LogIn,
  LogOut,
  Moon,
  Newspaper,
  PanelLeft,
  Pause,
  Play,
  Search,
  Sun,
  WandSparkles,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSignOut } from '#web/features/account/use-sign-out.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { queueQuery } from '#web/shared/data/queue/queue.queries.ts'
import { useClearQueue, useUpdateQueue } from '#web/shared/data/queue/queue-actions.ts'
import { useInstallOffer } from '#web/shared/lib/installed-app/install-prompt.ts'
import { galleryHref, generateHref, PATHS } from '#web/shared/lib/paths.ts'
import { chooseTheme, currentTheme } from '#web/shared/lib/theme.ts'
import { NAVIGATION, type NavigationItem } from '../navigation.ts'
import { openWindow } from '../shell-window.store.ts'
import { toggleSidebar } from '../sidebar.store.ts'
import { matching, type PaletteGroup, type PaletteOption } from './palette-option.ts'

/** Pages that are not in the sidebar. */
const MORE_PAGES: readonly NavigationItem[] = [
  { to: PATHS.dashboard, label: 'Dashboard', icon: Gauge },
  { to: PATHS.billing, label: 'Billing', icon: CreditCard },
  { to: PATHS.tutorials, label: 'Tutorials', icon: BookOpen },
  { to: PATHS.blog, label: 'Blog', icon: Newspaper },
  { to: PATHS.faq, label: 'FAQ', icon: CircleHelp },
]

/** Other words that people use to look for a page. */
const WORDS: Readonly<Record<string, string>> = {
  [PATHS.saved]: 'library pictures collections favorites trash',
  [PATHS.account]: 'settings account password preferences api keys sessions export delete',
  [PATHS.pricing]: 'plans pricing',
  [PATHS.advanced]: 'compare batch wildcards sheet csv edit enlarge cut out',
  [PATHS.generateAudio]: 'sound speech music',
  [PATHS.more]: 'palette convert collage icons metadata',
  [PATHS.dashboard]: 'usage limits today',
  [PATHS.faq]: 'help questions',
}

/** Pages, actions, and actions on the typed text. */
export function usePaletteGroups(search: string): readonly PaletteGroup[] {
  const navigate = useNavigate()
  const go = (to: string) => () => void navigate(to)
  const text = search.trim()
  const pages = [...NAVIGATION.flatMap(({ items }) => items), ...MORE_PAGES].map(
    ({ to, label, icon }): PaletteOption => ({
      id: `page ${to}`,
      label,
      icon,
      words: WORDS[to] ?? '',
      run: go(to),
    }),
  )
  const actions = useActions()
  const isSignedIn = useUserId() !== null
  const withWords: readonly PaletteOption[] = text
    ? [
        {
          id: 'generate',
          label: `Generate “${text}”`,
          icon: WandSparkles,
          run: go(generateHref({ prompt: text })),
        },
        ...(isSignedIn
          ? [
              {
                id: 'saved',
                label: `Search your pictures for “${text}”`,
                icon: Search,
                run: go(`${PATHS.saved}?${new URLSearchParams({ q: text })}`),
              },
            ]
          : []),
        {
          id: 'gallery',
          label: `Search the gallery for “${text}”`,
          icon: Search,
          run: go(galleryHref(text)),
        },
      ]
    : []
  return [
    { title: 'Pages', options: matching(pages, text) },
    { title: 'Actions', options: matching(actions, text) },
    { title: 'With these words', options: withWords },
  ]
}

function useActions(): readonly PaletteOption[] {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const isSignedIn = useUserId() !== null
  const { data: queue } = useQuery({ ...queueQuery(), enabled: isSignedIn })
  const { mutate: updateQueue } = useUpdateQueue()
  const { mutate: clearQueue } = useClearQueue()
  const { install } = useInstallOffer()
  const isDark = currentTheme() === 'dark'
  const isPaused = queue?.paused === true
  const own: readonly PaletteOption[] = isSignedIn
    ? [
        {
          id: 'pause',
          label: isPaused ? 'Resume the queue' : 'Pause the queue',
          icon: isPaused ? Play : Pause,
          run: () => updateQueue({ paused: !isPaused }),
        },
        ...(queue?.tasks.some(({ status }) => status === 'done')
          ? [{ id: 'clear', label: 'Clear done tasks', words: 'queue', run: () => clearQueue('done') }]
          : []),
        { id: 'sign-out', label: 'Sign out', words: 'log out', icon: LogOut, run: () => void signOut() },
      ]
    : [
        {
          id: 'sign-in',
          label: 'Sign in',
          words: 'log in create account sign up',
          icon: LogIn,
          run: () => void navigate(PATHS.auth),
        },
      ]
  return [
    ...(install
      ? [{ id: 'install', label: 'Install Easel', words: 'app home screen', icon: Download, run: install }]
      : []),
    {
      id: 'theme',
      label: isDark ? 'Light mode' : 'Dark mode',
      words: 'theme',
      icon: isDark ? Sun : Moon,
      run: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'sidebar',
      label: 'Fold or unfold the sidebar',
      icon: PanelLeft,
      shortcut: 'sidebar',
      run: toggleSidebar,
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      words: 'keys help',
      icon: Keyboard,
      shortcut: 'shortcuts',
      run: () => openWindow('shortcuts'),
    },
    ...own,
  ]
}
