export type ZipEntry = { readonly name: string; readonly content: Blob | Uint8Array<ArrayBuffer> | string }

/** Zips files without compression, since pictures are compressed. Duplicate names are both kept. */
export async function zipFiles(entries: readonly ZipEntry[]): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate')
  const files: Record<string, Uint8Array> = {}
  for (const { name, content } of entries)
    files[freeName(name, files)] =
      typeof content === 'string'
        ? strToU8(content)
        : content instanceof Blob
          ? new Uint8Array(await content.arrayBuffer())
          : content
  return new Blob([zipSync(files, { level: 0 }).slice()], { type: 'application/zip' })
}

function freeName(name: string, taken: Readonly<Record<string, unknown>>): string {
  const at = name.lastIndexOf('.')
  let free = name
  for (let number = 2; Object.hasOwn(taken, free); number += 1)
    free = `${name.slice(0, at)}-${number}${name.slice(at)}`
  return free
}
