import type { OpenGraphPicture } from '#web/shared/lib/open-graph.ts'

export type Post = {
  /** Last segment of the post's address, and the name of its text: `{slug}.mdx`. */
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Day of publication, `2026-01-31`. */
  readonly date: string
  /** At 200 words a minute. */
  readonly readingMinutes: number
  /** A picture in `public/samples`, also used in link previews. */
  readonly cover: Exclude<OpenGraphPicture, 'easel'>
}

/** Newest first. */
export const POSTS: readonly Post[] = [
  {
    slug: 'prompt-engineering-masterclass',
    title: 'Prompt engineering masterclass',
    description:
      'A working method for prompts: one sentence, five slots, one change at a time. With the mistakes, the repairs and the pictures.',
    date: '2026-11-12',
    readingMinutes: 10,
    cover: 'wizard-fantasy',
  },
  {
    slug: 'complete-guide-ai-image-generation',
    title: 'The complete guide to AI image generation',
    description:
      'How a sentence becomes a picture, what each setting really does, and how to get from the first try to a picture you can use.',
    date: '2026-10-27',
    readingMinutes: 11,
    cover: 'fox-photorealistic',
  },
]
