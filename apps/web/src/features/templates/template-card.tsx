import { styleLabel } from '@easel/contract/styles'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { fillTemplate, type Template } from '#web/content/templates/template.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { TemplateForm } from './template-form.tsx'
import { TemplatePicture } from './template-picture.tsx'

type TemplateCardProps = {
  readonly template: Template
  readonly isOpen: boolean
  /** Visible when the page opens. */
  readonly eager?: boolean
  readonly onOpen: (id: string | null) => void
}

/** A template; pressed, it takes the whole row and shows its blanks. */
export function TemplateCard({ template, isOpen, eager, onOpen }: TemplateCardProps) {
  const { id, title, use, text, style, aspectRatio } = template
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <li
      ref={card}
      className={classNames(
        'card group relative overflow-hidden rounded-4',
        isOpen ? 'selected col-span-full grid lg:grid-cols-[2fr_3fr]' : 'flex flex-col',
      )}
    >
      <div className={classNames('relative', isOpen ? 'min-h-60' : 'aspect-3/2')}>
        <TemplatePicture id={id} eager={eager} />
        <span className="absolute bottom-2 left-2 rounded-[3px] bg-scrim px-[7px] py-[5px] text-11 leading-none font-medium text-white">
          {styleLabel(style)}, {aspectRatio}
        </span>
      </div>
      <div className={isOpen ? undefined : 'flex-1 p-4'}>
        <div className={isOpen ? 'flex items-start gap-2 px-5 pt-5' : undefined}>
          <div className="min-w-0 flex-1">
            <h3 className="heading text-18">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? null : id)}
                className={classNames('text-left', !isOpen && 'after:absolute after:inset-0')}
              >
                {title}
              </button>
            </h3>
            <p className="mt-1 text-ink-3">{use}</p>
          </div>
          {isOpen && (
            <IconButton label={`Close ${title}`} onClick={() => onOpen(null)}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {isOpen ? (
          <TemplateForm template={template} />
        ) : (
          <p className="mt-3 leading-normal text-ink-2">{fillTemplate(text)}</p>
        )}
      </div>
    </li>
  )
}
