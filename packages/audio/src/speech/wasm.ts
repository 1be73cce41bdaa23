/** Types for the part of WebAssembly that is used here: Node's types lack that global. */
export type WasmMemory = { readonly buffer: ArrayBuffer }
export type WasmModule = { readonly [Symbol.toStringTag]: string }
type Imports = Readonly<Record<string, Readonly<Record<string, unknown>>>>

type Wasm = {
  readonly compile: (bytes: Uint8Array) => Promise<WasmModule>
  readonly Instance: new (
    compiled: WasmModule,
    imports: Imports,
  ) => { readonly exports: Readonly<Record<string, unknown>> }
}

export const wasm = (globalThis as unknown as { readonly WebAssembly: Wasm }).WebAssembly
