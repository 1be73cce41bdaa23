/** What the tests use of it; the registry's types bring those of a whole web framework. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Interaction = {
    readonly prompt: { readonly name: string }
    readonly params: Readonly<Record<string, unknown>>
  }

  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        readonly clients: readonly object[]
        readonly claims: Readonly<Record<string, readonly string[]>>
        readonly conformIdTokenClaims: boolean
        readonly features: { readonly devInteractions: { readonly enabled: boolean } }
        readonly interactions: { readonly url: (context: unknown, interaction: { uid: string }) => string }
        readonly findAccount: (
          context: unknown,
          sub: string,
        ) => { readonly accountId: string; readonly claims: () => Promise<object> }
      },
    )
    readonly Grant: new (of: {
      accountId: string
      clientId: string
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> }
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
