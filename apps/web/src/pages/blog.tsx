import { POSTS } from '#web/content/blog/posts.ts'
import { PostCard } from '#web/features/articles/post-card.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { breadcrumbData } from '#web/shared/lib/structured-data.ts'

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.blog,
    title: 'Blog',
    description:
      'Long, practical guides to making pictures from words: how it works, and how to write for it.',
    picture: 'city-sketch',
    data: [breadcrumbData([{ path: PATHS.blog, name: 'Blog' }])],
  })
}

export default function BlogPage() {
  return (
    <div className="bg-panel px-(--gutter) pt-16 pb-24 max-md:pt-10">
      <h1 className="display text-64">Blog</h1>
      <p className="mt-4 mb-10 max-w-[40em] text-18 leading-normal text-ink-2">
        Long, practical guides to making pictures from words.
      </p>
      <ul className="grid gap-2 lg:grid-cols-2">
        {POSTS.map((post, index) => (
          <li key={post.slug}>
            <PostCard post={post} eager={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}
