import { LIMITS } from '@easel/contract/limits'
import { useId, useState } from 'react'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { Stepper } from '#web/shared/ui/fields/stepper.tsx'
import { Switch } from '#web/shared/ui/fields/switch.tsx'
import { useSettingsStore } from '../settings.store.ts'

export function BatchRow() {
  const id = useId()
  const batchMode = useSettingsStore((state) => state.batchMode)
  const batchCount = useSettingsStore((state) => state.batchCount)
  const [valid, setValid] = useState(true)
  const { change } = useSettingsStore.getState()
  const { min, max } = LIMITS.batchCount
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-7 items-center gap-2">
        <Switch id={id} checked={batchMode} onChange={(on) => change({ batchMode: on })} />
        <span>
          <label htmlFor={id} className="cursor-pointer font-semibold">
            Batch mode
          </label>{' '}
          <span className="text-ink-3 max-sm:hidden">
            {min} to {max} images
          </span>
        </span>
        <span className="ml-auto">
          <Stepper
            label="Batch count"
            lessLabel="Fewer images"
            moreLabel="More images"
            value={batchCount}
            min={min}
            max={max}
            disabled={!batchMode}
            onValidity={setValid}
            onChange={(count) => change({ batchCount: count })}
          />
        </span>
      </div>
      {!valid && (
        <FieldError id={`${id}-error`}>
          Choose {min} to {max} images
        </FieldError>
      )}
    </div>
  )
}
