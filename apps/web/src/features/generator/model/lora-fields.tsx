import { LORA_WEIGHT, type Lora, MAX_LORAS, writeModelId } from '@easel/contract/models/model-id'
import { X } from 'lucide-react'
import { useId } from 'react'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { RangeField } from '#web/shared/ui/fields/range-field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { useHomedFocus } from '#web/shared/ui/focus/use-homed-focus.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'

type LoraFieldsProps = {
  /** LoRAs listed by the model's server. */
  readonly names: readonly string[]
  /** Their model. */
  readonly model: string
  readonly value: readonly Lora[]
  /** Called with the model and its LoRAs as an id. */
  readonly onChange: (id: string) => void
}

/** LoRAs and their weights. */
export function LoraFields({ names, model, value, onChange }: LoraFieldsProps) {
  const id = useId()
  const change = (loras: readonly Lora[]) => onChange(writeModelId(model, loras))
  useHomedFocus(value.length, () => document.getElementById(id)?.focus())
  const others = names.filter((name) => !value.some((lora) => lora.name === name))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-3 border border-line p-2.5">
      {value.map((lora) => (
        <div key={lora.name} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <RangeField
              label={lora.name}
              value={lora.weight}
              min={LORA_WEIGHT.min}
              max={LORA_WEIGHT.max}
              step={LORA_WEIGHT.step}
              onChange={(weight) =>
                change(value.map((one) => (one === lora ? { ...one, weight: rounded(weight) } : one)))
              }
            />
          </div>
          <IconButton
            small
            label={`Draw without ${lora.name}`}
            onClick={() => change(value.filter((one) => one !== lora))}
          >
            <X size={14} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {others.length > 0 && value.length < MAX_LORAS && (
        <Field label="LoRA" htmlFor={id}>
          <Select
            id={id}
            value=""
            onChange={(event) =>
              event.target.value !== '' &&
              change([...value, { name: event.target.value, weight: LORA_WEIGHT.default }])
            }
            className="w-full"
          >
            <option value="">{value.length === 0 ? 'None' : 'Add another'}</option>
            {others.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}

/** Tenths are not exact in binary. */
function rounded(weight: number): number {
  return Math.round(weight * 100) / 100
}
