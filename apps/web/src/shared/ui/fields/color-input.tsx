import { useId } from 'react'

type ColorInputProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Colors listed first by the browser's color picker. */
  readonly offers?: readonly string[] | undefined
}

/** A color with its name. */
export function ColorInput({ label, value, onChange, offers = [] }: ColorInputProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="well flex h-(--control) min-w-0 cursor-pointer items-center gap-2 rounded-3 pr-2.5 pl-1"
    >
      <input
        id={id}
        type="color"
        value={value}
        list={offers.length > 0 ? `${id}-offers` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="size-[26px] flex-none cursor-pointer appearance-none rounded-2 border-0 bg-transparent p-0 [&::-moz-color-swatch]:rounded-2 [&::-moz-color-swatch]:border-line-2 [&::-webkit-color-swatch]:rounded-2 [&::-webkit-color-swatch]:border-line-2 [&::-webkit-color-swatch-wrapper]:p-0"
      />
      <span className="truncate">{label}</span>
      {offers.length > 0 && (
        <datalist id={`${id}-offers`}>
          {offers.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
    </label>
  )
}
