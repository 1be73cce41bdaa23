import * as shares from '@easel/contract/shares'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

export type SharesUseCases = {
  readonly create: UseCase<typeof shares.createShare>
  readonly list: UseCase<typeof shares.listShares>
  readonly show: UseCase<typeof shares.getShare>
  readonly revoke: UseCase<typeof shares.revokeShare>
}

export function addSharesRoutes(mount: Mount, useCases: SharesUseCases): void {
  mount(shares.createShare, useCases.create)
  mount(shares.listShares, useCases.list)
  mount(shares.getShare, useCases.show)
  mount(shares.revokeShare, useCases.revoke)
}
