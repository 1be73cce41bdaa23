import { SAMPLES, type SampleName } from '#web/content/samples.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { OptionalPicture } from './optional-picture.tsx'
import { samplePaths } from './site-sources.ts'
import { StyleSwatch } from './style-swatch.tsx'

type SamplePictureProps = {
  readonly name: SampleName
  /** Decorative, beside words that say the same: no alternative text. */
  readonly decorative?: boolean
  readonly eager?: boolean
  /** The `sizes` attribute; default: a large part of the window. */
  readonly sizes?: string
  readonly className?: string
}

/** A sample picture that fills its positioned parent; the style's swatch shows until it is loaded. */
export function SamplePicture({
  name,
  decorative = false,
  eager = false,
  sizes = '(max-width: 767px) 100vw, 60vw',
  className,
}: SamplePictureProps) {
  const { prompt, style } = SAMPLES[name]
  return (
    <>
      <StyleSwatch style={style} />
      <OptionalPicture
        {...samplePaths(name)}
        sizes={sizes}
        alt={decorative ? '' : prompt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={classNames('absolute inset-0 size-full object-cover', className)}
      />
    </>
  )
}
