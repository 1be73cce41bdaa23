import {
  ArrowUpCircle,
  AudioLines,
  Bookmark,
  Ellipsis,
  History,
  House,
  Images,
  LayoutTemplate,
  ListTree,
  type LucideIcon,
  Settings,
  SlidersHorizontal,
  SwatchBook,
  Type,
  WandSparkles,
} from 'lucide-react'
import { PATHS, type PagePath } from '#web/shared/lib/paths.ts'

export type NavigationItem = {
  readonly to: PagePath
  readonly label: string
  readonly icon: LucideIcon
}

/** The sidebar's two groups. */
export const NAVIGATION: readonly {
  readonly title: string
  readonly items: readonly NavigationItem[]
}[] = [
  {
    title: 'Create',
    items: [
      { to: PATHS.home, label: 'Home', icon: House },
      { to: PATHS.generate, label: 'Generate', icon: WandSparkles },
      { to: PATHS.prompts, label: 'Prompts', icon: ListTree },
      { to: PATHS.templates, label: 'Templates', icon: LayoutTemplate },
      { to: PATHS.styles, label: 'Styles', icon: SwatchBook },
      { to: PATHS.advanced, label: 'Advanced', icon: SlidersHorizontal },
      { to: PATHS.generateAudio, label: 'Audio', icon: AudioLines },
      { to: PATHS.textEffects, label: 'Text Effects', icon: Type },
      { to: PATHS.more, label: 'More Tools', icon: Ellipsis },
    ],
  },
  {
    title: 'Mine',
    items: [
      { to: PATHS.gallery, label: 'Gallery', icon: Images },
      { to: PATHS.saved, label: 'Saved', icon: Bookmark },
      { to: PATHS.history, label: 'History', icon: History },
      { to: PATHS.account, label: 'Settings', icon: Settings },
      { to: PATHS.pricing, label: 'Upgrade', icon: ArrowUpCircle },
    ],
  },
]

/** The phone's tabs; the last opens the drawer with everything. */
export const TABS: readonly NavigationItem[] = [
  { to: PATHS.home, label: 'Home', icon: House },
  { to: PATHS.generate, label: 'Generate', icon: WandSparkles },
  { to: PATHS.gallery, label: 'Gallery', icon: Images },
  { to: PATHS.saved, label: 'Saved', icon: Bookmark },
]
