import { Link } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import type { ShownPush } from '../views.ts'
import styles from './mailbox.module.css'

/** The notifications that the demonstration's browsers would have got. */
export function Pushes({ pushes }: { pushes: readonly ShownPush[] }) {
  const t = useTexts(texts)
  return (
    <Section title={t('pushesTitle')} id="notifications">
      {pushes.length === 0 ? <Empty title={t('noPush')}>{t('noPushNext')}</Empty> : null}
      {pushes.map(({ id, recipient, title, body, path, seconds, at }) => (
        <Card key={id} as="article" className={styles.mail}>
          <p className={styles.envelope}>{t('pushTo', { recipient, seconds, moment: inDayAndHour(at) })}</p>
          <h3>{title}</h3>
          <p className={styles.text}>{body}</p>
          <Link to={path}>{t('pushOpens')}</Link>
        </Card>
      ))}
    </Section>
  )
}
