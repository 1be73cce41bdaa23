import { OptionalPicture } from './optional-picture.tsx'
import { StyleSwatch } from './style-swatch.tsx'

type StyleThumbProps = {
  /** Id of the style. */
  readonly style: string
  readonly eager?: boolean
}

/** The style's preview picture, filling its parent; a swatch shows through until it is there, or when there is none. */
export function StyleThumb({ style, eager = false }: StyleThumbProps) {
  return (
    <>
      <StyleSwatch style={style} />
      <OptionalPicture
        src={`/styles/${style}.webp`}
        alt=""
        width={480}
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </>
  )
}
