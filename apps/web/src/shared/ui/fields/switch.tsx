type SwitchProps = {
  readonly id?: string
  /** Accessible name, if no visible label refers to `id`. */
  readonly label?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

export function Switch({ id, label, checked, onChange, disabled }: SwitchProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className="relative h-5 w-[34px] flex-none cursor-pointer appearance-none rounded-4 bg-field-line transition-colors duration-(--toggle) before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-[50%] before:bg-white before:shadow-1 before:transition-transform before:duration-(--toggle) before:ease-spring checked:bg-ultramarine checked:before:translate-x-3.5 disabled:opacity-60 forced-colors:border forced-colors:before:-top-px forced-colors:before:left-0 forced-colors:before:bg-[ButtonText] forced-colors:before:forced-color-adjust-none forced-colors:checked:before:bg-[Highlight] max-md:after:absolute max-md:after:-inset-3"
    />
  )
}
