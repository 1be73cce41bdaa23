import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { useReturnPath } from './use-return-path.ts'

/** The ways in without a password here; nothing where none is set up. */
export function IssuerButtons() {
  const { signInWith: issuers = [], passwords } = useQuery(configQuery()).data ?? {}
  const from = useReturnPath()
  if (issuers.length === 0) return null
  return (
    <div className="grid gap-2">
      {issuers.map(({ id, name }) => (
        <a
          key={id}
          href={inSite(`/api/auth/start/${id}?from=${encodeURIComponent(from)}`)}
          className={buttonClass({ size: 'huge', full: true })}
        >
          Continue with {name}
        </a>
      ))}
      {passwords && <p className="mt-2 text-center text-ink-3">or with your email</p>}
    </div>
  )
}
