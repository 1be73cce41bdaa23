import {
  Copy,
  Download,
  Ellipsis,
  Globe,
  Heart,
  ImagePlus,
  Layers,
  Layers2,
  Link,
  type LucideIcon,
  SlidersHorizontal,
  Trash2,
  Type,
} from 'lucide-react'
import { useFormProvider } from '#web/shared/data/config.queries.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { SHORTCUTS } from '#web/shared/lib/shortcuts.ts'
import { MOBILE_QUERY, useMedia } from '#web/shared/lib/use-media.ts'
import { DownloadButton } from '#web/shared/pictures/download-button.tsx'
import { littleChangeNote } from '#web/shared/pictures/little-change.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx'
import { useRunStore } from '../run.store.ts'
import type { PictureCommand } from '../use-picture-commands.ts'

const ICONS: Readonly<Record<PictureCommand['id'], LucideIcon>> = {
  vary: Layers,
  'vary-strongly': Layers2,
  reference: ImagePlus,
  favorite: Heart,
  download: Download,
  reuse: SlidersHorizontal,
  'copy-image': Copy,
  'copy-prompt': Type,
  share: Link,
  publish: Globe,
}

/** Commands with a button of their own; others are in the menu. */
const IN_BAR: readonly PictureCommand['id'][] = ['vary', 'reference', 'favorite', 'share']

/** Fewer on phones. */
const IN_PHONE_BAR: readonly PictureCommand['id'][] = ['vary', 'reference', 'favorite']

/** Shown as an icon only. */
const ICON_ONLY: readonly PictureCommand['id'][] = ['favorite', 'share']

/** Has a button with formats. */
const ELSEWHERE: PictureCommand['id'] = 'download'

type PictureActionsProps = {
  readonly generation: Generation
  readonly commands: readonly PictureCommand[]
  readonly onDelete: () => void
}

/** Actions for the picture on the stage. */
export function PictureActions({ generation, commands, onDelete }: PictureActionsProps) {
  const generating = useRunStore((run) => run.status === 'generating')
  const drawer = useFormProvider(generation.quality)
  const shown = useMedia(MOBILE_QUERY) ? IN_PHONE_BAR : IN_BAR
  const inBar = commands.filter(({ id }) => shown.includes(id))
  const inMenu = commands.filter(({ id }) => !shown.includes(id) && id !== ELSEWHERE)
  return (
    <div className="@container flex flex-wrap items-center gap-0.5 max-md:gap-0">
      {/* Beside a wide sidebar the stage is a narrow column: the rest then has a line of its own. */}
      <div className="@max-[272px]:w-full">
        <DownloadButton generation={generation} />
      </div>
      {inBar.map(({ id, label, run }) => {
        const Icon = ICONS[id]
        if (ICON_ONLY.includes(id))
          return (
            <IconButton
              key={id}
              label={label}
              title={`${label} (${SHORTCUTS[id].keys.join('+')})`}
              aria-pressed={id === 'favorite' ? generation.isFavorite : undefined}
              onClick={run}
            >
              <Icon
                size={16}
                aria-hidden="true"
                fill={id === 'favorite' && generation.isFavorite ? 'currentColor' : 'none'}
              />
            </IconButton>
          )
        return (
          <Button
            key={id}
            variant="quiet"
            aria-label={label}
            className="px-2 max-md:h-11 max-md:min-w-11"
            title={id === 'vary' ? littleChangeNote(generation, drawer) : undefined}
            disabled={id === 'vary' && generating}
            onClick={run}
          >
            <Icon size={16} aria-hidden="true" />
            <span className="@max-[500px]:hidden">{id === 'reference' ? 'Reference' : label}</span>
            <ShortcutKeys of={id} className="@max-[580px]:hidden" />
          </Button>
        )
      })}
      <Menu
        trigger={
          <IconButton label="More with this picture">
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        }
      >
        {inMenu.map(({ id, label, run }) => {
          const Icon = ICONS[id]
          return (
            <MenuItem key={id} onSelect={run}>
              <Icon size={16} aria-hidden="true" />
              <span className="flex-1">{label}</span>
              <ShortcutKeys of={id} />
            </MenuItem>
          )
        })}
      </Menu>
      <IconButton label="Delete" className="ml-auto" onClick={onDelete}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
