import { LANDING } from '#web/content/landing.ts'

const HANDS = [
  'font-display font-extrabold',
  'font-mono text-16',
  'font-[650] tracking-[-.04em]',
  'font-display text-22 font-bold [font-stretch:75%]',
  'font-light tracking-[.02em]',
] as const

export function FactsStrip() {
  return (
    <section
      aria-label="In figures"
      className="flex flex-wrap items-end justify-between gap-y-6 bg-panel px-(--gutter) pt-21 pb-7.5 max-md:pt-9"
    >
      <dl className="flex gap-11 max-md:w-full max-md:justify-between max-md:gap-2">
        {LANDING.facts.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-3">{label}</dt>
            <dd className="display text-[52px] max-md:text-[36px]">{figure}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="mb-2.5 text-12 text-ink-3">{LANDING.brandsNote}</p>
        <ul className="flex flex-wrap items-center gap-x-7.5 gap-y-2.5 text-18 text-ink-2 max-md:gap-x-5.5">
          {LANDING.brands.map((brand, index) => (
            <li key={brand} className={HANDS[index]}>
              {brand}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
