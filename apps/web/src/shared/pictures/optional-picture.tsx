import { type ComponentProps, useState } from 'react'

/** A picture that may be missing: then nothing is drawn, and what lies under it shows. */
export function OptionalPicture({ alt, ...rest }: ComponentProps<'img'>) {
  const [missing, setMissing] = useState(false)
  if (missing) return null
  return (
    <img
      alt={alt}
      // It may have failed before hydration, when nothing listened for the event.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setMissing(true)
      }}
      onError={() => setMissing(true)}
      {...rest}
    />
  )
}
