/** What a file of a model is to the server that draws with it. */
export type ModelFileRole = 'diffusion' | 'checkpoint' | 'text-encoder' | 'clip-l' | 't5' | 'vae' | 'tae'

/** What every picture of a model is drawn with where nothing else was asked for. */
export type ModelDefaults = {
  /** Pixels of a square picture's side. */
  readonly side: number
  readonly steps: number
  /** Guidance scale; 1 asks for none. */
  readonly cfg: number
  /** By the name that sd-server gives it. */
  readonly sampler: string
  /** More arguments of sd-server. */
  readonly args: readonly string[]
}

export type ModelAbilities = {
  /** Reference pictures that one picture can take, at most. */
  readonly maxReferences: number
  /** Changes a picture by an instruction. */
  readonly editsByWords: boolean
  readonly negativePrompt: boolean
}

/** A model whose files and program are on this machine, whole and checked. */
export type InstalledModel = {
  readonly id: string
  readonly label: string
  /** Such as `Z-Image`; it decides which arguments the files are named by. */
  readonly architecture: string
  /** The sd-server program. */
  readonly serverPath: string
  /** Names the program's release in a picture's record. */
  readonly serverRelease: string
  readonly files: readonly { readonly role: ModelFileRole; readonly path: string }[]
  /** Where LoRA files lie; it may not exist. Absent: the model takes none. */
  readonly loraFolder?: string
  readonly defaults: ModelDefaults
  readonly abilities: ModelAbilities
}
