import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { POSTS, type Post } from '#web/content/blog/posts.ts'
import { postHref } from '#web/shared/lib/paths.ts'

/** The previous and next post. */
export function PostNeighbors({ post }: { readonly post: Post }) {
  const at = POSTS.indexOf(post)
  const older = POSTS[at + 1]
  const newer = POSTS[at - 1]
  return (
    <nav
      aria-label="More posts"
      className="mt-16 grid grid-cols-2 gap-2 border-t border-line pt-6 max-md:grid-cols-1"
    >
      {older && (
        <Link to={postHref(older.slug)} rel="prev" className="group block rounded-3 p-3 hover:bg-hover">
          <span className="flex items-center gap-1.5 text-14 text-ink-3">
            <ArrowLeft size={14} aria-hidden="true" />
            Previous
          </span>
          <span className="heading mt-1 block text-22">{older.title}</span>
        </Link>
      )}
      {newer && (
        <Link
          to={postHref(newer.slug)}
          rel="next"
          className="group col-start-2 block rounded-3 p-3 text-right hover:bg-hover max-md:col-start-1"
        >
          <span className="flex items-center justify-end gap-1.5 text-14 text-ink-3">
            Next
            <ArrowRight size={14} aria-hidden="true" />
          </span>
          <span className="heading mt-1 block text-22">{newer.title}</span>
        </Link>
      )}
    </nav>
  )
}
