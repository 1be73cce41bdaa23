import { aspectRatioSchema, qualitySchema } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import { type RefObject, useLayoutEffect } from 'react'
import { readDraft, type Settings, useSettingsStore } from './settings.store.ts'

/** Text fields by the id of their control. */
const TEXT_FIELDS = { prompt: 'prompt', 'negative-prompt': 'negativePrompt', seed: 'seed' } as const

/**
 * The prerendered form can be used before its program has arrived. What was typed or chosen by then counts, and what
 * is typed while the editor's own chunk still loads counts as well.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    adopt({ ...choicesOf(element), ...textsOf(element) })
    const listen = () => adopt(textsOf(element))
    element.addEventListener('input', listen)
    return () => element.removeEventListener('input', listen)
  }, [form])
}

function adopt(found: Partial<Settings>) {
  if (Object.keys(found).length === 0) return
  // The kept draft first: a form already in use wins over it.
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

/** Radio buttons that stand elsewhere than the prerendered page put them. */
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
