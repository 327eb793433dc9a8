import { Form, useNavigation } from 'react-router'
import { inDays } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import type { TypedPlan } from '../views.ts'
import styles from './hours.module.css'
import { errorAt, type Sent } from './sent.ts'

interface HolidaySectionProps {
  holidays: TypedPlan['holidays']
  limits: { first: string; last: string }
  sent: Sent | undefined
}

export function HolidaySection({ holidays, limits, sent }: HolidaySectionProps) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'holiday'
  const field = (name: 'from' | 'to', label: string) => (
    <Field
      name={name}
      type="date"
      label={label}
      min={limits.first}
      max={limits.last}
      defaultValue={sent?.typed[name]}
      error={errorAt(sent, name)}
      required
    />
  )
  return (
    <Section title={t('holidayTitle')}>
      <p>{t('holidayLead')}</p>
      <CheckedForm key={JSON.stringify(holidays)} method="post" className={styles.form}>
        <div className={styles.spans}>
          {field('from', t('firstDay'))}
          {field('to', t('lastDay'))}
        </div>
        <div>
          <Button type="submit" name="intent" value="holiday" variant="secondary" busy={busy}>
            {t('saveHoliday')}
          </Button>
        </div>
      </CheckedForm>
      {holidays.length > 0 ? (
        <ul className={styles.list}>
          {holidays.map(({ id, from, to }) => {
            const days = inDays(`${from}T12:00:00Z`, `${to}T12:00:00Z`)
            return (
              <li key={id}>
                <span>{t('holidayRange', { days })}</span>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="remove-holiday"
                    variant="quiet"
                    aria-label={t('removeHoliday', { days })}
                  >
                    {t('remove')}
                  </Button>
                </Form>
              </li>
            )
          })}
        </ul>
      ) : null}
    </Section>
  )
}
