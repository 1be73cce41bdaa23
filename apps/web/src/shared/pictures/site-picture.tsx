import { classNames } from '#web/shared/lib/class-names.ts'
import { samplePaths } from './site-sources.ts'

type SitePictureProps = {
  /** Its file in `public/samples`, without the ending. */
  readonly name: string
  /** Empty for decoration beside words that say the same. */
  readonly alt: string
  /** How wide it is shown, as the attribute of that name. */
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string
}

/** A picture of the site's own, filling its positioned parent; small screens and cards load a small file. */
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
