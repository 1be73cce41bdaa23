import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/shared/lib/class-names.ts'
import { useLastingFocus } from './focus/use-lasting-focus.ts'

type Look = {
  /** `act` is a view's single main action; `solid` is ink, `plain` outlined, `quiet` without a background. */
  readonly variant?: 'act' | 'solid' | 'plain' | 'quiet' | 'danger'
  readonly size?: 'small' | 'medium' | 'large' | 'huge'
  readonly full?: boolean
}

const FACES = {
  act: 'face-act font-[650] hover:bg-cadmium-hi active:bg-cadmium-lo',
  solid: 'bg-slab text-slab-ink shadow-1 hover:bg-slab-2 font-[550] forced-colors:border',
  plain: 'face text-ink hover:bg-hover font-[550]',
  quiet: 'text-ink-2 hover:bg-hover hover:text-ink font-[550]',
  danger: 'face text-madder-ink hover:bg-madder-tint font-[550]',
} as const

const SIZES = {
  small: 'h-(--control-small) px-2.5 text-12',
  medium: 'h-(--control) px-3',
  large: 'h-(--control-large) px-4 text-14',
  huge: 'h-(--control-huge) px-5 text-16',
} as const

const BASE =
  'inline-flex select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-3 transition-[background-color,transform] duration-(--fast) ease-out active:translate-y-px disabled:translate-y-0 disabled:bg-hover disabled:text-ink-3 disabled:shadow-none disabled:hairline reach'

export function buttonClass({ variant = 'plain', size = 'medium', full = false }: Look = {}): string {
  return classNames(BASE, FACES[variant], SIZES[size], full && 'w-full')
}

type ButtonProps = ComponentProps<'button'> & Look

export function Button({ variant, size, full, className, type = 'button', ...rest }: ButtonProps) {
  const look = buttonClass({
    ...(variant && { variant }),
    ...(size && { size }),
    ...(full && { full }),
  })
  return (
    <button
      type={type}
      data-variant={variant}
      className={classNames(look, className)}
      {...useLastingFocus(rest)}
    />
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look

/** A link that looks like a button. */
export function ButtonLink({ variant, size, full, className, ...rest }: ButtonLinkProps) {
  const look = buttonClass({
    ...(variant && { variant }),
    ...(size && { size }),
    ...(full && { full }),
  })
  return <Link className={classNames(look, className)} {...rest} />
}
