import { Link } from 'react-router'
import type { Post } from '#web/content/blog/posts.ts'
import { postHref } from '#web/shared/lib/paths.ts'
import { SitePicture } from '#web/shared/pictures/site-picture.tsx'
import { PostFacts } from './post-facts.tsx'

type PostCardProps = { readonly post: Post; readonly eager?: boolean }

export function PostCard({ post, eager = false }: PostCardProps) {
  return (
    <article className="card group relative h-full overflow-hidden rounded-4">
      <div className="relative aspect-3/2 bg-mat">
        <SitePicture name={post.cover} alt="" sizes="(max-width: 1023px) 100vw, 50vw" eager={eager} />
      </div>
      <div className="p-6 max-md:p-5">
        <PostFacts post={post} />
        <h2 className="heading mt-2 text-30">
          <Link to={postHref(post.slug)} className="after:absolute after:inset-0 group-hover:underline">
            {post.title}
          </Link>
        </h2>
        <p className="mt-3 text-16 leading-normal text-pretty text-ink-2">{post.description}</p>
      </div>
    </article>
  )
}
