import { LIMITS } from '@easel/contract/limits'
import { countCharacters, isBlank } from '@easel/contract/text-length'
import { PenLine } from 'lucide-react'
import { type ComponentType, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { offeredRatios, ratioNote, resolutionNote, sizeNote } from '#web/shared/drawers/drawer-notes.ts'
import { useHotkey } from '#web/shared/lib/use-hotkey.ts'
import { AdvancedFields } from './advanced-fields.tsx'
import type { Refusal } from './check-request.ts'
import { useEarlyInput } from './early-input.ts'
import { GenerateButton } from './generate-button.tsx'
import { ModelField } from './model/model-field.tsx'
import { useDrawer } from './model/use-drawer.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { LazyPromptEditor } from './prompt/lazy-prompt-editor.tsx'
import { QualityPicker } from './quality-picker.tsx'
import { ResetButton } from './reset-button.tsx'
import { ResolutionField } from './resolution-field.tsx'
import { useSettingsStore } from './settings.store.ts'
import { AspectPicker } from './shape/aspect-picker.tsx'
import { BatchRow } from './stage/batch-row.tsx'
import { useDraft } from './use-draft.ts'
import { useGenerate } from './use-generate.ts'
import { type Held, useHeldPress } from './use-held-press.ts'
import { useKeepPress } from './waiting/use-keep-press.ts'

type GeneratorFormProps = {
  /** Shown above the prompt: the remaining allowance. */
  readonly banner: ReactNode
  /** The style picker; the form holds the choice. */
  readonly stylePicker: ComponentType<{
    readonly value: string
    readonly onChange: (id: string) => void
  }>
  /** Shown to a visitor who pressed the button; after signing in, the press is carried out. */
  readonly joinDialog: ComponentType<{ readonly onClose: () => void }>
  /** Whether on phones the button floats at the bottom, with the prompt beside it. */
  readonly docked?: boolean
}

/** The inspector: all settings of a picture, with Generate at its foot. Typing in the prompt re-renders only what shows it. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { banner, stylePicker: StylePicker, joinDialog: JoinDialog, docked = true } = props
  const form = useRef<HTMLFormElement>(null)
  const endEarlyInput = useEarlyInput(form)
  useDraft()
  const generate = useGenerate()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const keepPress = useKeepPress()
  function pressNow(press: () => Refusal | null): Held | null {
    const refused = press()
    setRefusal(refused)
    return refused?.reason === 'signed_out' ? 'account' : null
  }
  const { held, hold, press, carryOut } = useHeldPress({
    generate: () => pressNow(generate),
    keep: () => pressNow(keepPress),
  })
  const promptError = useSettingsStore(({ prompt }) =>
    refusal?.reason === 'prompt' && !promptMended(prompt) ? refusal.message : undefined,
  )
  const style = useSettingsStore((state) => state.style)
  const quality = useSettingsStore((state) => state.quality)
  const aspectRatio = useSettingsStore((state) => state.aspectRatio)
  const resolution = useSettingsStore((state) => state.resolution)
  const provider = useDrawer()
  const noCustomSize = useSettingsStore((state) =>
    state.isCustomSize ? sizeNote(provider, state) : undefined,
  )
  const { change } = useSettingsStore.getState()

  function submit(event?: SubmitEvent) {
    event?.preventDefault()
    if (!isBlank(useSettingsStore.getState().prompt)) press()
    else setRefusal(generate())
  }
  useHotkey('generate', () => submit())

  return (
    <>
      {held === 'account' && <JoinDialog onClose={() => hold(null)} />}
      <form
        ref={form}
        method="dialog"
        noValidate
        aria-label="Generator"
        onSubmit={submit}
        className="flex min-h-0 flex-col bg-panel"
      >
        <div className="no-scrollbar grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-3.5 overflow-auto px-4 pt-3 pb-4 max-md:overflow-visible max-md:py-4">
          <OfflineBanner isHeld={held === 'network'} onHeld={carryOut} onGenerate={() => submit()} />
          {banner}
          <LazyPromptEditor error={promptError} onReady={endEarlyInput} />
          <StylePicker value={style} onChange={(id) => change({ style: id })} />
          <QualityPicker value={quality} onChange={(value) => change({ quality: value })} />
          <ModelField />
          <AspectPicker
            value={aspectRatio}
            onChange={(value) => change({ aspectRatio: value })}
            resolution={resolutionNote(provider, resolution) ? 'standard' : resolution}
            offered={offeredRatios(provider ? [provider] : [], aspectRatio)}
            customSizes={provider?.customSizes}
            note={
              noCustomSize ? `${noCustomSize}: the nearest ratio is drawn` : ratioNote(provider, aspectRatio)
            }
          />
          <ResolutionField />
          <BatchRow />
          <AdvancedFields />
          <ResetButton />
        </div>
        <div
          className={
            docked
              ? 'dock border-t border-line bg-panel px-4 py-3 shadow-[0_-8px_16px_-12px_rgb(0_0_0/.22)] max-md:fixed max-md:inset-x-0 max-md:bottom-(--tabs) max-md:z-20 max-md:flex max-md:gap-2 max-md:px-3 max-md:py-2.5 max-md:[@media(max-height:360px)]:static'
              : 'border-t border-line bg-panel px-4 py-3'
          }
        >
          {docked && <PromptDock />}
          <GenerateButton isHeld={held === 'session'} />
        </div>
      </form>
    </>
  )
}

/** On phones the prompt is shown in, and reached from, the dock. */
function PromptDock() {
  const prompt = useSettingsStore((state) => state.prompt)
  return (
    <button
      type="button"
      aria-label="Edit the sentence"
      onClick={showPrompt}
      className="well flex h-11 min-w-0 flex-1 items-center gap-2 rounded-3 px-3 md:hidden"
    >
      <PenLine size={14} aria-hidden="true" />
      <span className="truncate">{prompt || 'Write a prompt'}</span>
    </button>
  )
}

/** Centered, because the dock would cover it at the window's edge. */
function showPrompt() {
  const field = document.getElementById('prompt')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/** The message disappears as soon as the text is acceptable. */
function promptMended(prompt: string): boolean {
  return !isBlank(prompt) && countCharacters(prompt.trim()) <= LIMITS.promptCharacters
}
