import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../profile-texts.ts'
import styles from './profile.module.css'

interface Hours {
  day: number
  from: number
  to: number
}

const days = [1, 2, 3, 4, 5, 6, 7] as const
const DAY_END = 1440

/** The usual week, Monday first, in Paris time. */
export function Schedule({ hours }: { hours: readonly Hours[] }) {
  const t = useTexts(texts)
  const clock = (minutes: number): string => {
    if (minutes === DAY_END) return t('midnight')
    const rest = minutes % 60
    const values = { hours: String(Math.floor(minutes / 60)), minutes: String(rest).padStart(2, '0') }
    return t(rest === 0 ? 'hour' : 'hourAndMinutes', values)
  }
  const said = ({ from, to }: Hours) =>
    from === 0 && to === DAY_END ? t('allDay') : t('hours', { from: clock(from), to: clock(to) })
  return (
    <dl className={styles.week}>
      {days.map((day) => {
        const ofDay = hours.filter((one) => one.day === day)
        return (
          <div key={day} className={ofDay.length === 0 ? styles.dayOff : undefined}>
            <dt>{t(`day.${day}`)}</dt>
            <dd>{ofDay.length === 0 ? t('dayOff') : ofDay.map(said).join(', ')}</dd>
          </div>
        )
      })}
    </dl>
  )
}
