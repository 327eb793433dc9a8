import { Form, useNavigation } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { dayField } from '../fields.ts'
import { texts } from '../texts.ts'
import type { TypedPlan } from '../views.ts'
import styles from './hours.module.css'
import { errorAt, type Sent } from './sent.ts'
import { SpanFields } from './span-fields.tsx'

interface DaySectionProps {
  days: TypedPlan['days']
  limits: { first: string; last: string }
  sent: Sent | undefined
}

/** Days whose hours differ from the week's. */
export function DaySection({ days, limits, sent }: DaySectionProps) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'day'
  return (
    <Section title={t('dayTitle')}>
      <p>{t('dayLead')}</p>
      <CheckedForm key={JSON.stringify(days)} method="post" className={styles.form}>
        <Field
          name="day"
          type="date"
          label={t('dayField')}
          min={limits.first}
          max={limits.last}
          defaultValue={sent?.typed.day}
          error={errorAt(sent, 'day')}
          required
        />
        <div className={styles.spans}>
          {[1, 2].map((place) => (
            <SpanFields
              key={place}
              names={{ from: dayField(place, 'from'), to: dayField(place, 'to') }}
              labels={{ from: t('from', { day: t('dayField'), place }), to: t('to', { day: t('dayField'), place }) }}
              sent={sent}
            />
          ))}
        </div>
        <div>
          <Button type="submit" name="intent" value="day" variant="secondary" busy={busy}>
            {t('saveDay')}
          </Button>
        </div>
      </CheckedForm>
      {days.length > 0 ? (
        <ul className={styles.list}>
          {days.map(({ day, spans }) => (
            <li key={day}>
              <span>
                {inDay(`${day}T12:00:00Z`)}&nbsp;:{' '}
                {spans.length === 0 ? t('absent') : spans.map(({ from, to }) => `${from} – ${to}`).join(', ')}
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="day" value={day} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-day"
                  variant="quiet"
                  aria-label={t('removeDay', { day: inDay(`${day}T12:00:00Z`) })}
                >
                  {t('remove')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
