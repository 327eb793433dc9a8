import { Table } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { DemandCell } from '../demand.server.ts'
import { DEMAND_WEEKS, LEAST_DEMAND, SLOT_HOURS, WEEKDAYS } from '../rules.ts'
import { texts } from '../texts.ts'

const SLOTS = Array.from({ length: 24 / SLOT_HOURS }, (_, place) => place * SLOT_HOURS)
const SHADES = 4

/** When clients come, by hours and weekday: a week fits on a phone, and each figure is read as well as its shade. */
export function DemandTable({ demand }: { demand: readonly DemandCell[] }) {
  const t = useTexts(texts)
  const total = demand.reduce((sum, { count }) => sum + count, 0)
  if (total < LEAST_DEMAND) return <p>{t('demandFew', { weeks: DEMAND_WEEKS })}</p>
  const most = Math.max(...demand.map(({ count }) => count))
  const countAt = (weekday: number, hour: number) =>
    demand.find((cell) => cell.weekday === weekday && cell.hour === hour)?.count ?? 0
  return (
    <>
      <p>{t('demandLead', { weeks: DEMAND_WEEKS, count: total })}</p>
      <div className="workplace-demand">
        <Table caption={t('demandCaption')}>
          <thead>
            <tr>
              <td />
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col">
                  <span aria-hidden="true">{t(`day.${weekday}`).slice(0, 3)}</span>
                  <span className="visually-hidden">{t(`day.${weekday}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SLOTS.map((hour) => (
              <tr key={hour}>
                <th scope="row">{t('slot', { from: hour, to: hour + SLOT_HOURS })}</th>
                {WEEKDAYS.map((weekday) => {
                  const count = countAt(weekday, hour)
                  return (
                    <td key={weekday} data-shade={Math.ceil((count / most) * SHADES)}>
                      {count}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  )
}
