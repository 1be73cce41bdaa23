import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export type IssuerPerson = {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

/** A real OpenID provider that asks no one: `person` is signed in and agrees, or says no where there is none. */
export async function startIssuer(redirect: string) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(url, {
    clients: [{ client_id: 'easel', client_secret: 'easel-secret', redirect_uris: [redirect] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ ...(issuer.person ?? { sub }), sub }),
    }),
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (issuer.isSilent) return
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const details = await provider.interactionDetails(request, response)
    await provider.interactionFinished(request, response, await decide(details))
  })
  async function decide(details: Awaited<ReturnType<typeof provider.interactionDetails>>) {
    if (!issuer.person) return { error: 'access_denied', error_description: 'The person said no' }
    if (details.prompt.name === 'login') return { login: { accountId: issuer.person.sub } }
    const grant = new provider.Grant({
      accountId: issuer.person.sub,
      clientId: String(details.params['client_id']),
    })
    grant.addOIDCScope(String(details.params['scope']))
    return { consent: { grantId: await grant.save() } }
  }
  const issuer = {
    url,
    person: undefined as IssuerPerson | undefined,
    /** Takes connections and says nothing. */
    isSilent: false,
    /** Goes through the issuer's pages as a browser does, until it sends the person back; answers where to. */
    visit: async (start: string): Promise<URL> => {
      const cookies = new Map<string, string>()
      let next = new URL(start)
      while (next.origin === url) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const page = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const line of page.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        const location = page.headers.get('location')
        if (!location) throw new Error(`the issuer stays on ${next.pathname}: ${await page.text()}`)
        next = new URL(location, next)
      }
      return next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return issuer
}
