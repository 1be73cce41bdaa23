import type { ComponentProps } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

type TextAreaProps = ComponentProps<'textarea'> & { readonly invalid?: boolean }

/** A multi-line text field. */
export function TextArea({ invalid = false, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      aria-invalid={invalid || undefined}
      className={classNames(
        'w-full resize-y rounded-3 px-2.5 py-2 text-14 leading-normal text-ink focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ultramarine max-md:text-16',
        invalid ? 'well-bad' : 'well',
        className,
      )}
      {...rest}
    />
  )
}
