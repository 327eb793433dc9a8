import { Table } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { DemandCell } from '../demand.server.ts'
import { DEMAND_WEEKS, LEAST_DEMAND, SLOT_HOURS, WEEKDAYS } from '../rules.ts'
import { texts } from '../texts.ts'

const SLOTS = Array.from({ length: 24 / SLOT_HOURS }, (_, place) => place * SLOT_HOURS)
const SHADES = 4

/** When clients come, by weekday and hours: each figure is read as well as its shade. */
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
      <Table caption={t('demandCaption')}>
        <thead>
          <tr>
            <td />
            {SLOTS.map((hour) => (
              <th key={hour} scope="col">
                {t('slot', { from: hour, to: hour + SLOT_HOURS })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="workplace-demand">
          {WEEKDAYS.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{t(`day.${weekday}`)}</th>
              {SLOTS.map((hour) => {
                const count = countAt(weekday, hour)
                return (
                  <td key={hour} data-shade={Math.ceil((count / most) * SHADES)}>
                    {count}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
