import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { dayNumber, daysAfter } from '../../../../platform/time/days.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { fields } from '../../almanac/dates.ts'
import { DAYS_AHEAD } from '../days-ahead.ts'
import { texts } from '../texts.ts'
import styles from './transits.module.css'

/** The sky is asked for once the thumb rests: not for each of the days that it passes. */
const REST_MS = 150

/** Goes through the year that begins today. Without scripts the date field beside it does the same. */
export function DaySlider({ today, day }: { today: string; day: string }) {
  const t = useTexts(texts)
  const id = useId()
  const [, setParams] = useSearchParams()
  const [canSlide, setCanSlide] = useState(false)
  const [chosen, setChosen] = useState(day)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setCanSlide(true), [])
  useEffect(() => setChosen(day), [day])
  useEffect(() => () => clearTimeout(rest.current), [])
  const slide = (next: string) => {
    setChosen(next)
    clearTimeout(rest.current)
    rest.current = setTimeout(
      () => void setParams({ [fields.day]: next }, { replace: true, preventScrollReset: true }),
      REST_MS,
    )
  }
  if (!canSlide) return null
  const place = Math.min(Math.max(dayNumber(chosen) - dayNumber(today), 0), DAYS_AHEAD)
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{t('slider')}</label>
      <output htmlFor={id}>{inDay(chosen)}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={DAYS_AHEAD}
        value={place}
        aria-valuetext={inDay(chosen)}
        onChange={({ currentTarget }) => slide(daysAfter(today, Number(currentTarget.value)))}
      />
    </div>
  )
}
