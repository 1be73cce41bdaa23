import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Renders a page of the build: whole, with every part in its place. In a page that is streamed, as the framework's own renderer writes it, parts
 * stand at its end, and scripts show what stands in for them first and move them later.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  if (errors.length > 0) throw errors[0]
  headers.set('Content-Type', 'text/html')
  return new Response(stream, { status, headers })
}
