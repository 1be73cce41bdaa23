import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Renders a page of the build completely, with every part in its place. The framework's own renderer streams: it puts parts at the end of the
 * page, shows fallbacks first, and has scripts move the parts later.
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
