/** One kind of four-legged animal: proportions in any unit (the kit scales the result to `height`), colors as hex. */
export type QuadrupedRow = {
  /** Real height in meters, standing, to the top of the head (with ears, horns and antlers). */
  readonly height: number
  /** Center of the chest to center of the pelvis. */
  readonly length: number
  /** Radii of the trunk. */
  readonly chest: number
  readonly waist: number
  readonly hip: number
  /** Ground to the shoulder joint. */
  readonly legs: number
  /** Radius of the knee; the other joints follow. */
  readonly bone: number
  readonly foot: 'paw' | 'hoof' | 'pad' | 'sole'
  /** The build of trunk, neck and head; absent means a plain round one. */
  readonly make?: 'horse' | 'cat' | 'dog' | 'kitty' | 'elephant' | 'dragon' | 'cattle' | 'pig' | 'rodent' | 'koala' | 'ape' | 'rhino' | 'hippo'
  /** `rise` is the angle above the horizon, radians. */
  readonly neck: { readonly length: number; readonly rise: number; readonly base: number; readonly tip: number }
  readonly head: HeadRow
  readonly tail: TailRow
  readonly coat: Coat
  /** 0 … 1 */
  readonly fur: number
  readonly pattern?: {
    readonly kind: 'stripes' | 'spots' | 'rosettes' | 'patches' | 'blotches' | 'scales' | 'mottled'
    readonly color: string
    readonly scale: number
    /** True if a white or black coat from the prompt has no pattern, and a coat in one color no blotches. */
    readonly fades?: boolean
  }
  readonly horns?: 'unicorn' | 'antlers' | 'moose' | 'cow' | 'bull' | 'goat' | 'ram' | 'giraffe' | 'rhino' | 'dragon' | 'triceratops'
  readonly mane?: 'horse' | 'lion' | 'crest' | 'wool' | 'fringe' | 'plates' | 'ridge'
  readonly extra?:
    | 'trunk' | 'hump' | 'humps' | 'spines' | 'armor' | 'wings' | 'mask' | 'visage' | 'stripe' | 'shell' | 'heads' | 'tails' | 'bat' | 'dewlap' | 'udder'
  /** True for one of a herd: parts finer than pixels are left out. */
  readonly small?: boolean
  /** Pose when the prompt names none. */
  readonly rest?: QuadrupedPose
}

export type QuadrupedPose = 'stand' | 'walk' | 'run' | 'sit' | 'lie' | 'sleep' | 'graze' | 'browse' | 'upright' | 'rear' | 'howl'

type HeadRow = {
  /** Radius of the skull. */
  readonly skull: number
  /** Tilt of the nose below the horizon, radians. */
  readonly droop?: number
  readonly muzzle: {
    readonly length: number
    readonly base: number
    readonly tip: number
    /** Tilt below the head's own axis, radians. */
    readonly drop: number
  }
  /** Ruff at the cheeks, as a share of the skull; 0 none. */
  readonly cheek: number
  readonly eyes: {
    /** Share of the skull. */
    readonly size: number
    /** Degrees from straight ahead. */
    readonly aside: number
    /** Height above the center of the skull, share of the skull. */
    readonly up: number
    /** Hex; absent means dark eyes. */
    readonly iris?: string
    readonly slit?: boolean
    /** Horizontal pupils: goats, sheep. */
    readonly level?: boolean
  }
  readonly ears: {
    readonly shape: 'pointed' | 'round' | 'long' | 'floppy' | 'leaf' | 'flap' | 'fan' | 'side' | 'none'
    /** Shares of the skull. */
    readonly length: number
    readonly width: number
    /** Outward from vertical, radians. */
    readonly lean: number
  }
  readonly nose: 'button' | 'spoon' | 'pad' | 'nostrils' | 'disc' | 'none'
  readonly whiskers?: boolean
  readonly tongue?: boolean
  /** Pale spots above the eyes. */
  readonly brows?: boolean
  readonly beard?: boolean
}

type TailRow = {
  readonly shape: 'brush' | 'thin' | 'tuft' | 'hair' | 'stub' | 'curl' | 'coil' | 'thick' | 'plume'
  readonly length: number
  readonly radius: number
  /** Angle above the horizon where it leaves the body, radians. */
  readonly lift: number
  /** Rings in two alternating colors. */
  readonly rings?: boolean
}

type Coat = {
  readonly main: string
  readonly belly: string
  /** Whole legs, if they differ from the trunk; absent means the main color. */
  readonly limbs?: string
  /** Lower legs; absent means the color of the legs. */
  readonly socks?: string
  /** Feet or hooves. */
  readonly feet?: string
  readonly face?: string
  readonly muzzle?: string
  readonly ear?: string
  readonly earInner?: string
  readonly tail?: string
  readonly tailTip?: string
  readonly nose?: string
  readonly mane?: string
  readonly horn?: string
}

/** Material indices of a coat in the animal's main body. */
export type CoatMaterials = {
  readonly main: number
  /** The main color without its pattern. */
  readonly plain: number
  readonly belly: number
  readonly limbs: number
  readonly socks: number
  readonly feet: number
  readonly face: number
  readonly muzzle: number
  readonly ear: number
  readonly earInner: number
  readonly tail: number
  readonly tailTip: number
}

/** Changes to a row, at any depth. */
type RowChanges = {
  readonly [K in keyof QuadrupedRow]?: QuadrupedRow[K] extends object | undefined ? DeepPartial<NonNullable<QuadrupedRow[K]>> : QuadrupedRow[K]
}
type DeepPartial<T> = T extends string | number | boolean ? T : { readonly [K in keyof T]?: DeepPartial<T[K]> }

function merged(base: object, changes: object): object {
  const result: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(changes)) {
    const old = result[key]
    const nested = typeof value === 'object' && value !== null && typeof old === 'object' && old !== null
    result[key] = nested ? merged(old, value) : value
  }
  return result
}

/** A relative of `base`: the same row with `changes`; `undefined` removes a value. */
export const kin = (base: QuadrupedRow, changes: RowChanges): QuadrupedRow => merged(base, changes) as QuadrupedRow
