import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type FieldProps = {
  readonly label: string
  /** Id of the labeled control. */
  readonly htmlFor: string
  /** At the right of the label: a counter, a hint. */
  readonly end?: ReactNode
  /** Below the control, which refers to it by `noteId(htmlFor)`. */
  readonly note?: string | undefined
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** Label above, counter at the right, note and error below. The control refers to the error by `errorId(htmlFor)`. */
export function Field({ label, htmlFor, end, note, error, children }: FieldProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <div className="flex min-h-[18px] items-center gap-2">
        <label htmlFor={htmlFor} className="font-semibold">
          {label}
        </label>
        {end !== undefined && <span className="ml-auto text-ink-3">{end}</span>}
      </div>
      {children}
      {note && (
        <p id={noteId(htmlFor)} className="text-12 text-gamboge-ink">
          {note}
        </p>
      )}
      {error && <FieldError id={errorId(htmlFor)}>{error}</FieldError>}
    </div>
  )
}

export function errorId(control: string): string {
  return `${control}-error`
}

export function noteId(control: string): string {
  return `${control}-note`
}

type FieldErrorProps = { readonly id: string; readonly children: ReactNode }

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p
      id={id}
      role="alert"
      className="flex items-center gap-1.5 text-12 text-madder-ink scroll-mb-2 max-md:scroll-mb-40"
    >
      <CircleAlert size={14} aria-hidden="true" />
      {children}
    </p>
  )
}
