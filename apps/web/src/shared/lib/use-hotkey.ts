import { useEffect, useEffectEvent } from 'react'
import { isPressed, SHORTCUTS, type ShortcutAt } from './shortcuts.ts'
import { keptStorage } from './site-data.ts'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** In text fields on a Mac, Ctrl with a letter edits text, so only Cmd is ours there. */
function isEditing({ target, ctrlKey }: KeyboardEvent): boolean {
  return ctrlKey && isTyping(target) && /^(Mac|iP)/.test(navigator.platform)
}

const SINGLE_KEYS = 'single_key_shortcuts'

/** Whether single letters are global shortcuts: speech input and tremors press letters by mistake. */
export function areSingleKeysOn(): boolean {
  return keptStorage.getItem(SINGLE_KEYS) !== 'off'
}

export function setSingleKeys(areOn: boolean): void {
  if (areOn) keptStorage.removeItem(SINGLE_KEYS)
  else keptStorage.setItem(SINGLE_KEYS, 'off')
}

/** Runs the action when the shortcut is pressed anywhere; single keys are ignored while a text field has focus. */
export function useHotkey(
  id: Exclude<ShortcutAt<'everywhere' | 'generator'>, 'close' | 'notice'>,
  action: () => void,
) {
  const act = useEffectEvent(action)
  useEffect(() => {
    const inFields = 'command' in SHORTCUTS[id]
    function handleKeyDown(event: KeyboardEvent) {
      if (
        !isPressed(id, event) ||
        (!inFields && (isTyping(event.target) || !areSingleKeysOn())) ||
        isEditing(event)
      )
        return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [id])
}
