import type { Post } from '#web/content/blog/posts.ts'
import { calendarDayText } from '#web/shared/lib/text/moment-text.ts'

/** Date and reading time of a post. */
export function PostFacts({ post }: { readonly post: Post }) {
  return (
    <p className="flex gap-3 text-14 text-ink-3">
      <time dateTime={post.date}>{calendarDayText(post.date, 'long')}</time>
      <span>{post.readingMinutes} min read</span>
    </p>
  )
}
