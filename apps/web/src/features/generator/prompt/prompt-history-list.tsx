import { LIMITS } from '@easel/contract/limits'
import { notify } from '#web/shared/ui/notify.tsx'
import { useSettingsStore } from '../settings.store.ts'
import { usePromptHistory } from './prompt-history.store.ts'

const SHOWN = 8

/** Recent prompts in the rail; pressing one puts it into the form. */
export function PromptHistoryList() {
  const entries = usePromptHistory((state) => state.entries)
  const { clear } = usePromptHistory.getState()
  if (entries.length === 0) return null
  return (
    <section aria-label="Prompt history" className="p-3 max-md:p-4">
      <div className="mb-2 flex min-h-7 items-center gap-2">
        <h2 className="font-semibold">Prompt history</h2>
        <span className="figures text-11 text-ink-3">
          {entries.length}/{LIMITS.promptHistoryEntries}
        </span>
        <button
          type="button"
          onClick={() => {
            const undo = clear()
            notify.info({ title: 'Prompt history cleared', action: { label: 'Undo', onPress: undo } })
          }}
          className="ml-auto rounded-2 px-1 text-12 text-ink-3 hover:text-ink max-md:min-h-11"
        >
          Clear
        </button>
      </div>
      <ul className="divide-y divide-line">
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              title={entry.prompt}
              onClick={() => useSettingsStore.getState().change({ prompt: entry.prompt })}
              className="block h-[30px] w-full truncate text-left text-ink-2 hover:text-ink max-md:h-11"
            >
              {entry.prompt}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
