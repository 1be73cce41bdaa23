import { PLANS } from '@easel/contract/plans'
import { COMPARISON } from '#web/content/pricing.ts'

/** The plans beside each other, line by line. */
export function PlanComparison() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard.
    <section aria-label="Plans compared" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[620px] border-collapse text-14">
        <thead>
          <tr className="text-left">
            <th scope="col" className="w-1/4 py-3 font-medium text-ink-3">
              In each plan
            </th>
            {PLANS.map(({ name }) => (
              <th key={name} scope="col" className="heading w-1/4 py-3 pl-5 text-18">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(([name, cells], index) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-4 text-left font-medium text-ink-2">
                {name}
              </th>
              {PLANS.map((plan, column) => (
                <td
                  key={plan.name}
                  className={`py-3 pl-5 ${index === 0 ? 'figures text-16 text-ink' : 'text-ink-2'}`}
                >
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
