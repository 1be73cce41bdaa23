import type { OfferedLocalModel } from '@easel/contract/models/local-models'

const LINK = 'underline underline-offset-2 hover:text-ink'

/** A license's name, its text, and the page where the model's makers state it. */
export function LicenseLinks({ license }: Pick<OfferedLocalModel, 'license'>) {
  return (
    <>
      {`License: ${license.name} · `}
      <a href={license.url} target="_blank" rel="noreferrer" className={LINK}>
        Text
      </a>
      {' · '}
      <a href={license.statedAt} target="_blank" rel="noreferrer" className={LINK}>
        Model page
      </a>
    </>
  )
}
