import { useQuery } from '@tanstack/react-query'
import { Activity, Shield, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { moderationQuery } from '#web/shared/data/moderation.queries.ts'
import { operatorQuery } from '#web/shared/data/operator.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { MenuItem } from '#web/shared/ui/menu.tsx'

/** Menu items that only moderators and operators of this installation see. */
export function RightItems(): ReactNode {
  const moderation = useQuery(moderationQuery())
  const operator = useQuery(operatorQuery())
  const open = moderation.data?.open ?? 0
  return (
    <>
      {moderation.data?.is_moderator && (
        <MenuItem asChild>
          <Link to={PATHS.moderation}>
            <Shield size={16} aria-hidden="true" />
            <span className="flex-1">Moderation</span>
            {open > 0 && <Badge tone="yellow">{open}</Badge>}
          </Link>
        </MenuItem>
      )}
      {operator.data?.is_operator && (
        <MenuItem asChild>
          <Link to={PATHS.operator}>
            <Wrench size={16} aria-hidden="true" />
            Operator’s desk
          </Link>
        </MenuItem>
      )}
      {operator.data?.is_operator && (
        <MenuItem asChild>
          <Link to={PATHS.providers}>
            <Activity size={16} aria-hidden="true" />
            Providers
          </Link>
        </MenuItem>
      )}
    </>
  )
}
