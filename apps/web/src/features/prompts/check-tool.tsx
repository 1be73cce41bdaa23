import type { PromptCheck, UnknownWordHelp } from '@easel/engine/parse/check-prompt'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { ReaderState } from '#web/shared/prompts/reader-state.tsx'
import { usePromptReader } from '#web/shared/prompts/use-prompt-reader.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { PromptActions } from './prompt-actions.tsx'
import { PromptField } from './prompt-field.tsx'
import { replaceWord } from './replace-word.ts'
import type { ToolProps } from './tool-props.ts'

/** What the built-in engine reads in a prompt, with suggestions for unknown words. */
export function CheckTool({ prompt, onPrompt, style }: ToolProps) {
  const reader = usePromptReader()
  const read = useDeferredValue(prompt)
  const result = useMemo(() => (reader.status === 'ready' ? reader.check(read) : undefined), [reader, read])
  return (
    <div className="grid grid-cols-[minmax(300px,380px)_minmax(0,1fr)] items-start gap-8 max-lg:grid-cols-1 max-lg:gap-6">
      <div className="grid gap-4">
        <PromptField value={prompt} onChange={onPrompt} />
        <PromptActions prompt={prompt} style={style} />
        <p className="text-12 text-ink-3">
          Checked in your browser against the built-in engine’s English vocabulary; nothing is sent. Hosted
          models understand more.
        </p>
      </div>
      {reader.status !== 'ready' ? (
        <ReaderState reader={reader} />
      ) : result && read.trim() ? (
        <Reading result={result} onReplace={(word, by) => onPrompt(replaceWord(prompt, word, by))} />
      ) : (
        <p className="text-14 text-ink-3">Write a prompt, and see it as the engine will.</p>
      )}
    </div>
  )
}

type ReadingProps = {
  readonly result: PromptCheck
  readonly onReplace: (word: string, by: string) => void
}

function Reading({ result, onReplace }: ReadingProps) {
  if (result.isForbidden)
    return (
      <p role="alert" className="flex items-center gap-2 text-14 text-madder-ink">
        <CircleAlert size={16} aria-hidden="true" /> The content policy does not allow this prompt.
      </p>
    )
  const { readAs, corrected, assumed } = result
  // A repeated word is corrected everywhere.
  const unknown = [...new Map(result.unknown.map((help) => [help.word, help])).values()]
  return (
    <div className="grid gap-6" role="status">
      <section aria-label="Read as">
        <h2 className="heading mb-2.5 text-18">Read as</h2>
        <ul className="flex flex-wrap gap-1.5">
          {readAs.map((chip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same chip may stand twice.
            <li key={`${chip} ${index}`} className="hairline rounded-2 bg-sunken px-2 py-1 text-ink-2">
              {chip}
            </li>
          ))}
        </ul>
        {corrected.map(({ typed, as }) => (
          <p key={typed} className="mt-2.5 flex flex-wrap items-center gap-2 text-ink-2">
            “{typed}” is read as “{as}”.
            <Button size="small" onClick={() => onReplace(typed, as)}>
              Write {as}
            </Button>
          </p>
        ))}
      </section>
      <section aria-label="Words to check">
        <h2 className="heading mb-2.5 text-18">Words to check</h2>
        {unknown.length === 0 ? (
          <p className="flex items-center gap-2 text-14 text-viridian-ink">
            <CircleCheck size={16} aria-hidden="true" /> Understood everything.
          </p>
        ) : (
          <ul className="border-t border-line">
            {unknown.map((word) => (
              <Unknown key={word.word} help={word} onReplace={onReplace} />
            ))}
          </ul>
        )}
      </section>
      {assumed.length > 0 && <Assumed assumed={assumed} />}
    </div>
  )
}

/** Why the picture has things that the prompt does not name. */
function Assumed({ assumed }: Pick<PromptCheck, 'assumed'>) {
  return (
    <section aria-label="What Easel assumed">
      <h2 className="heading mb-1 text-18">What Easel assumed</h2>
      <p className="mb-2.5 text-12 text-ink-3">
        The prompt leaves these open. To change one, say so in the prompt.
      </p>
      <ul className="border-t border-line">
        {assumed.map(({ rule, says, adds }) => (
          <li
            key={rule}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5"
          >
            <span className="text-14">{says}</span>
            {adds.length > 0 && <span className="text-12 text-ink-3">Added: {adds.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type UnknownProps = {
  readonly help: UnknownWordHelp
  readonly onReplace: (word: string, by: string) => void
}

function Unknown({ help: { word, drawnAs, isDeed, suggestions }, onReplace }: UnknownProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      <span className="min-w-36 flex-none">
        <span className="block rounded-2 text-14 font-semibold break-all">{word}</span>
        <span className="text-12 text-ink-3">
          {drawnAs ? `Drawn as: ${drawnAs}` : isDeed ? 'A verb that is not drawn' : 'Left out of the picture'}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        {suggestions.map((by) => (
          <Button
            key={by}
            size="small"
            aria-label={`Write ${by} instead of ${word}`}
            onClick={() => onReplace(word, by)}
          >
            {by}
          </Button>
        ))}
        <Button
          size="small"
          variant="quiet"
          aria-label={`Leave out ${word}`}
          onClick={() => onReplace(word, '')}
        >
          Leave out
        </Button>
      </span>
    </li>
  )
}
