import { styleLabel } from '@easel/contract/styles'
import { Copy } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import {
  fillTemplate,
  type Template,
  type TemplateField,
  templateParts,
} from '#web/content/templates/template.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { generateHref } from '#web/shared/lib/paths.ts'
import { Button, buttonClass } from '#web/shared/ui/button.tsx'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'

const BrandColorPicks = lazy(() =>
  loadChunk(() => import('./brand-color-picks.tsx')).then((module) => ({ default: module.BrandColorPicks })),
)

type Values = Readonly<Record<string, string>>

/** A template's blanks as fields, the resulting prompt, and a link to the generator. */
export function TemplateForm({ template }: { readonly template: Template }) {
  const [values, setValues] = useState<Values>({})
  const copy = useCopy()
  const parts = templateParts(template.text)
  const fields = parts.filter((part) => typeof part !== 'string')
  const prompt = fillTemplate(template.text, values)
  const { negativePrompt, style, aspectRatio } = template

  return (
    <div className="grid content-start gap-4 p-5">
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((field) => (
          <Blank
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
      </div>
      <output className="groove block rounded-3 p-3.5 text-16 leading-snug text-ink-2">
        {parts.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <b key={part.name} className="font-[600] text-ink">
              {values[part.name]?.trim() || part.value}
            </b>
          ),
        )}
      </output>
      <p className="text-14 text-ink-3">
        {styleLabel(style)}, {aspectRatio}
        {negativePrompt && `, without ${negativePrompt}`}
      </p>
      <p className="flex gap-2">
        <Link
          to={generateHref({ prompt, negativePrompt, style, aspectRatio })}
          className={buttonClass({ variant: 'act', size: 'large' })}
        >
          Use this prompt
        </Link>
        <Button size="large" variant="quiet" onClick={() => void copy(prompt, 'Prompt copied')}>
          <Copy size={16} aria-hidden="true" />
          Copy
        </Button>
      </p>
    </div>
  )
}

type BlankProps = {
  readonly field: TemplateField
  readonly value: string
  readonly onChange: (value: string) => void
}

function Blank({ field: { name, value: first, ideas }, value, onChange }: BlankProps) {
  const id = useId()
  const label = name.charAt(0).toUpperCase() + name.slice(1)
  return (
    <Field label={label} htmlFor={id}>
      <TextInput
        id={id}
        value={value}
        placeholder={first}
        maxLength={120}
        list={`${id}-ideas`}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-ideas`}>
        {ideas.map((idea) => (
          <option key={idea} value={idea} />
        ))}
      </datalist>
      {name.endsWith(' color') && (
        <Suspense>
          <BrandColorPicks field={label} onPick={onChange} />
        </Suspense>
      )}
    </Field>
  )
}
