import { STYLES } from '@easel/contract/styles'
import { PATHS, postHref, styleHref } from '../shared/lib/paths.ts'
import { POSTS } from './blog/posts.ts'
import { TOOLS, toolHref } from './tools.ts'

type Entry = { readonly path: string; readonly name: string; readonly about: string }

const page = (path: string, name: string, about: string): Entry => ({ path, name, about })

/** Every page with an address, in the groups of the site map. A test checks that it is complete. */
export const SITE_MAP: readonly { readonly title: string; readonly pages: readonly Entry[] }[] = [
  {
    title: 'Create',
    pages: [
      page(PATHS.home, 'Home', 'What Easel does, with the generator on the page'),
      page(PATHS.generate, 'Generate', 'A sentence becomes a picture'),
      page(PATHS.prompts, 'Prompts', 'Your own, and sentences to start from'),
      page(PATHS.templates, 'Templates', 'Whole settings for a purpose'),
      page(PATHS.styles, 'Styles', 'Every way to draw the same sentence'),
      page(PATHS.advanced, 'Advanced', 'The generator, with each setting explained'),
      page(PATHS.generateAudio, 'Audio', 'Soundscapes, music beds and spoken texts'),
      page(PATHS.textEffects, 'Text effects', 'Words in neon, gold, ice and twenty more looks'),
      page(PATHS.more, 'More tools', 'Palette, metadata, converter, collage and icons'),
      ...TOOLS.map(({ id, name, about }) => page(toolHref(id), name, about)),
    ],
  },
  {
    title: 'Look and learn',
    pages: [
      page(PATHS.gallery, 'Gallery', 'Pictures that people chose to show'),
      page(PATHS.blog, 'Blog', 'How prompts become pictures, and how to write them'),
      ...POSTS.map(({ slug, title, readingMinutes }) =>
        page(postHref(slug), title, `${readingMinutes} minutes to read`),
      ),
      page(PATHS.tutorials, 'Tutorials', 'Short lessons that open the generator filled in'),
      page(PATHS.promptLibrary, 'Prompt library', 'Sentences by subject and style'),
      page(PATHS.stylesLibrary, 'Styles library', 'All styles by family, with prompts that suit them'),
      page(PATHS.templatesLibrary, 'Templates library', 'All templates on one page'),
      page(PATHS.faq, 'FAQ', 'Questions, answered'),
      page(PATHS.aiImageGenerator, 'AI image generator', 'For headers, decks and posts'),
      page(PATHS.freeAiImageGenerator, 'Free AI image generator', 'What is free, to the letter'),
      page(PATHS.aiArtGenerator, 'AI art generator', 'Paint, pencil and print'),
    ],
  },
  {
    title: 'Your own',
    pages: [
      page(PATHS.dashboard, 'Dashboard', 'Today at a glance'),
      page(PATHS.saved, 'Saved', 'Every picture you made'),
      page(PATHS.history, 'History', 'The same, day by day'),
      page(PATHS.account, 'Settings', 'Defaults, notifications, password'),
      page(PATHS.billing, 'Billing', 'Your plan and what is left of today'),
      page(PATHS.device, 'Allow a program', 'A key for it, by the code that it shows'),
      page(PATHS.auth, 'Sign in', 'Or create an account'),
      page(PATHS.resetPassword, 'Reset password', 'A link to set a new one'),
    ],
  },
  {
    title: 'Plans and rules',
    pages: [
      page(PATHS.pricing, 'Pricing', 'Three plans, one of them free'),
      page(PATHS.paymentSuccess, 'Your payment', 'What became of it'),
      page(PATHS.paymentCanceled, 'Payment canceled', 'Nothing was charged'),
      page(PATHS.privacy, 'Privacy', 'What is stored, and for how long'),
      page(PATHS.terms, 'Terms', 'What you may expect, and what we do'),
      page(PATHS.contentPolicy, 'Content policy', 'What may not be drawn'),
    ],
  },
  {
    title: 'Technical',
    pages: [
      page(
        PATHS.domainDiagnostics,
        'Domain diagnostics',
        'Host, storage, worker and connections, checked live',
      ),
      page(PATHS.siteMap, 'Site map', 'This page'),
    ],
  },
  {
    title: 'Styles',
    pages: STYLES.map(({ id, label, description }) => page(styleHref(id), label, description)),
  },
]
