import { Link } from 'react-router'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Logo } from '#web/shared/ui/logo.tsx'

const COLUMNS = [
  {
    title: 'Create',
    links: [
      [PATHS.generate, 'Generate'],
      [PATHS.styles, 'Styles'],
      [PATHS.templates, 'Templates'],
      [PATHS.prompts, 'Prompts'],
      [PATHS.promptLibrary, 'Prompt library'],
    ],
  },
  {
    title: 'Look',
    links: [
      [PATHS.gallery, 'Gallery'],
      [PATHS.blog, 'Blog'],
      [PATHS.tutorials, 'Tutorials'],
      [PATHS.faq, 'FAQ'],
      [PATHS.more, 'More tools'],
    ],
  },
  {
    title: 'Account',
    links: [
      [PATHS.auth, 'Sign in'],
      [PATHS.pricing, 'Pricing'],
      [PATHS.billing, 'Billing'],
      [PATHS.saved, 'Saved'],
    ],
  },
  {
    title: 'Legal',
    links: [
      [PATHS.privacy, 'Privacy'],
      [PATHS.terms, 'Terms'],
      [PATHS.contentPolicy, 'Content policy'],
      [PATHS.siteMap, 'Site map'],
    ],
  },
] as const

export function SiteFooter() {
  return (
    <footer className="grid grid-cols-[2fr_repeat(4,1fr)] gap-6 bg-bench px-(--gutter) pt-14 pb-7 max-md:grid-cols-2">
      <div className="max-md:col-span-2">
        <Logo />
        <p className="mt-3 max-w-[26em] leading-normal text-ink-3">
          A text-to-image studio that anyone can run.
        </p>
      </div>
      {COLUMNS.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="mb-2.5 text-12 font-medium text-ink-3">{title}</h2>
          <ul>
            {links.map(([to, label]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex items-center py-1 text-14 text-ink-2 hover:text-ink max-md:min-h-11 max-md:min-w-11"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p className="col-span-full mt-2 flex flex-wrap gap-x-5 border-t border-line-2 pt-4.5 text-12 text-ink-3">
        <span>© 2026 Easel</span>
        <span>The pictures on these pages were drawn by the built-in engine.</span>
      </p>
    </footer>
  )
}
