import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/shared/lib/class-names.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { LazyPart } from '#web/shared/ui/lazy-part.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import type { ToolProps } from './tool-props.ts'

const TABS = [
  { value: 'library', label: 'Library', hint: 'Yours, and prompts to start from' },
  { value: 'enhance', label: 'Enhance', hint: 'Add light, framing and mood' },
  { value: 'build', label: 'Build', hint: 'A prompt from chips' },
  { value: 'check', label: 'Check', hint: 'What the engine understands' },
] as const
export type PromptTab = (typeof TABS)[number]['value']

function later(load: () => Promise<ComponentType<ToolProps>>) {
  return lazy(async () => ({ default: await loadChunk(load) }))
}

const TOOLS: Readonly<Record<Exclude<PromptTab, 'library'>, ComponentType<ToolProps>>> = {
  enhance: later(() => import('./enhance-tool.tsx').then((file) => file.EnhanceTool)),
  build: later(() => import('./build-tool.tsx').then((file) => file.BuildTool)),
  check: later(() => import('./check-tool.tsx').then((file) => file.CheckTool)),
}

/** The tab in the URL; the library for anything else. */
export function tabOf(name: string | null): PromptTab {
  return TABS.find(({ value }) => value === name)?.value ?? 'library'
}

type PromptTabsProps = {
  readonly tab: PromptTab
  /** A prompt in the URL. */
  readonly given: string | null
  /** Content of the first tab. */
  readonly library: ReactNode
}

/** The prompt library and tools, which share one prompt while tabs change. */
export function PromptTabs({ tab, given, library }: PromptTabsProps) {
  const [prompt, setPrompt] = useState('')
  const [taken, setTaken] = useState<string | null>(null)
  if (given !== null && given !== taken) {
    setTaken(given)
    setPrompt(given)
  }
  const [style, setStyle] = useState('photorealistic')
  const Tool = tab === 'library' ? null : TOOLS[tab]
  return (
    <>
      <nav
        aria-label="Prompt tools"
        className="groove mb-6 grid max-w-[460px] auto-cols-fr grid-flow-col rounded-3 p-0.5"
      >
        {TABS.map(({ value, label, hint }) => (
          <Link
            key={value}
            to={value === 'library' ? PATHS.prompts : `${PATHS.prompts}?tool=${value}`}
            replace
            preventScrollReset
            title={hint}
            aria-current={value === tab ? 'page' : undefined}
            className={classNames(
              'grid h-7 place-items-center rounded-2 px-2 max-md:h-11',
              value === tab
                ? 'bg-raised font-semibold text-ink shadow-[0_0_0_1px_var(--line-2),var(--edge),var(--depth-1)]'
                : 'font-medium text-ink-2 hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      {Tool ? (
        <LazyPart fallback={<Spinner />}>
          <Tool prompt={prompt} onPrompt={setPrompt} style={style} onStyle={setStyle} />
        </LazyPart>
      ) : (
        library
      )}
    </>
  )
}
