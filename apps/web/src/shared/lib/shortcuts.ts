/** Where a shortcut works. */
export const SHORTCUT_PLACES = {
  everywhere: 'Everywhere',
  generator: 'On the generator',
  picture: 'A picture that is opened, or has focus on the stage',
  published: 'An opened picture of the gallery',
  viewer: 'While pictures are shown large',
  zoom: 'At full size',
  wall: 'On a wall of your pictures',
} as const

export type ShortcutPlace = keyof typeof SHORTCUT_PLACES

type Shortcut = {
  /** Displayed keys; `Ctrl` means Cmd on a Mac, too. */
  readonly keys: readonly string[]
  /** `KeyboardEvent.key` in lower case: any of these. */
  readonly on: readonly string[]
  /** With Ctrl, or Cmd on a Mac. Default: without. */
  readonly command?: boolean
  readonly label: string
  readonly where: readonly ShortcutPlace[]
  /** Whether it is shown in the status bar. Default: no. */
  readonly inBar?: boolean
}

/** Every shortcut of the product, for labels, the list of shortcuts, and the handlers. */
export const SHORTCUTS = {
  palette: {
    keys: ['Ctrl', 'K'],
    on: ['k'],
    command: true,
    label: 'Search and commands',
    where: ['everywhere'],
    inBar: true,
  },
  search: { keys: ['/'], on: ['/'], label: 'Search the gallery', where: ['everywhere'] },
  sidebar: {
    keys: ['Ctrl', 'B'],
    on: ['b'],
    command: true,
    label: 'Sidebar',
    where: ['everywhere'],
    inBar: true,
  },
  notice: { keys: ['F8'], on: ['f8'], label: 'Go to the latest notice', where: ['everywhere'] },
  shortcuts: { keys: ['?'], on: ['?'], label: 'Shortcuts', where: ['everywhere'] },
  close: { keys: ['Esc'], on: ['escape'], label: 'Close', where: ['everywhere'] },
  generate: {
    keys: ['Ctrl', '↵'],
    on: ['enter'],
    command: true,
    label: 'Generate',
    where: ['generator'],
    inBar: true,
  },
  prompt: { keys: ['P'], on: ['p'], label: 'Focus prompt', where: ['generator'] },
  vary: { keys: ['V'], on: ['v'], label: 'Vary', where: ['picture'] },
  'vary-strongly': { keys: ['W'], on: ['w'], label: 'Vary strongly', where: ['picture'] },
  reference: { keys: ['R'], on: ['r'], label: 'Use as reference', where: ['picture'] },
  reuse: { keys: ['U'], on: ['u'], label: 'Reuse settings', where: ['picture', 'published'] },
  favorite: { keys: ['F'], on: ['f'], label: 'Favorite', where: ['picture'] },
  'copy-image': { keys: ['C'], on: ['c'], label: 'Copy image', where: ['picture'] },
  'copy-prompt': { keys: ['T'], on: ['t'], label: 'Copy prompt', where: ['picture', 'published'] },
  download: { keys: ['D'], on: ['d'], label: 'Download', where: ['picture', 'published'] },
  share: { keys: ['S'], on: ['s'], label: 'Share by link', where: ['picture'] },
  publish: { keys: ['G'], on: ['g'], label: 'Make public or private', where: ['picture'] },
  delete: { keys: ['Del'], on: ['delete'], label: 'Delete', where: ['picture', 'wall'] },
  previous: { keys: ['←'], on: ['arrowleft'], label: 'Previous picture', where: ['viewer'] },
  next: { keys: ['→'], on: ['arrowright'], label: 'Next picture', where: ['viewer'] },
  'zoom-in': { keys: ['+'], on: ['+', '='], label: 'Zoom in', where: ['zoom'] },
  'zoom-out': { keys: ['-'], on: ['-'], label: 'Zoom out', where: ['zoom'] },
  fit: { keys: ['0'], on: ['0'], label: 'Fit', where: ['zoom'] },
  open: { keys: ['↵'], on: ['enter'], label: 'Open', where: ['wall'] },
  select: { keys: ['Space'], on: [' '], label: 'Select', where: ['wall'] },
  'select-all': { keys: ['Ctrl', 'A'], on: ['a'], command: true, label: 'Select all', where: ['wall'] },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof SHORTCUTS

/** Handlers for every shortcut of a place. */
export type ShortcutAt<Place extends ShortcutPlace> = {
  [Id in ShortcutId]: Place extends (typeof SHORTCUTS)[Id]['where'][number] ? Id : never
}[ShortcutId]

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

const ENTRIES = Object.entries(SHORTCUTS) as [ShortcutId, Shortcut][]

/** A place's shortcuts, in order. */
export function shortcutsAt(place: ShortcutPlace): readonly (readonly [ShortcutId, Shortcut])[] {
  return ENTRIES.filter(([, { where }]) => where.includes(place))
}

export function isPressed(id: ShortcutId, { key, ctrlKey, metaKey, altKey }: Pressed): boolean {
  const { on, command = false }: Shortcut = SHORTCUTS[id]
  return !altKey && (ctrlKey || metaKey) === command && on.includes(key.toLowerCase())
}

/** The pressed shortcut of a place, if any. */
export function readShortcut<Place extends ShortcutPlace>(
  place: Place,
  event: Pressed,
): ShortcutAt<Place> | undefined {
  const found = shortcutsAt(place).find(([id]) => isPressed(id, event))
  return found?.[0] as ShortcutAt<Place> | undefined
}
