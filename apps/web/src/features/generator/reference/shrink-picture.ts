/** Formats the server reads; others that this browser can show are re-encoded. */
const READ_BY_SERVER: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
])
/** 880 kB as base64 in a request: proxies accept a megabyte by default. */
export const MAX_SENT_BYTES = 660_000
/** Longest side and quality, best first. The server would reduce anything larger than the first; only noise needs the last. */
const STEPS = [
  [1536, 0.92],
  [1536, 0.8],
  [1280, 0.75],
  [1024, 0.7],
  [640, 0.6],
] as const

/** Whether a picture must be re-encoded before sending: phone photographs are large, or in rare formats. */
export function mustShrink({ type, size }: { type: string; size: number }, mostBytes: number): boolean {
  return size > mostBytes || !READ_BY_SERVER.has(type)
}

/** Size within the longest side, keeping the ratio. */
export function shrunkSize(
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The picture at the best step that fits, or the smallest. Rejects what this browser cannot show. */
export async function shrinkPicture(file: File, mostBytes: number): Promise<File> {
  const bitmap = await createImageBitmap(file)
  try {
    let sent = file
    for (const [longest, quality] of STEPS) {
      const bytes = await encode(bitmap, shrunkSize(bitmap, longest), quality)
      sent = new File([bytes], file.name, { type: bytes.type })
      if (sent.size <= mostBytes) break
    }
    return sent
  } finally {
    bitmap.close()
  }
}

/** As WebP, or as JPEG on white where the browser cannot write WebP, like Safari. */
async function encode(
  bitmap: ImageBitmap,
  size: { width: number; height: number },
  quality: number,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not draw')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, size.width, size.height)
  const blobAs = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
  const webp = await blobAs('image/webp')
  if (webp?.type === 'image/webp') return webp
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  const jpeg = await blobAs('image/jpeg')
  if (!jpeg) throw new Error('This browser does not encode')
  return jpeg
}
