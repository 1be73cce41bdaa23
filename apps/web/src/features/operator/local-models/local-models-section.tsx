import type { LocalModels } from '@easel/contract/models/local-models'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { sizeText } from '#web/shared/lib/text/size-text.ts'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { DrawingModel } from './drawing-model.tsx'
import { LocalModelRow } from './local-model-row.tsx'
import { localModelsQuery } from './local-models.queries.ts'

/** The machine, the running model, and models to install. */
export function LocalModelsSection() {
  const { data, error, refetch } = useQuery(localModelsQuery(useQueryClient()))
  if (!data && error) return <LoadNote error={error} className="p-4" onRetry={() => void refetch()} />
  if (!data) return <div role="status" aria-label="Loading local models" className="skeleton m-4 h-64" />
  return (
    <section aria-label="Local model">
      <Machine machine={data.machine} />
      <Notices data={data} />
      {data.drawing && <DrawingModel drawing={data.drawing} />}
      {data.drawsHere && (
        <ul aria-label="Models">
          {data.models.map((model) => (
            <LocalModelRow key={model.id} model={model} local={data} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Machine({ machine }: Pick<LocalModels, 'machine'>) {
  const { name, os, arch, memoryBytes, freeDiskBytes } = machine
  const facts = [
    ['Machine', name, `${SYSTEMS[os] ?? os} ${arch}`],
    ['Memory', sizeText(memoryBytes)],
    ['Free disk', sizeText(freeDiskBytes)],
    ['Graphics card', ...cardTexts(machine)],
  ] as const
  return (
    <dl className="grid grid-cols-4 gap-x-4 gap-y-3 border-b border-line p-4 max-md:grid-cols-2">
      {facts.map(([term, value, note]) => (
        <div key={term} className="min-w-0">
          <dt className="text-12 text-ink-3">{term}</dt>
          <dd className="text-16 font-semibold break-words tabular-nums">{value}</dd>
          {note && <dd className="text-12 break-words text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

const SYSTEMS: Readonly<Record<string, string>> = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }

function cardTexts({
  cards,
  hasCardDevice,
}: LocalModels['machine']): readonly [value: string, note?: string] {
  if (cards) return cards.length > 0 ? [cards.join(', ')] : ['None found', 'Pictures take minutes.']
  if (hasCardDevice === false) return ['None seen', 'Pictures take minutes.']
  return ['Not known yet', 'sd-server looks for it once it is installed.']
}

/** Problems, and what went wrong. */
function Notices({ data }: { readonly data: LocalModels }) {
  const { drawsHere, isOneOfSeveral, machine, problem, failure, isBusyElsewhere, models } = data
  const label = models.find(({ id }) => id === failure?.model)?.label ?? failure?.model
  const notes = [
    !drawsHere &&
      'This process answers requests and makes no pictures. Run npm run model on the machine of a worker to install a model there.',
    drawsHere &&
      isOneOfSeveral &&
      `Each machine has its own models. This is ${machine.name}; on the others, run npm run model.`,
    drawsHere &&
      !machine.canRun &&
      'There is no sd-server to download for this kind of machine. Build stable-diffusion.cpp and set SD_SERVER_PATH to its sd-server.',
    isBusyElsewhere && 'Another process on this machine is installing or removing a model.',
  ].filter((note) => note !== false)
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="border-b border-line px-4 py-3 text-ink-2">
          {note}
        </p>
      ))}
      {problem !== null && (
        <p
          role="alert"
          className="border-b border-line px-4 py-3 break-words whitespace-pre-line text-madder-ink"
        >
          {problem}
        </p>
      )}
      {failure && (
        <p role="alert" className="border-b border-line px-4 py-3 break-words text-madder-ink">
          {`${label} was not installed (${relativeTime(Date.parse(failure.at), Date.now())}): ${failure.reason}`}
        </p>
      )}
    </>
  )
}
