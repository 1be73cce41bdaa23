type TemplatePictureProps = { readonly id: string }

/** What the template draws before anything is filled in, filling its positioned parent. */
export function TemplatePicture({ id }: TemplatePictureProps) {
  return (
    <img
      src={`/templates/${id}.webp`}
      alt=""
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full bg-mat object-cover object-[50%_30%]"
    />
  )
}
