import { PLANS } from '@easel/contract/plans'
import { COMPARISON } from '#web/content/pricing.ts'

/** The plans beside each other, line by line; on phones each line's name stands above its three values. */
export function PlanComparison() {
  return (
    <table className="w-full table-fixed border-collapse text-14 max-md:text-12">
      <caption className="sr-only">Plans compared</caption>
      <thead>
        <tr className="text-left max-md:grid max-md:grid-cols-3 max-md:gap-x-3">
          <th scope="col" className="py-3 font-medium text-ink-3 max-md:sr-only">
            In each plan
          </th>
          {PLANS.map(({ name }) => (
            <th key={name} scope="col" className="heading py-3 pl-5 text-18 max-md:pl-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COMPARISON.map(([name, cells], index) => (
          <tr
            key={name}
            className="border-t border-line align-top max-md:grid max-md:grid-cols-3 max-md:gap-x-3 max-md:py-3"
          >
            <th
              scope="row"
              className="py-3 pr-4 text-left font-medium text-ink-2 max-md:col-span-3 max-md:pt-0 max-md:pb-1 max-md:text-ink-3"
            >
              {name}
            </th>
            {PLANS.map((plan, column) => (
              <td
                key={plan.name}
                className={`py-3 pl-5 max-md:p-0 ${index === 0 ? 'figures text-16 text-ink' : 'text-ink-2'}`}
              >
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
