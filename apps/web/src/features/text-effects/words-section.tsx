import { LETTERING_FONTS, LETTERING_LIMITS, letteringTextProblem } from '@easel/contract/lettering'
import { countCharacters } from '@easel/contract/text-length'
import { errorId, Field, noteId } from '#web/shared/ui/fields/field.tsx'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { useLetteringStore } from './lettering.store.ts'
import { Section } from './section.tsx'

const TEXT = 'lettering-text'
const FONT = 'lettering-font'
/** Longer lines are too small to read. */
const LONG_LINE = 24
/** The field shows all lines. */
const FEWEST_ROWS = 3

/** The words, typeface and alignment. `problem`: anything else that prevents drawing. */
export function WordsSection({ problem }: { readonly problem: string | undefined }) {
  const { settings, change } = useLetteringStore()
  const { text, font, align } = settings
  const error = letteringTextProblem(text) ?? problem
  const isOneLongLine = !error && countCharacters(text.trim()) > LONG_LINE && !text.trim().includes('\n')
  return (
    <Section title="Words">
      <Field
        label="Text"
        htmlFor={TEXT}
        error={error}
        note={isOneLongLine ? 'Break it into lines with Enter: it is drawn larger.' : undefined}
        end={
          <span className="figures text-12">
            {countCharacters(text.trim())}/{LETTERING_LIMITS.characters}
          </span>
        }
      >
        <textarea
          id={TEXT}
          dir="auto"
          rows={Math.max(FEWEST_ROWS, text.split('\n').length)}
          value={text}
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? errorId(TEXT) : isOneLongLine ? noteId(TEXT) : undefined}
          onChange={(event) => change({ text: event.target.value })}
          className={`${error ? 'well-bad' : 'well'} max-h-64 w-full resize-y rounded-3 px-2.5 py-2 text-16 focus:outline-2 focus:-outline-offset-1 focus:outline-ultramarine`}
        />
      </Field>
      <Field label="Typeface" htmlFor={FONT}>
        <Select
          id={FONT}
          value={font}
          onChange={(event) => {
            const chosen = LETTERING_FONTS.find(({ id }) => id === event.target.value)
            if (chosen) change({ font: chosen.id })
          }}
          className="w-full"
        >
          {LETTERING_FONTS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Segmented
        label="Alignment"
        options={[
          { value: 'left', label: 'Left' },
          { value: 'center', label: 'Center' },
          { value: 'right', label: 'Right' },
        ]}
        value={align}
        onChange={(value) => change({ align: value })}
      />
    </Section>
  )
}
