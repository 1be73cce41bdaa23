import { Link } from 'react-router'
import { SITE_MAP } from '#web/content/site-map.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { breadcrumbData } from '#web/shared/lib/structured-data.ts'

export const handle = { program: 'on-use' }

const COLUMNS = 'grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-x-8'
/** A group with more pages than this takes the full width. */
const LONG = 20

export function meta() {
  return pageMeta({
    path: PATHS.siteMap,
    title: 'Site map',
    description:
      'Every page of Easel in one list: where pictures are made, where they are kept, and what there is to read.',
    picture: 'city-sketch',
    data: [breadcrumbData([{ path: PATHS.siteMap, name: 'Site map' }])],
  })
}

export default function SiteMapPage() {
  return (
    <div className="bg-panel px-(--gutter) py-16 max-md:py-10">
      <h1 className="display text-64">Site map</h1>
      <div className={`mt-10 gap-y-10 ${COLUMNS}`}>
        {SITE_MAP.map(({ title, pages }) => (
          <section key={title} aria-label={title} className={pages.length > LONG ? 'col-span-full' : ''}>
            <h2 className="heading border-b border-line-2 pb-2 text-22">{title}</h2>
            <ul className={COLUMNS}>
              {pages.map(({ path, name, about }) => (
                <li key={path} className="border-b border-line py-2.5">
                  <Link
                    to={path}
                    className="inline-flex items-center text-16 font-[550] hover:underline max-md:min-h-11 max-md:min-w-11"
                  >
                    {name}
                  </Link>
                  <p className="text-13 text-ink-3">{about}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
