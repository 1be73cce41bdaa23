import { useEffect, useEffectEvent } from 'react'

type Hotkey = {
  /** `KeyboardEvent.key`, lower case. */
  readonly key: string
  /** Ctrl, or Cmd on a Mac. */
  readonly command?: boolean
  /** Whether it works while a text field has focus; combinations with a command key always do. */
  readonly inFields?: boolean
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** Runs the action when the key is pressed anywhere in the page. */
export function useHotkey({ key, command = false, inFields = command }: Hotkey, action: () => void) {
  const act = useEffectEvent(action)
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const withCommand = event.ctrlKey || event.metaKey
      if (event.key.toLowerCase() !== key || withCommand !== command || event.altKey) return
      if (!inFields && isTyping(event.target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [key, command, inFields])
}
