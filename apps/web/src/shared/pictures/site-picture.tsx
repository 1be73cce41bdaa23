import { classNames } from '#web/shared/lib/class-names.ts'
import { samplePaths } from './site-sources.ts'

type SitePictureProps = {
  /** File name in `public/samples`, without extension. */
  readonly name: string
  /** Empty when decorative. */
  readonly alt: string
  /** The `sizes` attribute. */
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string
}

/** A site picture that fills its positioned parent; small screens and cards load a small file. */
export function SitePicture({ name, alt, sizes, eager = false, className }: SitePictureProps) {
  return (
    <img
      alt={alt}
      {...samplePaths(name)}
      sizes={sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'auto' : 'async'}
      className={classNames('absolute inset-0 size-full object-cover', className)}
    />
  )
}
