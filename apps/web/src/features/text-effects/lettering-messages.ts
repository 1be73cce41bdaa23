import type { LetteringSettings } from '@easel/contract/lettering'

/** Requests to the drawing thread. Fonts and pictures are sent before they are needed. */
export type LetteringRequest =
  | { readonly kind: 'font'; readonly file: string; readonly bytes: Uint8Array }
  | { readonly kind: 'picture'; readonly id: string; readonly blob: Blob }
  | {
      readonly kind: 'draw'
      readonly id: number
      readonly settings: LetteringSettings
      readonly size: number
    }
  | {
      readonly kind: 'export'
      readonly id: number
      readonly settings: LetteringSettings
      readonly format: ExportFormat
    }

export type ExportFormat = 'png' | 'jpg' | 'webp' | 'svg'

export type LetteringAnswer =
  | {
      readonly kind: 'drawn'
      readonly id: number
      readonly pixels: {
        readonly width: number
        readonly height: number
        readonly data: Uint8ClampedArray<ArrayBuffer>
      }
      /** Milliseconds it took. */
      readonly took: number
    }
  | { readonly kind: 'exported'; readonly id: number; readonly blob: Blob }
  /** It cannot be drawn; `message` says what to do. */
  | { readonly kind: 'refused'; readonly id: number; readonly message: string }
