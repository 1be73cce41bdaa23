import { OptionalPicture } from './optional-picture.tsx'
import { stylePaths } from './site-sources.ts'
import { StyleSwatch } from './style-swatch.tsx'

type StyleThumbProps = {
  /** Id of the style. */
  readonly style: string
  readonly eager?: boolean
  /** How wide it is shown, as the attribute of that name; by default a card of a few centimeters. */
  readonly sizes?: string
}

/** The style's preview picture, filling its parent; a swatch shows through until it is there, or when there is none. */
export function StyleThumb({
  style,
  eager = false,
  // From two and a half dots a pixel on, twice the pixels look as fine as all of them.
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
