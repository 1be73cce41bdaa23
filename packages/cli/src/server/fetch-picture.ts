import { basename } from 'node:path'
import { createDownload, type DownloadFormat } from '@easel/contract/library/downloads'
import type { Server } from './server.ts'

/** Downloads a picture of the library, with the server's name for the file. */
export async function fetchPicture(
  server: Server,
  id: string,
  how: { readonly format: DownloadFormat; readonly isStripped: boolean; readonly signal: AbortSignal },
): Promise<{ readonly bytes: Uint8Array; readonly fileName: string }> {
  const metadata = how.isStripped ? ('strip' as const) : ('keep' as const)
  const body = { ids: [id], format: how.format, metadata }
  const { url, file_name: fileName } = await server.call(createDownload, { body }, { signal: how.signal })
  return { bytes: await server.download(url, bytesOf, how.signal), fileName: basename(fileName) }
}

export async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer())
}
