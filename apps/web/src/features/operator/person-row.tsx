import { TIERS, type Tier } from '@easel/contract/limits'
import type { Person } from '@easel/contract/operator'
import { Ban, Ellipsis, LogOut, RotateCcw, Trash2 } from 'lucide-react'
import { useEndPersonSessions, useRestore, useSetTier } from '#web/shared/data/operator.queries.ts'
import { dateText } from '#web/shared/lib/text/moment-text.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx'

type PersonRowProps = {
  readonly person: Person
  readonly onSuspend: () => void
  readonly onDelete: () => void
}

const ICON = { size: 16, 'aria-hidden': true } as const

/** An account with its data, and an operator's actions. */
export function PersonRow({ person, onSuspend, onDelete }: PersonRowProps) {
  const setTier = useSetTier()
  const restore = useRestore()
  const endSessions = useEndPersonSessions()
  const { id, email, suspension, tier } = person
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 max-md:basis-[70%]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-semibold break-all">{email}</b>
          {suspension && <Badge tone="red">Suspended</Badge>}
          {!person.email_verified && <Badge>Not verified</Badge>}
        </p>
        <p className="mt-0.5 text-12 break-words text-ink-3">{factsOf(person).join(' · ')}</p>
        {suspension && (
          <p className="mt-1 break-words text-ink-2">
            {`“${suspension.reason}”, ${suspension.by}, ${dateText(suspension.since)}`}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1 max-md:w-full max-md:justify-between">
        <Select
          aria-label={`Tier of ${email}`}
          value={tier}
          disabled={setTier.isPending}
          onChange={(event) => setTier.mutate({ id, tier: event.target.value as Tier })}
        >
          {TIERS.map((one) => (
            <option key={one} value={one}>
              {`${one[0]?.toUpperCase()}${one.slice(1)}`}
            </option>
          ))}
        </Select>
        <Menu
          trigger={
            <IconButton label={`Actions for ${email}`}>
              <Ellipsis {...ICON} />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => endSessions.mutate(id)}>
            <LogOut {...ICON} />
            Sign out everywhere
          </MenuItem>
          {suspension ? (
            <MenuItem onSelect={() => restore.mutate(id)}>
              <RotateCcw {...ICON} />
              Restore
            </MenuItem>
          ) : (
            <MenuItem onSelect={onSuspend}>
              <Ban {...ICON} />
              Suspend…
            </MenuItem>
          )}
          <MenuItem onSelect={onDelete}>
            <Trash2 {...ICON} />
            Delete…
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}

function factsOf(person: Person): readonly string[] {
  const seen = person.last_seen_at
  return [
    ...(person.name ? [person.name] : []),
    `since ${dateText(person.created_at)}`,
    seen ? `seen ${relativeTime(Date.parse(seen), Date.now())}` : 'signed out',
    countText(person.pictures, 'picture'),
  ]
}
