/** What the server reads; anything else that this browser can show is encoded anew. */
const READ_BY_SERVER: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
])
/** More the server would bring down itself. */
const LONGEST_SIDE = 1536

/** Whether a picture has to be encoded anew before it is sent: photographs of phones are large, or of a kind few programs read. */
export function mustShrink({ type, size }: { type: string; size: number }, mostBytes: number): boolean {
  return size > mostBytes || !READ_BY_SERVER.has(type)
}

/** Size within the longest side that is useful, in the same ratio. */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The picture as a JPEG of useful size, on white. Rejects what this browser cannot show. */
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file)
  try {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, shrunkSize(bitmap.width, bitmap.height))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser does not draw')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
    if (!bytes) throw new Error('This browser does not encode')
    return new File([bytes], file.name, { type: 'image/jpeg' })
  } finally {
    bitmap.close()
  }
}
