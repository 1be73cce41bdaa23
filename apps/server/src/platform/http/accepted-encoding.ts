export type Encoding = 'br' | 'gzip'

/** The best supported encoding in `Accept-Encoding`. */
export function acceptedEncoding(header: string): Encoding | undefined {
  const offers = header.split(',').map((offer) => offer.trim())
  return (['br', 'gzip'] as const).find((encoding) =>
    offers.some((offer) => offer.startsWith(encoding) && !/;\s*q=0(\.0*)?$/.test(offer)),
  )
}
