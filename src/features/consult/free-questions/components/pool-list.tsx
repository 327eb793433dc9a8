import { Form } from 'react-router'
import { inDay, inDayAndHour, inHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Pool } from '../pool.server.ts'
import { texts } from '../texts.ts'
import styles from './free-questions.module.css'

/** What is known of the client: their birth date if they gave it, or an age range. */
export function Whose({ birthDate, decade }: { birthDate: string | null; decade: number }) {
  const t = useTexts(texts)
  return (
    <p>
      {birthDate
        ? t('poolBirth', { day: inDay(birthDate) })
        : t('poolDecade', { from: Math.max(decade, 18), to: decade + 9 })}
    </p>
  )
}

/** The questions that wait, oldest first. */
export function PoolList({ questions, canTake }: { questions: Pool['questions']; canTake: boolean }) {
  const t = useTexts(texts)
  return (
    <ul className={styles.list}>
      {questions.map(({ id, theme, isReading, askedAt, dueAt, ...whose }) => (
        <Card as="li" key={id} className={styles.item}>
          <h2>{t('heading', { theme: t(`theme.${theme}`), day: inDayAndHour(askedAt) })}</h2>
          <Whose {...whose} />
          {isReading ? <p>{t('isReading')}</p> : null}
          <p>{t('poolDue', { moment: inDayAndHour(dueAt) })}</p>
          {canTake ? (
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="take"
                variant="secondary"
                aria-label={t('takeNamed', { hour: inHour(askedAt), theme: t(`theme.${theme}`) })}
              >
                {t('take')}
              </Button>
            </Form>
          ) : null}
        </Card>
      ))}
    </ul>
  )
}
