import type { ModelChoice } from '@easel/contract/models/models'
import { QUALITIES, qualityLabel } from '@easel/contract/pictures'
import { isFound, readSearch } from '@easel/contract/search-text'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { useSettingsStore } from '../settings.store.ts'
import { abilitiesOf, pricesOf } from './model-facts.ts'

/** Number of models above which a search is shown. */
const SEEN_AT_ONCE = 8

type ModelSheetProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly models: readonly ModelChoice[]
  /** Chosen model; empty for none. */
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Every model with its abilities, price and speed. */
export function ModelSheet({ open, onOpenChange, models, value, onChange }: ModelSheetProps) {
  const group = useId()
  const quality = useSettingsStore((state) => state.quality)
  const [search, setSearch] = useState('')
  const wish = readSearch(search)
  const found = models.filter(({ id, label, providerLabel }) =>
    isFound(`${label} ${id} ${providerLabel}`, wish),
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Models"
      description="Automatic picks the model by quality. A model you choose draws at every quality."
    >
      {models.length > SEEN_AT_ONCE && (
        <div className="border-b border-line p-3">
          <TextInput
            type="search"
            aria-label="Search models"
            placeholder="Search models"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            before={<Search size={14} aria-hidden="true" className="text-ink-3" />}
          />
        </div>
      )}
      <div
        role="radiogroup"
        aria-label="Model"
        className="quiet-scroll flex flex-col gap-1 overflow-auto p-3"
      >
        {search.trim() === '' && (
          <Row group={group} id="" title="Automatic" checked={value === ''} onChoose={onChange}>
            <AutomaticFacts />
          </Row>
        )}
        {found.map((model) => (
          <Row
            key={model.id}
            group={group}
            id={model.id}
            title={model.label}
            note={noteOf(model, models)}
            checked={value === model.id}
            isAway={model.isAway}
            onChoose={onChange}
          >
            <span className="block">{abilitiesOf(model).join(' · ')}</span>
            {pricesOf(model, quality).length > 0 && (
              <span className="block text-ink-2">
                {pricesOf(model, quality).join(', ')}
                {model.seconds[quality] !== null && ` at ${qualityLabel(quality)}`}
              </span>
            )}
          </Row>
        ))}
        {found.length === 0 && (
          <p className="py-10 text-center text-14 text-ink-2">No model matches “{search.trim()}”.</p>
        )}
      </div>
    </Dialog>
  )
}

type RowProps = {
  /** Name of the radio group. */
  readonly group: string
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly checked: boolean
  readonly isAway?: boolean
  readonly onChoose: (id: string) => void
  readonly children: React.ReactNode
}

function Row({ group, id, title, note, checked, isAway = false, onChoose, children }: RowProps) {
  const facts = useId()
  return (
    <label className="relative flex flex-none items-start gap-2.5 rounded-3 px-2.5 py-2 hover:bg-hover has-checked:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-ultramarine max-md:min-h-11">
      <input
        type="radio"
        name={group}
        value={id}
        checked={checked}
        aria-describedby={facts}
        onChange={() => onChoose(id)}
        className="mt-0.5 size-4 flex-none cursor-pointer accent-ultramarine"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold break-all">{title}</span>
          {note && <span className="text-12 text-ink-3">{note}</span>}
          {isAway && <Badge tone="yellow">Not responding</Badge>}
        </span>
        <span id={facts} className="block text-12 text-ink-3">
          {children}
        </span>
      </span>
    </label>
  )
}

/** The provider; if only a server knows its model, it is the loaded one of those listed. */
function noteOf(
  { id, label, provider, providerLabel }: ModelChoice,
  models: readonly ModelChoice[],
): string | undefined {
  if (label !== providerLabel) return providerLabel
  const hasOthers = models.some((other) => other.provider === provider && other.id !== id)
  return hasOthers ? 'The model it has loaded' : undefined
}

/** The model of each quality. */
function AutomaticFacts() {
  const { data } = useQuery(configQuery())
  if (!data) return null
  const { byQuality } = data.provider
  const names = QUALITIES.map(({ id, label }) => [label, byQuality[id].model ?? byQuality[id].label] as const)
  const isOne = new Set(names.map(([, name]) => name)).size === 1
  return isOne ? names[0]?.[1] : names.map(([label, name]) => `${label}: ${name}`).join(' · ')
}
