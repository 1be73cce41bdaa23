import { OptionalPicture } from './optional-picture.tsx'
import { stylePaths } from './site-sources.ts'
import { StyleSwatch } from './style-swatch.tsx'

type StyleThumbProps = {
  /** Id of the style. */
  readonly style: string
  readonly eager?: boolean
  /** The `sizes` attribute; default: a card of a few centimeters. */
  readonly sizes?: string
}

/** A style's preview that fills its parent; a swatch shows until it is loaded, or if there is none. */
export function StyleThumb({
  style,
  eager = false,
  // From 2.5 dots a pixel, twice the pixels look as good as all of them.
  sizes = '(max-width: 767px) and (min-resolution: 2.5dppx) 33vw, (max-width: 767px) 50vw, 240px',
}: StyleThumbProps) {
  return (
    <>
      <StyleSwatch style={style} />
      <OptionalPicture
        {...stylePaths(style)}
        sizes={sizes}
        alt=""
        width={480}
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        className="absolute inset-0 size-full object-cover"
      />
    </>
  )
}
