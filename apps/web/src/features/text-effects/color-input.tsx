import type { ComponentProps } from 'react'
import { usePreferences } from '#web/shared/data/preferences.queries.ts'
import { ColorInput as Input } from '#web/shared/ui/fields/color-input.tsx'

/** A color of the words; brand colors are offered first. */
export function ColorInput(props: Omit<ComponentProps<typeof Input>, 'offers'>) {
  return <Input {...props} offers={usePreferences()?.brand_colors} />
}
