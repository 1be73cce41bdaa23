import { type ComponentProps, type MouseEvent, useState } from 'react'

/**
 * For a button that disables itself when pressed: losing focus would send keyboard and screen reader users to the start of the page. While
 * focused it is only marked as disabled, and does nothing.
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
