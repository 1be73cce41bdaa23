import {
  AppWindow,
  ArrowUpCircle,
  AudioLines,
  Blocks,
  Bookmark,
  Braces,
  CircleQuestionMark,
  CreditCard,
  GraduationCap,
  Grid2x2,
  Grid3x3,
  History,
  House,
  ImagePlus,
  Images,
  LayoutDashboard,
  LayoutTemplate,
  ListTree,
  type LucideIcon,
  Palette,
  Replace,
  ScanSearch,
  Settings,
  SlidersHorizontal,
  Sparkles,
  SpellCheck,
  SwatchBook,
  Table2,
  Type,
  WandSparkles,
} from 'lucide-react'
import { TOOLS, type ToolId, toolHref } from '#web/content/tools.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { PageLink } from '#web/shared/ui/page-link.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'More Tools', program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.more,
    title: 'More Tools',
    picture: 'moon-comic-book',
    description:
      'Palette, metadata, converter, collage and icon tools that work in your browser, and links to everything else in Easel.',
  })
}

type Room = {
  readonly to: string
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
}

const room = (to: string, icon: LucideIcon, title: string, text: string): Room => ({
  to,
  icon,
  title,
  text,
})

const TOOL_ICONS: Readonly<Record<ToolId, LucideIcon>> = {
  palette: Palette,
  metadata: ScanSearch,
  convert: Replace,
  collage: Grid2x2,
  'app-icons': AppWindow,
}

const GROUPS: readonly { readonly title: string; readonly lead: string; readonly rooms: readonly Room[] }[] =
  [
    {
      title: 'For any picture',
      lead: 'They run in your browser: no upload, no account.',
      rooms: [...TOOLS.map(({ id, name, about }) => room(toolHref(id), TOOL_ICONS[id], name, about))],
    },
    {
      title: 'For your prompt',
      lead: 'Each works on the prompt you write.',
      rooms: [
        room(`${PATHS.prompts}?tool=enhance`, Sparkles, 'Enhance', 'Add light, framing and mood'),
        room(`${PATHS.prompts}?tool=build`, Blocks, 'Build', 'A sentence from chips'),
        room(`${PATHS.prompts}?tool=check`, SpellCheck, 'Check', 'What the engine understands'),
      ],
    },
    {
      title: 'Beyond one picture',
      lead: 'Results are saved to your library.',
      rooms: [
        room(
          `${PATHS.advanced}?tab=picture`,
          ImagePlus,
          'From a picture',
          'Edit by words, vary, enlarge, cut out, change ratio, paint over',
        ),
        room(PATHS.textEffects, Type, 'Text Effects', 'Words in neon, gold, ice and twenty more looks'),
        room(PATHS.generateAudio, AudioLines, 'Audio', 'Sound from words'),
        room(`${PATHS.advanced}?tab=compare`, Grid3x3, 'Compare', 'Styles, seeds and qualities on one sheet'),
        room(`${PATHS.advanced}?tab=wildcards`, Braces, 'Wildcards', 'One prompt that becomes many'),
        room(`${PATHS.advanced}?tab=batch`, Table2, 'Batch', 'Up to 500 rows from a table'),
      ],
    },
    {
      title: 'Everything in Easel',
      lead: 'Every page of the studio.',
      rooms: [
        room(PATHS.home, House, 'Home', 'What Easel does'),
        room(PATHS.generate, WandSparkles, 'Generate', 'A sentence becomes a picture'),
        room(PATHS.prompts, ListTree, 'Prompts', 'Sentences to start from'),
        room(PATHS.templates, LayoutTemplate, 'Templates', 'Settings for a purpose'),
        room(PATHS.styles, SwatchBook, 'Styles', 'Every way to draw it'),
        room(PATHS.advanced, SlidersHorizontal, 'Advanced', 'Everything at once'),
        room(PATHS.gallery, Images, 'Gallery', 'What others publish'),
        room(PATHS.dashboard, LayoutDashboard, 'Dashboard', 'Today at a glance'),
        room(PATHS.saved, Bookmark, 'Saved', 'Every picture you made'),
        room(PATHS.history, History, 'History', 'The same, day by day'),
        room(PATHS.account, Settings, 'Settings', 'Defaults, sessions, your data'),
        room(PATHS.billing, CreditCard, 'Billing', 'Your plan and allowance'),
        room(PATHS.tutorials, GraduationCap, 'Tutorials', 'Short lessons, each with a picture'),
        room(PATHS.pricing, ArrowUpCircle, 'Upgrade', 'Plans, and what each holds'),
        room(PATHS.promptLibrary, ListTree, 'Prompt library', 'Sentences by subject and style'),
        room(PATHS.stylesLibrary, SwatchBook, 'Styles library', 'All styles by family'),
        room(PATHS.templatesLibrary, LayoutTemplate, 'Templates library', 'All templates on one page'),
        room(PATHS.faq, CircleQuestionMark, 'FAQ', 'Questions, answered'),
      ],
    },
  ]

export default function MorePage() {
  return (
    <>
      <PageTitle title="More Tools" />
      <div className="grid gap-9 px-4 pb-12">
        {GROUPS.map(({ title, lead, rooms }) => (
          <section key={title} aria-label={title}>
            <h2 className="heading text-22">{title}</h2>
            <p className="mt-1 mb-3 text-14 text-ink-3">{lead}</p>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-2">
              {rooms.map(({ to, icon: Icon, title: name, text }) => (
                <li key={to}>
                  <PageLink to={to} className="card flex h-full gap-3 rounded-4 p-4 hover:bg-hover">
                    <Icon size={20} aria-hidden="true" className="flex-none text-ink-3" />
                    <span>
                      <span className="block text-14 font-semibold">{name}</span>
                      <span className="text-ink-3">{text}</span>
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
