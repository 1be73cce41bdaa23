/** The preview of a picture in progress, or nothing yet. */
export function TakingShape({ preview }: { readonly preview: string | null | undefined }) {
  return preview ? (
    <img
      src={preview}
      alt="Taking shape"
      className="absolute inset-0 size-full scale-105 object-cover blur-[6px] saturate-90"
    />
  ) : (
    <span aria-hidden="true" className="skeleton absolute inset-0 rounded-none opacity-70" />
  )
}
