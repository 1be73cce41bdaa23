import { inSite } from '#web/shared/lib/site-base.ts'

type TemplatePictureProps = {
  readonly id: string
  /** Visible when the page opens. */
  readonly eager?: boolean
}

/** The template's picture before anything is filled in, filling its positioned parent. */
export function TemplatePicture({ id, eager = false }: TemplatePictureProps) {
  return (
    <img
      src={inSite(`/templates/${id}.webp`)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className="absolute inset-0 size-full bg-mat object-cover object-[50%_30%]"
    />
  )
}
