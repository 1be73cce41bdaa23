import { TEXT_EFFECTS } from '@easel/contract/text-effects'
import { memo } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { SelectionHandles, SelectionTick } from '#web/shared/ui/selection-handles.tsx'
import { effectPaths } from './effect-pictures.ts'
import { useLetteringStore } from './lettering.store.ts'

/** Effects as cards with previews; a radio group, so arrow keys work. Memoized, so that typing does not re-render it. */
export const EffectGallery = memo(function EffectGallery() {
  const chosen = useLetteringStore(({ settings }) => settings.effect)
  const chooseEffect = useLetteringStore((state) => state.chooseEffect)
  return (
    <div
      role="radiogroup"
      aria-label="Effect"
      className="grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] gap-x-(--grout) gap-y-3 max-md:grid-cols-2"
    >
      {TEXT_EFFECTS.map(({ id, label, description }) => (
        <label key={id} className="group relative block cursor-pointer">
          <input
            type="radio"
            name="text-effect"
            aria-label={label}
            aria-describedby={`effect-${id}`}
            value={id}
            checked={id === chosen}
            onChange={() => chooseEffect(id)}
            className="peer absolute inset-0 z-4 size-full cursor-pointer opacity-0"
          />
          <span
            className={classNames(
              'relative block aspect-3/2 rounded-1 bg-mat peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ultramarine',
              id === chosen
                ? 'selected'
                : 'group-hover:shadow-[0_0_0_2px_var(--panel),0_0_0_4px_var(--line-2)]',
            )}
          >
            <img
              {...effectPaths(id)}
              sizes="(max-width: 767px) 50vw, 180px"
              alt=""
              width={360}
              height={240}
              loading="lazy"
              decoding="async"
              className="size-full rounded-[inherit] object-cover"
            />
            {id === chosen && <SelectionHandles />}
            {id === chosen && <SelectionTick />}
          </span>
          <span className="block px-0.5 pt-1.5">
            <span className="block font-semibold">{label}</span>
            <span id={`effect-${id}`} className="block text-12 text-ink-3">
              {description}
            </span>
          </span>
        </label>
      ))}
    </div>
  )
})
