import type { Post } from '#web/content/blog/posts.ts'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** When a post was written, and how long it takes. */
export function PostFacts({ post }: { readonly post: Post }) {
  return (
    <p className="flex gap-3 text-14 text-ink-3">
      <time dateTime={post.date}>{DAY.format(new Date(post.date))}</time>
      <span>{post.readingMinutes} min read</span>
    </p>
  )
}
