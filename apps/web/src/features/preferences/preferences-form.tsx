import { LIMITS } from '@easel/contract/limits'
import { QUALITIES } from '@easel/contract/pictures'
import type { Preferences } from '@easel/contract/preferences'
import { STYLES, styleSchema } from '@easel/contract/styles'
import { type ReactNode, useId, useState } from 'react'
import { useUpdatePreferences } from '#web/shared/data/preferences.queries.ts'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { Switch } from '#web/shared/ui/fields/switch.tsx'
import { BrandColorFields } from './brand-color-fields.tsx'
import { DefaultShape } from './default-shape.tsx'

/** The generator's defaults; each change is saved at once. */
export function PreferencesForm({ preferences: stored }: { readonly preferences: Preferences }) {
  const update = useUpdatePreferences()
  // Optimistic; the last answer, or its refusal, restores the stored values.
  const [pressed, setPressed] = useState<Partial<Preferences>>({})
  const preferences: Preferences = { ...stored, ...pressed }

  function change(changes: Partial<Preferences>) {
    setPressed((before) => ({ ...before, ...changes }))
    update.mutate(changes, { onSettled: () => setPressed({}) })
  }

  const ids = useId()
  return (
    <div className="divide-y divide-line" aria-busy={update.isPending}>
      <Row label="Default style" htmlFor={`${ids}-style`}>
        <Select
          id={`${ids}-style`}
          value={preferences.default_style}
          onChange={(event) => change({ default_style: styleSchema.parse(event.target.value) })}
          className="min-w-52"
        >
          {STYLES.map((style) => (
            <option key={style.id} value={style.id}>
              {style.label}
            </option>
          ))}
        </Select>
      </Row>
      <Row label="Default quality">
        <Segmented
          label="Default quality"
          value={preferences.default_quality}
          onChange={(default_quality) => change({ default_quality })}
          options={QUALITIES.map(({ id, label }) => ({ value: id, label }))}
        />
      </Row>
      <Row label="Default aspect ratio">
        <DefaultShape preferences={preferences} onChange={change} />
      </Row>
      <Row label="Brand colors" hint={`Up to ${LIMITS.brandColors}, offered in templates and text effects`}>
        <BrandColorFields
          colors={preferences.brand_colors}
          onChange={(brand_colors) => change({ brand_colors })}
        />
      </Row>
      <Row label="Notifications" hint="Notify me when the queue finishes" htmlFor={`${ids}-notifications`}>
        <Switch
          id={`${ids}-notifications`}
          checked={preferences.notifications_enabled}
          onChange={(notifications_enabled) => change({ notifications_enabled })}
        />
      </Row>
      <Row
        label="Authors you follow"
        hint="Notify me when they publish"
        htmlFor={`${ids}-follow-notifications`}
      >
        <Switch
          id={`${ids}-follow-notifications`}
          checked={preferences.notifications_enabled && preferences.follow_notifications_enabled}
          disabled={!preferences.notifications_enabled}
          onChange={(follow_notifications_enabled) => change({ follow_notifications_enabled })}
        />
      </Row>
      <Row label="Public gallery" hint="Let me publish pictures there" htmlFor={`${ids}-gallery`}>
        <Switch
          id={`${ids}-gallery`}
          checked={preferences.public_gallery_opt_in}
          onChange={(public_gallery_opt_in) => change({ public_gallery_opt_in })}
        />
      </Row>
    </div>
  )
}

type RowProps = {
  readonly label: string
  readonly hint?: string
  readonly htmlFor?: string
  readonly children: ReactNode
}

function Row({ label, hint, htmlFor, children }: RowProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
      <div>
        {htmlFor ? (
          <label htmlFor={htmlFor} className="font-semibold">
            {label}
          </label>
        ) : (
          <span className="font-semibold">{label}</span>
        )}
        {hint && <p className="text-12 text-ink-3">{hint}</p>}
      </div>
      {children}
    </div>
  )
}
