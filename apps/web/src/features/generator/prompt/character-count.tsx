import { countCharacters } from '@easel/contract/text-length'
import { classNames } from '#web/shared/lib/class-names.ts'

type CharacterCountProps = { readonly text: string; readonly max: number }

export function CharacterCount({ text, max }: CharacterCountProps) {
  const count = countCharacters(text)
  return (
    <span className={classNames('figures text-11', count > max && 'font-semibold text-madder-ink')}>
      {count}/{max}
    </span>
  )
}
