import { useQuery } from '@tanstack/react-query'
import { Activity, Shield } from 'lucide-react'
import { Link } from 'react-router'
import { moderationQuery } from '#web/shared/data/moderation.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { MenuItem } from '#web/shared/ui/menu.tsx'

/** In the menu of moderators alone: what the operator named them for. */
export function ModerationItem() {
  const { data } = useQuery(moderationQuery())
  if (!data?.is_moderator) return null
  return (
    <>
      <MenuItem asChild>
        <Link to={PATHS.moderation}>
          <Shield size={16} aria-hidden="true" />
          <span className="flex-1">Moderation</span>
          {data.open > 0 && <Badge tone="yellow">{data.open}</Badge>}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={PATHS.providers}>
          <Activity size={16} aria-hidden="true" />
          Providers
        </Link>
      </MenuItem>
    </>
  )
}
