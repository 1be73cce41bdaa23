import type { ComponentProps } from 'react'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'

/** Short options side by side below their label. */
export function ChoiceField<T extends string>(props: ComponentProps<typeof Segmented<T>>) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="font-semibold">
        {props.label}
      </span>
      <Segmented {...props} />
    </div>
  )
}
