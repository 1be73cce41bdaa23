import type { MDXProps } from 'mdx/types'
import type { ComponentType } from 'react'
import CompleteGuide from '#web/content/blog/complete-guide-ai-image-generation.mdx'
import Masterclass from '#web/content/blog/prompt-engineering-masterclass.mdx'
import { ExamplePrompt } from './example-prompt.tsx'
import { Figure, Figures } from './figure.tsx'

const TEXTS: Readonly<Record<string, ComponentType<MDXProps>>> = {
  'complete-guide-ai-image-generation': CompleteGuide,
  'prompt-engineering-masterclass': Masterclass,
}

/** What a text may use besides Markdown. */
const PARTS = { Figure, Figures, ExamplePrompt }

/** The words of a post. */
export function ArticleText({ slug }: { readonly slug: string }) {
  const Text = TEXTS[slug]
  return Text ? (
    <div className="prose-text">
      <Text components={PARTS} />
    </div>
  ) : null
}
