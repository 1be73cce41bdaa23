import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export type ReceivedMail = { readonly to: string; readonly text: string }

/** Speaks as much SMTP as it takes to be handed a mail; keeps what it is handed. */
export async function startMailServer() {
  const mails: ReceivedMail[] = []
  const refusals = new Map<string, string>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    serve(socket, mails, refusals)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}?from=easel@example.com`,
    mails,
    /** From now on answers this line to mails for the address. */
    refuse: (to: string, line: string) => void refusals.set(to, line),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function serve(socket: Socket, mails: ReceivedMail[], refusals: ReadonlyMap<string, string>): void {
  let rest = ''
  let to = ''
  let data: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 stand-in')
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (data) {
        if (line !== '.') data.push(line)
        else {
          // Long lines are folded with a trailing '=' and '=' itself is written '=3D'.
          const text = data.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=')
          mails.push({ to, text })
          data = undefined
          say('250 kept')
        }
        continue
      }
      const word = line.slice(0, 4).toUpperCase()
      if (word === 'RCPT') to = /<(.+)>/.exec(line)?.[1] ?? ''
      const refusal = word === 'RCPT' && refusals.get(to)
      if (refusal) say(refusal)
      else if (word === 'DATA') {
        data = []
        say('354 go on')
      } else if (word === 'QUIT') socket.end('221 bye\r\n')
      else say('250 ok')
    }
  })
}
