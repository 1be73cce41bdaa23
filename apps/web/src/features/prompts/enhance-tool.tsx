import { LIMITS } from '@easel/contract/limits'
import { countCharacters } from '@easel/contract/text-length'
import { useDeferredValue, useMemo, useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { type Enhanced, enhancePrompt } from '#web/shared/prompts/enhance-prompt.ts'
import { ReaderState } from '#web/shared/prompts/reader-state.tsx'
import { usePromptReader } from '#web/shared/prompts/use-prompt-reader.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { AskModel } from './ask-model.tsx'
import { DiffView } from './diff-view.tsx'
import { PromptActions } from './prompt-actions.tsx'
import { PromptField } from './prompt-field.tsx'
import { StyleSelect } from './style-select.tsx'
import type { ToolProps } from './tool-props.ts'
import { MODEL_DIRECTION, useModelIdea } from './use-model-idea.ts'
import { applyDiff, diffWords } from './word-diff.ts'

/** Adds light, composition, detail and mood in several variants; only accepted changes are applied. */
export function EnhanceTool({ prompt, onPrompt, style, onStyle }: ToolProps) {
  const reader = usePromptReader()
  const read = useDeferredValue(prompt)
  const byRules = useMemo(
    () => (reader.status === 'ready' ? enhancePrompt(read, style, reader.check) : []),
    [reader, read, style],
  )
  const [chosen, setChosen] = useState('natural')
  const asked = useModelIdea(read, style, () => setChosen(MODEL_DIRECTION))
  const ideas = asked.idea ? [asked.idea, ...byRules] : byRules
  const length = countCharacters(prompt.trim())
  const isUsable = length > 0 && length <= LIMITS.promptCharacters
  const idea = ideas.find(({ id }) => id === chosen) ?? ideas[0]

  return (
    <div className="grid grid-cols-[minmax(300px,380px)_minmax(0,1fr)] items-start gap-8 max-lg:grid-cols-1 max-lg:gap-6">
      <div className="grid gap-4">
        <PromptField value={prompt} onChange={onPrompt} />
        <StyleSelect value={style} onChange={onStyle} />
        <PromptActions prompt={prompt} style={style} />
        {asked.model !== null && (
          <AskModel
            model={asked.model}
            isPending={asked.isPending}
            hasFailed={asked.hasFailed}
            isDisabled={!isUsable}
            onAsk={asked.ask}
          />
        )}
      </div>
      <div className="grid gap-4">
        {reader.status !== 'ready' ? (
          <ReaderState reader={reader} />
        ) : !idea ? (
          <p role="status" className="text-14 text-ink-3">
            {noIdeas(read, reader.check(read).isForbidden)}
          </p>
        ) : (
          <>
            <Directions ideas={ideas} chosen={idea.id} onChoose={setChosen} />
            <Proposal
              key={`${read}\n${idea.text}`}
              before={read.trim()}
              after={idea.text}
              onAccept={onPrompt}
            />
          </>
        )}
      </div>
    </div>
  )
}

function noIdeas(prompt: string, isForbidden: boolean): string {
  if (!prompt.trim()) return 'Describe the picture, and get suggestions for light, framing and mood.'
  if (isForbidden) return 'The content policy does not allow this prompt.'
  return 'Nothing to add: this prompt covers everything.'
}

type DirectionsProps = {
  readonly ideas: readonly Enhanced[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

function Directions({ ideas, chosen, onChoose }: DirectionsProps) {
  return (
    <div role="radiogroup" aria-label="Direction" className="flex flex-wrap gap-2">
      {ideas.map(({ id, label, about }) => (
        <label
          key={id}
          className={classNames(
            'relative rounded-3 px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ultramarine max-md:flex-[1_0_44%]',
            id === chosen
              ? 'bg-ultramarine-tint shadow-[inset_0_0_0_1.5px_var(--ultramarine)]'
              : 'face hover:bg-hover',
          )}
        >
          <input
            type="radio"
            name="direction"
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className={classNames('block font-semibold', id === chosen && 'text-ultramarine-ink')}>
            {label}
          </span>
          <span className="block text-12 text-ink-2">{about}</span>
        </label>
      ))}
    </div>
  )
}

type ProposalProps = {
  readonly before: string
  readonly after: string
  readonly onAccept: (prompt: string) => void
}

function Proposal({ before, after, onAccept }: ProposalProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after])
  const changes = [...parts.keys()].filter((index) => parts[index]?.kind === 'change')
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(() => new Set(changes))
  const toggle = (index: number) => {
    const next = new Set(accepted)
    if (!next.delete(index)) next.add(index)
    setAccepted(next)
  }
  const isAll = accepted.size === changes.length
  return (
    <section aria-label="Proposal" className="card grid gap-4 rounded-4 p-4">
      <DiffView parts={parts} accepted={accepted} onToggle={toggle} />
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button
          variant="solid"
          disabled={accepted.size === 0}
          onClick={() => onAccept(applyDiff(parts, accepted))}
        >
          {isAll ? 'Add all' : `Add ${accepted.size} of ${changes.length}`}
        </Button>
        <Button
          variant="quiet"
          onClick={() => setAccepted(isAll || accepted.size > 0 ? new Set() : new Set(changes))}
        >
          {accepted.size > 0 ? 'Clear' : 'Select all'}
        </Button>
        <span className="ml-auto text-12 text-ink-3 max-md:ml-0">Select a phrase to leave it out.</span>
      </div>
    </section>
  )
}
