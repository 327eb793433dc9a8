import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../account-texts.ts'
import type { LockedChart } from '../saved-charts.server.ts'
import styles from './saved-list.module.css'

/** The withdrawn consent, word for word, and the button that gives it again. */
export function AgreeAgain({ sentence, shown }: { sentence: string; shown: string }) {
  const t = useTexts(texts)
  return (
    <Notice>
      <p>{t('lockedLead')}</p>
      <p>{sentence}</p>
      <Form method="post">
        <input type="hidden" name="shown" value={shown} />
        <Button type="submit" name="intent" value="agree">
          {t('agreeAgain')}
        </Button>
      </Form>
    </Notice>
  )
}

/** Locked charts: no birth data is shown, and each chart can be deleted. */
export function LockedList({ charts }: { charts: readonly LockedChart[] }) {
  const t = useTexts(texts)
  return (
    <ul className={styles.list}>
      {charts.map(({ id, name, isOwn }) => (
        <Card as="li" key={id} className={styles.card}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.whose}>{t(isOwn ? 'own' : 'other')}</p>
          <p>{t('locked')}</p>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="erase" variant="danger" aria-label={t('eraseNamed', { name })}>
              {t('erase')}
            </Button>
          </Form>
        </Card>
      ))}
    </ul>
  )
}
