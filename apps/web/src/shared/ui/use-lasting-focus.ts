import { type ComponentProps, type MouseEvent, useState } from 'react'

/**
 * A button that its own press disables would drop the focus to the start of the page, and with it whoever works by keys or by ear: for as long
 * as it has the focus it only says that it is disabled, and does nothing.
 */
export function useLastingFocus<Props extends ComponentProps<'button'>>(props: Props): Props {
  const { disabled = false, onFocus, onBlur, onClick } = props
  const [hasFocus, setFocus] = useState(false)
  const isHeld = disabled && hasFocus
  return {
    ...props,
    disabled: disabled && !hasFocus,
    ...(isHeld && { 'aria-disabled': true }),
    onFocus: (event) => {
      setFocus(true)
      onFocus?.(event)
    },
    onBlur: (event) => {
      setFocus(false)
      onBlur?.(event)
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isHeld) event.preventDefault()
      else onClick?.(event)
    },
  }
}
