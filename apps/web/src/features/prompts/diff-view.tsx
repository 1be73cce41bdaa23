import { Check, Undo2 } from 'lucide-react'
import { classNames } from '#web/shared/lib/class-names.ts'
import type { DiffPart } from './word-diff.ts'

type DiffViewProps = {
  readonly parts: readonly DiffPart[]
  readonly accepted: ReadonlySet<number>
  readonly onToggle: (index: number) => void
}

/** Two prompts in one: unchanged text, and changes as toggles. */
export function DiffView({ parts, accepted, onToggle }: DiffViewProps) {
  return (
    <p className="text-16 leading-loose text-ink">
      {parts.map((part, index) =>
        part.kind === 'same' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place.
          <span key={index}>{part.text}</span>
        ) : (
          <Change
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place.
            key={index}
            part={part}
            isAccepted={accepted.has(index)}
            onToggle={() => onToggle(index)}
          />
        ),
      )}
    </p>
  )
}

type ChangeProps = {
  readonly part: Extract<DiffPart, { kind: 'change' }>
  readonly isAccepted: boolean
  readonly onToggle: () => void
}

function Change({ part: { removed, added }, isAccepted, onToggle }: ChangeProps) {
  const Icon = isAccepted ? Check : Undo2
  const [before, after] = [removed.trim(), added.replace(/^,\s*/, '').trim()]
  return (
    <button
      type="button"
      aria-pressed={isAccepted}
      onClick={onToggle}
      className={classNames(
        'mx-0.5 inline rounded-2 px-1.5 py-0.5 text-left hover:brightness-95',
        isAccepted ? 'bg-viridian-tint text-viridian-ink' : 'bg-sunken text-ink-3',
      )}
    >
      <Icon size={13} aria-hidden="true" className="mr-1 inline align-[-1px]" />
      {/* The name holds the very words that are seen, for who speaks to the page. */}
      <span className="sr-only">{before ? 'Replace ' : 'Add '}</span>
      {before && <del className={isAccepted ? undefined : 'no-underline'}>{before}</del>}
      {before && <span className="sr-only"> by {after ? '' : 'nothing'}</span>}
      {before && after && ' '}
      {after && <ins className={isAccepted ? 'no-underline' : 'line-through'}>{after}</ins>}
    </button>
  )
}
