import { LIMITS } from '@easel/contract/limits'
import { QUALITIES, type Quality } from '@easel/contract/pictures'
import { STYLES } from '@easel/contract/styles'
import { firstCharacters } from '@easel/contract/text-length'
import { Grid3x3 } from 'lucide-react'
import { useCreateBatch } from '#web/shared/data/batches/batches.queries.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { TextArea } from '#web/shared/ui/fields/text-area.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { BaseFields } from './base-fields.tsx'
import { BatchBench } from './bench.tsx'
import { type Axis, useDrafts } from './drafts.store.ts'
import { AXES, drawnQualities, linesOf, planComparison } from './plan-comparison.ts'
import { StartBar } from './start-bar.tsx'

/** Compares pictures in which only two settings vary. */
export function CompareMaker() {
  return (
    <BatchBench
      kind="compare"
      empty={
        <EmptyState icon={<Grid3x3 size={28} aria-hidden="true" />} title="Two things change, the rest stays">
          Choose what changes from left to right and from top to bottom. The sheet fills while you watch, and
          you can save it as one labeled picture.
        </EmptyState>
      }
    >
      {(open) => <CompareForm onStarted={open} />}
    </BatchBench>
  )
}

function CompareForm({ onStarted }: { readonly onStarted: (id: string) => void }) {
  const draft = useDrafts((state) => state.compare)
  const { changeCompare: change } = useDrafts.getState()
  const start = useCreateBatch()
  const plan = planComparison(draft)
  const isTouched = draft.prompts !== ''

  function run() {
    if (!plan.ok) return
    const title = firstCharacters(linesOf(draft.prompts)[0] ?? '', LIMITS.batchTitleCharacters)
    start.mutate(
      { kind: 'compare', title, grid: plan.grid, rows: plan.rows },
      { onSuccess: ({ batch }) => onStarted(batch.id) },
    )
  }

  return (
    <div className="grid gap-4">
      <Field label="Prompts, one per line" htmlFor="compare-prompts">
        <TextArea
          id="compare-prompts"
          rows={3}
          value={draft.prompts}
          placeholder="a lighthouse at dusk"
          onChange={(event) => change({ prompts: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2.5">
        <AxisSelect label="Across" value={draft.across} onChange={(across) => change({ across })} />
        <AxisSelect label="Down" value={draft.down} onChange={(down) => change({ down })} />
      </div>
      <Choices
        label="Styles"
        options={STYLES}
        chosen={draft.styles}
        onChange={(styles) => change({ styles })}
      />
      <Choices
        label="Qualities"
        options={QUALITIES}
        chosen={draft.qualities}
        onChange={(qualities) => change({ qualities: qualities as Quality[] })}
      />
      <Field label="Seeds" htmlFor="compare-seeds">
        <TextInput
          id="compare-seeds"
          value={draft.seeds}
          inputMode="numeric"
          placeholder="7, 21, 42"
          onChange={(event) => change({ seeds: event.target.value })}
        />
      </Field>
      <BaseFields
        value={draft.base}
        qualities={drawnQualities(draft)}
        without={['style', 'quality']}
        onChange={(base) => change({ base })}
      />
      <StartBar
        count={plan.ok ? plan.rows.length : 0}
        problem={!plan.ok && isTouched ? plan.message : undefined}
        isPending={start.isPending}
        onStart={run}
      />
    </div>
  )
}

type AxisSelectProps = {
  readonly label: string
  readonly value: Axis
  readonly onChange: (axis: Axis) => void
}

function AxisSelect({ label, value, onChange }: AxisSelectProps) {
  const id = `axis-${label}`
  return (
    <Field label={label} htmlFor={id}>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value as Axis)}>
        {(Object.keys(AXES) as Axis[]).map((axis) => (
          <option key={axis} value={axis}>
            {AXES[axis]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type ChoicesProps = {
  readonly label: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** Multiple choice, in list order. */
function Choices({ label, options, chosen, onChange }: ChoicesProps) {
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(options.flatMap((option) => (next.has(option.id) ? [option.id] : [])))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full font-semibold">
        {label}
        <span className="ml-auto font-normal text-ink-3">{chosen.length}</span>
      </legend>
      <div className="quiet-scroll flex max-h-40 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {options.map((option) => (
          <label
            key={option.id}
            className={classNames(
              'face relative inline-flex h-7 items-center rounded-3 px-2.5 text-12 font-medium has-focus-visible:outline-2 has-focus-visible:outline-ultramarine max-md:h-10',
              chosen.includes(option.id) && 'selected font-semibold',
            )}
          >
            <input
              type="checkbox"
              checked={chosen.includes(option.id)}
              onChange={() => toggle(option.id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
