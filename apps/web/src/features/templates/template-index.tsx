import { styleLabel } from '@easel/contract/styles'
import { templateParts } from '#web/content/templates/template.ts'
import { TEMPLATE_GROUPS } from '#web/content/templates/templates.ts'
import { templateHref } from '#web/shared/lib/paths.ts'
import { rowsLater } from '#web/shared/lib/rows-later.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { TemplatePicture } from './template-picture.tsx'

/** Every template as a line to read: its sentence, and where the blanks are. */
export function TemplateIndex() {
  return (
    <>
      {TEMPLATE_GROUPS.map(({ title, templates }) => (
        <section
          key={title}
          style={rowsLater(templates.length)}
          className="off-screen-later off-screen-row-89 mt-14 max-lg:off-screen-row-147"
        >
          <h2 className="display mb-4 text-44">{title}</h2>
          <ul className="border-t border-line-2">
            {templates.map(({ id, title, use, text, style, aspectRatio }) => (
              <li key={id} className="border-b border-line-2">
                <a
                  href={inSite(templateHref(id))}
                  className="group grid grid-cols-[96px_minmax(0,1fr)_minmax(0,2fr)_auto] items-center gap-5 py-3 max-lg:grid-cols-[96px_minmax(0,1fr)] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-5"
                >
                  <span className="relative block aspect-3/2 overflow-hidden rounded-1 bg-mat max-lg:row-span-2 max-lg:self-start">
                    <TemplatePicture id={id} />
                  </span>
                  <span>
                    <span className="heading block text-18 group-hover:underline">{title}</span>
                    <span className="block text-14 text-ink-3">{use}</span>
                  </span>
                  <span className="text-16 leading-snug text-ink-2 max-lg:col-span-full max-lg:row-start-3 max-lg:mt-2 max-lg:leading-[30px]">
                    {templateParts(text).map((part) =>
                      typeof part === 'string' ? (
                        part
                      ) : (
                        <span
                          key={part.name}
                          className="rounded-[3px] bg-ultramarine-tint px-1.5 py-0.5 text-ultramarine-ink"
                        >
                          {part.name}
                        </span>
                      ),
                    )}
                  </span>
                  <span className="text-12 text-ink-3 max-lg:col-start-2 max-lg:row-start-2">
                    {styleLabel(style)}, {aspectRatio}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
