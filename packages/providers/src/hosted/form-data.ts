import { randomUUID } from 'node:crypto'

/** A form with one JPEG, as `multipart/form-data`: small enough to be kept in memory, and of a known length. */
export function formWithJpeg(
  fields: Readonly<Record<string, string>>,
  file: { readonly field: string; readonly name: string; readonly jpeg: Uint8Array },
): { readonly bytes: Uint8Array; readonly type: string } {
  const boundary = `easel-${randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.name}"\r\nContent-Type: image/jpeg\r\n\r\n`
  return {
    bytes: Buffer.concat([
      Buffer.from(parts.join('') + head),
      file.jpeg,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}
