import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PLACES, weekField } from '../fields.ts'
import { WEEKDAYS } from '../rules.ts'
import { texts } from '../texts.ts'
import type { TypedPlan } from '../views.ts'
import styles from './hours.module.css'
import { errorAt, type Sent } from './sent.ts'
import { SpanFields } from './span-fields.tsx'

/** Two places a day are always there, and one more than is used. */
const placesFor = (used: number) => PLACES.slice(0, Math.max(2, used + 1))

export function WeekForm({ week, sent }: { week: TypedPlan['week']; sent: Sent | undefined }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'week'
  const isShown = WEEKDAYS.some((day) => PLACES.some((place) => errorAt(sent, weekField(day, place, 'from'))))
  return (
    // Anew once saved, so that the fields show what holds.
    <CheckedForm key={JSON.stringify(week)} method="post" className={styles.form}>
      <RefusalNotice refusal={sent && !isShown ? { ...sent.refusal, field: null } : null} />
      {WEEKDAYS.map((day) => {
        const spans = week.filter((span) => span.day === day)
        const name = t(`day.${day}`)
        return (
          <fieldset key={day} className={styles.day}>
            <legend>{name}</legend>
            <div className={styles.spans}>
              {placesFor(spans.length).map((place) => (
                <SpanFields
                  key={place}
                  names={{ from: weekField(day, place, 'from'), to: weekField(day, place, 'to') }}
                  labels={{ from: t('from', { day: name, place }), to: t('to', { day: name, place }) }}
                  span={spans[place - 1]}
                  sent={sent}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button type="submit" name="intent" value="week" busy={busy}>
          {t('saveWeek')}
        </Button>
      </div>
    </CheckedForm>
  )
}
