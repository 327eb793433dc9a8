import { href, Link } from 'react-router'
import { inEuros } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../house/staff/components/desk-list.module.css'
import type { listDisputes } from '../list-disputes.server.ts'
import { texts } from '../texts.ts'

const PROMISED_HOURS = 48

/** The queue of disputes, oldest first. */
export function OpenList({ disputes }: { disputes: Awaited<ReturnType<typeof listDisputes>> }) {
  const t = useTexts(texts)
  return (
    <Section title={t('openTitle')} id="contestations">
      <p>{t('openLead')}</p>
      {disputes.length === 0 ? <Empty title={t('none')}>{t('noneNext')}</Empty> : null}
      <ul className={styles.list}>
        {disputes.map(({ id, client, psychic, total, reason, hours, awaitsConfirmation }) => (
          <Card as="li" key={id} className={styles.item}>
            <p className={styles.marks}>
              <Age hours={hours} />
              {hours >= PROMISED_HOURS ? <Badge tone="bad">{t('late')}</Badge> : null}
              {awaitsConfirmation ? <Badge tone="gold">{t('awaits')}</Badge> : null}
            </p>
            <p className={styles.line}>{t('listLine', { client, psychic, total: inEuros(total) })}</p>
            <p className={styles.said}>{reason}</p>
            <Link to={href('/equipe/contestations/:id', { id: String(id) })}>{t('openLink', { id: String(id) })}</Link>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

function Age({ hours }: { hours: number }) {
  const t = useTexts(texts)
  return <span>{hours === 0 ? t('age') : t('ageHours', { count: hours })}</span>
}
