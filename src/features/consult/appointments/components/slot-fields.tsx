import { inDayOfYear, inHour, inWeekday } from '../../../../platform/i18n/french.ts'
import styles from '../appointments.module.css'

interface SlotFieldsProps {
  days: readonly { day: string; slots: readonly { at: string }[] }[]
}

/** One choice over all days: arrow keys go from slot to slot. */
export function SlotFields({ days }: SlotFieldsProps) {
  return (
    <div className={styles.days}>
      {days.map(({ day, slots }) => (
        <fieldset key={day} className={styles.dayOf}>
          <legend>
            <span className={styles.weekday}>{inWeekday(`${day}T12:00:00Z`)}</span> {inDayOfYear(`${day}T12:00:00Z`)}
          </legend>
          <div className={styles.slots}>
            {slots.map(({ at }) => (
              <label key={at} className={styles.slot}>
                <input type="radio" name="startsAt" value={at} required />
                <span>{inHour(at)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
