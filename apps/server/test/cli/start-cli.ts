import { type OpenAiServer, startOpenAiServer } from '../openai/start-openai-server.ts'
import { type EaselCli, packEaselCli } from './easel-cli.ts'

export type CliWithServer = {
  readonly cli: EaselCli
  readonly server: OpenAiServer
  readonly origin: string
  /** A new account, and the settings by which the command line uses its key. */
  readonly person: (
    name: string,
  ) => Promise<Awaited<ReturnType<OpenAiServer['makeKey']>> & { readonly env: Record<string, string> }>
  readonly stop: () => Promise<void>
}

/** The command line as npm publishes it, and a server on a port of its own. */
export async function startCliWithServer(
  options: Parameters<typeof startOpenAiServer>[0] = {},
): Promise<CliWithServer> {
  const cli = await packEaselCli()
  const server = await startOpenAiServer(options)
  const origin = new URL(server.baseUrl).origin
  return {
    cli,
    server,
    origin,
    person: async (name) => {
      const made = await server.makeKey(name)
      return { ...made, env: { EASEL_SERVER: origin, EASEL_API_KEY: made.key } }
    },
    stop: async () => {
      await server.stop()
      cli.remove()
    },
  }
}
