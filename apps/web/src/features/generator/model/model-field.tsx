import type { FormQuality } from '@easel/contract/config'
import { readModelId } from '@easel/contract/models/model-id'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { formatUsd } from '#web/shared/data/cost.ts'
import { findModel, isModelGone, modelName, useModels } from '#web/shared/data/models.queries.ts'
import { useSettingsStore } from '../settings.store.ts'
import { LoraFields } from './lora-fields.tsx'
import { costAt } from './model-facts.ts'
import { ModelSheet } from './model-sheet.tsx'
import { useDrawer } from './use-drawer.ts'

/** The model, and a button to choose another if there are several. */
export function ModelField() {
  const models = useModels()
  const drawer = useDrawer()
  const model = useSettingsStore((state) => state.model)
  const resolution = useSettingsStore((state) => state.resolution)
  const { change } = useSettingsStore.getState()
  const [open, setOpen] = useState(false)
  const isGone = isModelGone(model, models)
  const isAutomatic = model === '' || isGone
  const chosen = findModel(model, models)
  const drawing = drawer ? whoDraws(drawer, costAt(drawer, resolution)) : 'Built-in engine'
  const hasSeveral = (models?.length ?? 0) > 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex min-h-[18px] items-center gap-2 max-md:min-h-11">
        <span className="font-semibold">Model</span>
        {hasSeveral ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`Model: ${isAutomatic ? `Automatic, ${drawing}` : drawing}. Choose another`}
            onClick={() => setOpen(true)}
            className="ml-auto flex min-w-0 items-center gap-[3px] rounded-2 font-[550] text-ink-2 hover:text-ink max-md:min-h-11"
          >
            <span className="truncate">
              {isAutomatic && 'Automatic'}
              {isAutomatic ? <span className="text-12 font-normal text-ink-3"> {drawing}</span> : drawing}
            </span>
            <ChevronRight size={14} aria-hidden="true" className="flex-none" />
          </button>
        ) : (
          <span className="ml-auto truncate text-12 text-ink-3">{drawing}</span>
        )}
      </div>
      {isGone && (
        <p role="status" className="text-12 text-gamboge-ink">
          {modelName(model, models)} is no longer available. The quality picks the model.
        </p>
      )}
      {chosen?.isAway && (
        <p role="status" className="text-12 text-gamboge-ink">
          {chosen.label} isn’t responding. Another model draws for now, and the picture says which.
        </p>
      )}
      {chosen && chosen.loras.length > 0 && (
        <LoraFields
          names={chosen.loras}
          model={chosen.id}
          value={readModelId(model).loras}
          onChange={(id) => change({ model: id })}
        />
      )}
      <ModelSheet
        open={open}
        onOpenChange={setOpen}
        models={models ?? []}
        value={isAutomatic ? '' : (chosen?.id ?? '')}
        onChange={(id) => change({ model: id })}
      />
    </div>
  )
}

function whoDraws({ label, model }: FormQuality, costUsd: number | null): string {
  const price = costUsd ? `${formatUsd(costUsd)} each` : null
  return [model, label, price].filter((part) => part !== null).join(', ')
}
