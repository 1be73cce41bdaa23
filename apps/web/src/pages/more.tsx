import {
  CircleHelp,
  CreditCard,
  History,
  Images,
  LayoutDashboard,
  LayoutTemplate,
  ListTree,
  SlidersHorizontal,
  SwatchBook,
} from 'lucide-react'
import { Link } from 'react-router'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'More Tools' }

export function meta() {
  return pageMeta({
    path: PATHS.more,
    title: 'More Tools',
    description:
      'Everything else on the bench: prompts, templates, styles, advanced settings, your history and help.',
  })
}

const TOOLS = [
  { to: PATHS.dashboard, icon: LayoutDashboard, title: 'Dashboard', text: 'Today at a glance' },
  { to: PATHS.prompts, icon: ListTree, title: 'Prompts', text: 'Sentences to start from' },
  { to: PATHS.templates, icon: LayoutTemplate, title: 'Templates', text: 'Settings for a purpose' },
  { to: PATHS.styles, icon: SwatchBook, title: 'Styles', text: 'Every way to draw it' },
  { to: PATHS.advanced, icon: SlidersHorizontal, title: 'Advanced', text: 'What each setting does' },
  { to: PATHS.gallery, icon: Images, title: 'Gallery', text: 'What others show' },
  { to: PATHS.history, icon: History, title: 'History', text: 'What you made, day by day' },
  { to: PATHS.billing, icon: CreditCard, title: 'Billing', text: 'Your plan and allowance' },
  { to: PATHS.faq, icon: CircleHelp, title: 'FAQ', text: 'Questions, answered' },
] as const

export default function MorePage() {
  return (
    <>
      <PageTitle title="More Tools" />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-2 px-4 pb-10">
        {TOOLS.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Link to={to} className="card flex h-full gap-3 rounded-4 p-4 hover:bg-hover">
              <Icon size={20} aria-hidden="true" className="text-ink-3" />
              <span>
                <span className="block text-14 font-semibold">{title}</span>
                <span className="text-ink-3">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
