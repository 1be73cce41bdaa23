import { type ComponentProps, useState } from 'react'

/** A picture that may be missing, in which case what is below shows through. */
export function OptionalPicture({ alt, ...rest }: ComponentProps<'img'>) {
  const [missing, setMissing] = useState(false)
  if (missing) return null
  return (
    <img
      alt={alt}
      // It may have failed before hydration, when no listener existed.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setMissing(true)
      }}
      onError={() => setMissing(true)}
      {...rest}
    />
  )
}
