import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initSync, WasmReader } from '@contentauth/c2pa-wasm'

const TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const

let isReady = false

/** Reads a file with the standard's own reader (c2pa-rs, as WebAssembly), which trusts only this certificate. */
export async function readElsewhere(bytes: Uint8Array, format: keyof typeof TYPES, trusted: string) {
  if (!isReady) {
    const file = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm')
    initSync({ module: readFileSync(file) })
    isReady = true
  }
  const settings = { verify: { verify_trust: true }, trust: { trust_anchors: trusted } }
  const reader = await WasmReader.fromBytes(TYPES[format], bytes, JSON.stringify(settings))
  return JSON.parse(reader.json()) as {
    readonly validation_state: 'Trusted' | 'Valid' | 'Invalid'
    readonly active_manifest: string
    readonly validation_results: {
      readonly activeManifest: { readonly failure: readonly { readonly code: string }[] }
    }
    readonly manifests: Readonly<
      Record<
        string,
        {
          readonly assertions: readonly { readonly label: string; readonly data: unknown }[]
          readonly signature_info: {
            readonly issuer: string
            readonly common_name: string
            readonly alg: string
          }
        }
      >
    >
  }
}
