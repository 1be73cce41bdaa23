import { Link } from 'react-router'
import { classNames } from '#web/shared/lib/class-names.ts'
import { PATHS } from '#web/shared/lib/paths.ts'

type LogoProps = { readonly compact?: boolean; readonly className?: string }

export function Logo({ compact = false, className }: LogoProps) {
  return (
    <Link
      to={PATHS.home}
      aria-label="Easel, home"
      translate="no"
      className={classNames(
        'reach inline-flex items-center gap-[9px] font-display text-[21px] font-extrabold tracking-[-.035em] [font-stretch:85%]',
        className,
      )}
    >
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <path
          d="M7.4 18.2 5.4 22.4M16.6 18.2l2 4.2"
          stroke="currentColor"
          strokeWidth="2.3"
          strokeLinecap="round"
        />
        <path d="M4.2 1.6H12v12.6H4.2z" fill="var(--cadmium)" />
        <path d="M12 1.6h7.8v12.6H12z" fill="currentColor" />
        <rect x="1.6" y="15.3" width="20.8" height="2.7" rx="1.1" fill="currentColor" />
      </svg>
      {!compact && 'Easel'}
    </Link>
  )
}
