/** A model file's purpose for the server. */
export type ModelFileRole = 'diffusion' | 'checkpoint' | 'text-encoder' | 'clip-l' | 't5' | 'vae' | 'tae'

/** Default parameters of a model's pictures. */
export type ModelDefaults = {
  /** Side of a square picture in pixels. */
  readonly side: number
  readonly steps: number
  /** Guidance scale; 1 disables guidance. */
  readonly cfg: number
  /** By sd-server's name. */
  readonly sampler: string
  /** Further arguments of sd-server. */
  readonly args: readonly string[]
}

export type ModelAbilities = {
  /** Max reference pictures. */
  readonly maxReferences: number
  /** Edits a picture by instruction. */
  readonly editsByWords: boolean
  readonly negativePrompt: boolean
}

/** A model with complete, verified files and its program. */
export type InstalledModel = {
  readonly id: string
  readonly label: string
  /** For example `Z-Image`; decides by which arguments the files are passed. */
  readonly architecture: string
  /** Path of the sd-server program. */
  readonly serverPath: string
  /** Release of the program, for a picture's record. */
  readonly serverRelease: string
  readonly files: readonly { readonly role: ModelFileRole; readonly path: string }[]
  /** LoRA folder, which may not exist. Absent: the model supports none. */
  readonly loraFolder?: string
  readonly defaults: ModelDefaults
  readonly abilities: ModelAbilities
}
