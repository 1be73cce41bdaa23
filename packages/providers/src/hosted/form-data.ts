import { randomUUID } from 'node:crypto'

export type FormFile = {
  readonly field: string
  readonly name: string
  readonly type: 'image/jpeg' | 'image/png'
  readonly bytes: Uint8Array
}

/** A `multipart/form-data` body in memory, with a known length. */
export function formWithFiles(
  fields: Readonly<Record<string, string>>,
  files: readonly FormFile[],
): { readonly bytes: Uint8Array; readonly type: string } {
  const boundary = `easel-${randomUUID()}`
  const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}`
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`${head(`name="${name}"`)}\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ field, name, type, bytes }) => [
      Buffer.from(`${head(`name="${field}"; filename="${name}"`)}\r\nContent-Type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  return { bytes: Buffer.concat(parts), type: `multipart/form-data; boundary=${boundary}` }
}
