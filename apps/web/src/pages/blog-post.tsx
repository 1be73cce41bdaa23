import { useParams } from 'react-router'
import { POSTS } from '#web/content/blog/posts.ts'
import { PostFacts } from '#web/features/articles/post-facts.tsx'
import { PostNeighbors } from '#web/features/articles/post-neighbors.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS, postHref } from '#web/shared/lib/paths.ts'
import { articleData, breadcrumbData } from '#web/shared/lib/structured-data.ts'
import { SitePicture } from '#web/shared/pictures/site-picture.tsx'
import { frozen } from '#web/shared/ui/frozen.tsx'
import { PageLink } from '#web/shared/ui/page-link.tsx'
import NotFoundPage from './not-found.tsx'

const ArticleText = frozen(() =>
  import('#web/features/articles/article-text.tsx').then((module) => module.ArticleText),
)

const find = (slug: string | undefined) => POSTS.find((post) => post.slug === slug)

export const handle = { program: 'on-use' }

export function meta({ params }: { readonly params: { readonly slug?: string } }) {
  const post = find(params.slug)
  if (!post) return pageMeta({ title: 'Not found', description: 'There is no such post.', index: false })
  const { title, description, date } = post
  const path = postHref(post.slug)
  return pageMeta({
    path,
    title,
    description,
    picture: post.cover,
    published: date,
    data: [
      articleData({ path, title, description, date, picture: `/samples/${post.cover}.webp` }),
      breadcrumbData([
        { path: PATHS.blog, name: 'Blog' },
        { path, name: title },
      ]),
    ],
  })
}

export default function BlogPostPage() {
  const post = find(useParams()['slug'])
  if (!post) return <NotFoundPage />
  return (
    <article className="bg-panel px-(--gutter) pt-12 pb-24 max-md:pt-8">
      <p className="mb-4 text-14 text-ink-3">
        <PageLink to={PATHS.blog} className="reach underline underline-offset-2 hover:text-ink">
          Blog
        </PageLink>
      </p>
      <h1 className="display max-w-[14em] text-64">{post.title}</h1>
      <p className="mt-5 mb-4 max-w-[38em] text-18 leading-normal text-pretty text-ink-2">
        {post.description}
      </p>
      <PostFacts post={post} />
      <div className="relative my-10 aspect-21/9 overflow-hidden rounded-1 bg-mat max-md:aspect-3/2">
        <SitePicture name={post.cover} alt="" sizes="100vw" eager className="object-[50%_35%]" />
      </div>
      <ArticleText key={post.slug} slug={post.slug} />
      <PostNeighbors post={post} />
    </article>
  )
}
