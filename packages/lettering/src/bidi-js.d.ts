declare module 'bidi-js' {
  type Levels = { readonly levels: Uint8Array }
  type Bidi = {
    readonly getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl' | 'auto') => Levels
    readonly getMirroredCharacter: (character: string) => string | null
  }
  export default function create(): Bidi
}
