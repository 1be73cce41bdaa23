import type { TrustedTypesPolicyName } from '@easel/contract/trusted-types'

type Rules = {
  /** Returns the script to run. */
  readonly createScript?: (text: string) => string
  /** Returns the URL to load a script from. */
  readonly createScriptURL?: (address: string) => string
}

type Policy<R extends Rules> = { readonly [K in keyof R]: (text: string) => string }

type Factory = { readonly createPolicy: <R extends Rules>(name: string, rules: R) => Policy<R> }

/**
 * What may become a script here. With Trusted Types the result is an object that browser functions accept where they refuse strings; elsewhere
 * the rules alone apply.
 */
export function createPolicy<R extends Rules>(name: TrustedTypesPolicyName, rules: R): Policy<R> {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory }
  return trustedTypes?.createPolicy(name, rules) ?? (rules as Policy<R>)
}
