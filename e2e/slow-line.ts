import { Buffer } from 'node:buffer'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type SlowLine = { readonly url: string; readonly sendRest: () => void; readonly close: () => void }

/** The product behind a slow connection that sends a page up to `mark` and holds back the rest until told to send it. */
export async function slowLine(product: string | undefined, path: string, mark: string): Promise<SlowLine> {
  const { promise: asked, resolve: sendRest } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${product}${request.url}`)
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    const body = Buffer.from(await answer.arrayBuffer())
    if (request.url !== path) return response.end(body)
    const end = body.indexOf(mark) + mark.length
    response.write(body.subarray(0, end))
    await asked
    return response.end(body.subarray(end))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    sendRest,
    close: () => {
      sendRest()
      server.close()
    },
  }
}
