import { aspectRatioSchema, qualitySchema } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { readDraft, type Settings, useSettingsStore } from './settings.store.ts'

/** Text fields by control id. */
const TEXT_FIELDS = { prompt: 'prompt', 'negative-prompt': 'negativePrompt', seed: 'seed' } as const

/**
 * Keeps what was typed or chosen in the prerendered form before hydration, and while the editor's chunk loads, until the editor calls the
 * returned function.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>): () => void {
  const stop = useRef<() => void>(null)
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    adopt({ ...choicesOf(element), ...textsOf(element) })
    function listen(event: Event) {
      if (event.target instanceof Node && element?.contains(event.target)) adopt(textsOf(element))
    }
    // On window, because React stops events for unhydrated parts at the document.
    window.addEventListener('input', listen, { capture: true })
    stop.current = () => window.removeEventListener('input', listen, { capture: true })
    return stop.current
  }, [form])
  return useCallback(() => stop.current?.(), [])
}

function adopt(found: Partial<Settings>) {
  if (Object.keys(found).length === 0) return
  // The stored draft first: a form already in use wins over it.
  readDraft()
  useSettingsStore.getState().change(found)
}

function textsOf(form: HTMLFormElement): Partial<Settings> {
  const settings = useSettingsStore.getState()
  const entries = Object.entries(TEXT_FIELDS).flatMap(([id, name]) => {
    const control = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`)
    return control?.value && control.value !== settings[name] ? [[name, control.value]] : []
  })
  return Object.fromEntries(entries)
}

/** Radio buttons that differ from the prerendered ones. */
function choicesOf(form: HTMLFormElement): Partial<Settings> {
  const moved = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')]
    .filter((radio) => !radio.defaultChecked)
    .map((radio) => radio.value)
  const style = styleSchema.safeParse(moved.find((value) => styleSchema.safeParse(value).success))
  const quality = qualitySchema.safeParse(moved.find((value) => qualitySchema.safeParse(value).success))
  const ratio = aspectRatioSchema.safeParse(moved.find((value) => aspectRatioSchema.safeParse(value).success))
  return {
    ...(style.success && { style: style.data }),
    ...(quality.success && { quality: quality.data }),
    ...(ratio.success && { aspectRatio: ratio.data }),
  }
}
