import type { MDXProps } from 'mdx/types'
import type { ComponentType, ReactNode } from 'react'
import CompleteGuide from '#web/content/blog/complete-guide-ai-image-generation.mdx'
import Masterclass from '#web/content/blog/prompt-engineering-masterclass.mdx'
import { inSite } from '#web/shared/lib/site-base.ts'
import { ExamplePrompt } from './example-prompt.tsx'
import { Figure, Figures } from './figure.tsx'

const TEXTS: Readonly<Record<string, ComponentType<MDXProps>>> = {
  'complete-guide-ai-image-generation': CompleteGuide,
  'prompt-engineering-masterclass': Masterclass,
}

/** Components available to texts besides Markdown. */
const PARTS = { Figure, Figures, ExamplePrompt, a: TextLink }

export function ArticleText({ slug }: { readonly slug: string }) {
  const Text = TEXTS[slug]
  return Text ? (
    <div className="prose-text">
      <Text components={PARTS} />
    </div>
  ) : null
}

/** Texts link to pages by path. */
function TextLink({ href = '', children }: { readonly href?: string; readonly children?: ReactNode }) {
  return <a href={href.startsWith('/') ? inSite(href as `/${string}`) : href}>{children}</a>
}
