import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

type Typed = {
  /** Ref for the input: text typed before hydration counts. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly type: (text: string) => void
}

/** Shows a search as it is typed, while `value`, kept in the URL, follows later. */
export function useTyped(value: string, onChange: (value: string) => void): Typed {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  /** Typed text that has not come back yet. */
  const [awaited, setAwaited] = useState<readonly string[]>([])
  if (value !== known) {
    const at = awaited.lastIndexOf(value.trim())
    setKnown(value)
    setAwaited(awaited.slice(at + 1))
    // Changed by something else: going back, Clear.
    if (at < 0) {
      setTyped(value)
      setAwaited([])
    }
  }
  function type(text: string) {
    setTyped(text)
    setAwaited((before) => [...before, text.trim()])
    onChange(text)
  }
  const adopt = useEffectEvent(() => {
    const early = input.current?.value ?? ''
    if (early !== value) type(early)
  })
  useLayoutEffect(() => adopt(), [])
  return { input, typed, type }
}
