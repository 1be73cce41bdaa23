/** One kind of bird: proportions in body lengths (the kit scales the result to `height`), colors as hex. */
export type BirdRow = {
  /** Real height in meters, standing. */
  readonly height: number
  /** Body axis over the horizon, radians: a duck is level, a penguin upright. */
  readonly pitch: number
  /** Radius of the chest; the body is 1 long. */
  readonly girth: number
  readonly neck: { readonly length: number; readonly rise: number; readonly thick: number }
  readonly head: number
  readonly beak: {
    readonly length: number
    readonly deep: number
    readonly shape: 'cone' | 'hook' | 'parrot' | 'flat' | 'long' | 'pouch'
    readonly color: string
    /** Of the lower half, where it differs. */
    readonly lower?: string
  }
  readonly legs: { readonly length: number; readonly thick: number; readonly color: string; readonly webbed?: boolean }
  readonly tail: {
    readonly length: number
    readonly wide: number
    readonly lift: number
    readonly train?: boolean
    /** A train with an eye at the end of every plume. */
    readonly eyes?: boolean
    /** Long plumes that rise and fall over in a bow, as a cock's do. */
    readonly sickles?: boolean
    /** Color of the shorter feathers beside the middle one. */
    readonly outer?: string
  }
  readonly wing: {
    readonly color: string
    readonly tip?: string
    /** Color of a row of feathers between shoulder and tips: the wing is then drawn feather by feather. */
    readonly middle?: string
    readonly span: number
    /** Skin between fingers instead of feathers. */
    readonly skin?: boolean
  }
  readonly coat: {
    readonly main: string
    readonly belly: string
    readonly head?: string
    readonly face?: string
    readonly tail?: string
    readonly crest?: string
    /** A patch over the beak. */
    readonly brow?: string
    readonly eye?: string
  }
  readonly crest?: 'tuft' | 'comb' | 'horns' | 'crown'
  /** Owls look straight ahead out of a disc of feathers. */
  readonly disc?: boolean
}

/** Changes to a row, one level deep. */
export type BirdChanges = {
  readonly [K in keyof BirdRow]?: BirdRow[K] extends object | undefined ? Partial<BirdRow[K]> : BirdRow[K]
}

export function birdLike(base: BirdRow, changes: BirdChanges): BirdRow {
  const result: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(changes)) {
    const old = result[key]
    result[key] = typeof value === 'object' && typeof old === 'object' ? { ...old, ...value } : value
  }
  return result as BirdRow
}
