import { LIMITS } from '@easel/contract/limits'
import { firstCharacters } from '@easel/contract/text-length'
import { Shuffle } from 'lucide-react'
import { useMemo } from 'react'
import { type NewBatch, useCreateBatch } from '#web/shared/data/batches/batches.queries.ts'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { errorId, Field } from '#web/shared/ui/fields/field.tsx'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { Stepper } from '#web/shared/ui/fields/stepper.tsx'
import { TextArea } from '#web/shared/ui/fields/text-area.tsx'
import { BaseFields } from './base-fields.tsx'
import { rowOf } from './base-row.ts'
import { BatchBench } from './bench.tsx'
import { useDrafts, type WildcardsDraft } from './drafts.store.ts'
import { countWords, planWildcards } from './plan-wildcards.ts'
import { StartBar } from './start-bar.tsx'

const SHOWN = 5

/** Expands one prompt into many. */
export function WildcardsMaker() {
  return (
    <BatchBench
      kind="wildcards"
      empty={
        <EmptyState icon={<Shuffle size={28} aria-hidden="true" />} title="One sentence, many pictures">
          Write {'{red|blue}'} for alternatives and {'{product}'} for a list of your own. Run every
          combination or a random sample.
        </EmptyState>
      }
    >
      {(open) => <WildcardsForm onStarted={open} />}
    </BatchBench>
  )
}

function WildcardsForm({ onStarted }: { readonly onStarted: (id: string) => void }) {
  const draft = useDrafts((state) => state.wildcards)
  const { changeWildcards: change } = useDrafts.getState()
  const start = useCreateBatch()
  const plan = useMemo(() => planWildcards(draft), [draft])
  const shown = useMemo(() => (plan.problem ? [] : plan.draw()), [plan])
  const isTouched = draft.template.trim() !== ''
  const problem = isTouched ? plan.problem : undefined

  function run() {
    const common = rowOf(draft.base)
    const rows = shown.map((prompt) => ({ ...common, prompt })) as NewBatch['rows']
    start.mutate(
      { kind: 'wildcards', title: firstCharacters(draft.template.trim(), LIMITS.batchTitleCharacters), rows },
      { onSuccess: ({ batch }) => onStarted(batch.id) },
    )
  }

  return (
    <div className="grid gap-4">
      <Field label="Prompt with wildcards" htmlFor="template">
        <TextArea
          id="template"
          rows={4}
          value={draft.template}
          invalid={plan.at !== undefined && isTouched}
          aria-describedby={plan.at === undefined ? undefined : errorId('template')}
          placeholder="a {red|blue|{pale|dark} green} {product} on a table"
          onChange={(event) => change({ template: event.target.value })}
        />
      </Field>
      {plan.at !== undefined && isTouched && <Place text={draft.template.trim()} at={plan.at} />}
      {plan.template?.variables.map((name) => (
        <Values key={name} name={name} draft={draft} onChange={(values) => change({ values })} />
      ))}
      <Segmented
        label="Combinations"
        value={draft.mode}
        onChange={(mode) => change({ mode })}
        options={[
          { value: 'all', label: 'All combinations' },
          { value: 'random', label: 'Random' },
        ]}
      />
      {draft.mode === 'random' && (
        <div className="flex items-center justify-between">
          <span className="font-semibold">How many</span>
          <Stepper
            label="Sample size"
            lessLabel="One fewer"
            moreLabel="One more"
            value={draft.count}
            min={1}
            max={LIMITS.batchRows}
            onChange={(count) => change({ count })}
          />
        </div>
      )}
      {plan.combinations > 0 && (
        <div className="groove rounded-3 p-2.5 text-14">
          <p className="font-semibold">
            {plan.combinations === 1 ? 'One combination' : `${countWords(plan.combinations)} combinations`}
          </p>
          <ul className="mt-1 text-ink-2">
            {shown.slice(0, SHOWN).map((prompt) => (
              <li key={prompt} className="truncate">
                {prompt}
              </li>
            ))}
          </ul>
          {shown.length > SHOWN && <p className="text-12 text-ink-3">and {shown.length - SHOWN} more</p>}
        </div>
      )}
      <BaseFields value={draft.base} onChange={(base) => change({ base })} />
      <StartBar count={shown.length} problem={problem} isPending={start.isPending} onStart={run} />
    </div>
  )
}

/** The text with the error highlighted. */
function Place({ text, at }: { readonly text: string; readonly at: number }) {
  return (
    <p id={errorId('template')} className="-mt-2 truncate font-mono text-12 text-ink-3">
      {text.slice(Math.max(0, at - 16), at)}
      <mark className="bg-madder-tint text-madder-ink">{text.slice(at, at + 1) || ' '}</mark>
      {text.slice(at + 1, at + 20)}
    </p>
  )
}

type ValuesProps = {
  readonly name: string
  readonly draft: WildcardsDraft
  readonly onChange: (values: WildcardsDraft['values']) => void
}

function Values({ name, draft, onChange }: ValuesProps) {
  const id = `values-${name}`
  return (
    <Field label={`Values of {${name}}, one per line`} htmlFor={id}>
      <TextArea
        id={id}
        rows={3}
        value={Object.hasOwn(draft.values, name) ? draft.values[name] : ''}
        onChange={(event) => onChange({ ...draft.values, [name]: event.target.value })}
      />
    </Field>
  )
}
