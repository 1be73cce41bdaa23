import { STYLES, type StyleId, styleLabel } from '@easel/contract/styles'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { STYLE_GUIDES } from '#web/content/styles/style-guides.ts'
import { generateHref, PATHS, styleHref } from '#web/shared/lib/paths.ts'
import { SitePicture } from '#web/shared/pictures/site-picture.tsx'
import { StyleThumb } from '#web/shared/pictures/style-thumb.tsx'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { SelectionHandles } from '#web/shared/ui/selection-handles.tsx'
import { GuideExample } from './guide-example.tsx'
import { GuideSettings } from './guide-settings.tsx'

const RELATED = 4

/** A style's page: what it does, what it suits, and pictures to start from. */
export function GuideView({ id }: { readonly id: StyleId }) {
  const guide = STYLE_GUIDES[id]
  const label = styleLabel(id)
  const [first] = guide.examples
  return (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] bg-bench max-lg:grid-cols-1">
        <div className="self-center px-8 py-12 max-md:px-4 max-md:py-8">
          <p className="mb-3 text-14 text-ink-3">
            <Link to={PATHS.styles} className="underline underline-offset-2 hover:text-ink">
              Styles
            </Link>
            {`, ${guide.family}`}
          </p>
          <h1 className="display text-[clamp(2.75rem,1rem+5vw,5.5rem)]">{label}</h1>
          <p className="mt-5 max-w-[30em] text-18 leading-normal text-pretty text-ink-2">{guide.lead}</p>
          <p className="mt-7 flex gap-2 max-sm:grid">
            <Link
              to={generateHref({ style: id, ...guide.settings })}
              className={buttonClass({ variant: 'act', size: 'huge' })}
            >
              Draw in {label}
            </Link>
            <a href="#examples" className={buttonClass({ variant: 'quiet', size: 'huge' })}>
              See examples
            </a>
          </p>
        </div>
        {first && (
          <div className="selected relative m-6 ml-0 min-h-[460px] max-lg:mx-8 max-lg:mt-0 max-lg:min-h-[380px] max-md:mx-4 max-md:min-h-[300px]">
            <SitePicture name={first.name} alt={first.prompt} sizes="(max-width: 1023px) 100vw, 50vw" eager />
            <SelectionHandles />
          </div>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,44em)_minmax(260px,22em)] gap-x-16 gap-y-10 px-8 py-12 max-lg:grid-cols-1 max-md:px-4 max-md:py-8">
        <div>
          <h2 className="heading text-30">How it draws</h2>
          {guide.about.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-16 leading-[1.62] text-pretty text-ink-2">
              {paragraph}
            </p>
          ))}
          <h2 className="heading mt-10 text-30">What to write</h2>
          <List entries={guide.tips} />
        </div>
        <div className="grid content-start gap-8">
          <section>
            <h2 className="heading text-22">Good for</h2>
            <List entries={guide.goodFor} />
          </section>
          <GuideSettings settings={guide.settings} />
        </div>
      </div>
      <section id="examples" className="bg-bench px-8 py-12 max-md:px-4">
        <h2 className="heading mb-5 text-30">Prompts that suit it</h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-x-2 gap-y-6">
          {guide.examples.map((example) => (
            <GuideExample key={example.name} style={id} example={example} />
          ))}
        </ul>
      </section>
      <Related id={id} family={guide.family} />
    </>
  )
}

function List({ entries }: { readonly entries: readonly string[] }) {
  return (
    <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-16 leading-normal text-ink-2 marker:text-ink-3">
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}

/** Other styles of the same shelf, then those that follow. */
function Related({ id, family }: { readonly id: StyleId; readonly family: string }) {
  const at = STYLES.findIndex((style) => style.id === id)
  const following = [...STYLES.slice(at + 1), ...STYLES.slice(0, at)]
  const isKin = (style: { readonly id: StyleId }) => STYLE_GUIDES[style.id].family === family
  const related = [...following.filter(isKin), ...following.filter((style) => !isKin(style))].slice(
    0,
    RELATED,
  )
  return (
    <section className="px-8 py-12 max-md:px-4">
      <h2 className="heading mb-5 text-30">The same scene, in other hands</h2>
      <ul className="grid grid-cols-4 gap-(--grout) max-lg:grid-cols-2">
        {related.map((style) => (
          <li key={style.id} className="held">
            <Link to={styleHref(style.id)} className="group block">
              <span className="relative block aspect-3/2 overflow-hidden rounded-1 bg-mat group-hover:shadow-[0_0_0_2px_var(--ink)]">
                <StyleThumb style={style.id} />
              </span>
              <span className="flex items-center gap-1.5 px-1 pt-2 text-14 font-semibold">
                {style.label}
                <ArrowRight size={14} aria-hidden="true" className="text-ink-3" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
