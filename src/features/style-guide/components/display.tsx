import { inDay, inEuros } from '../../../platform/i18n/french.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PresenceMark } from '../../../ui/presence/presence-mark.tsx'
import { Price } from '../../../ui/price/price.tsx'
import { Rating } from '../../../ui/rating/rating.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../style-guide.module.css'
import { texts } from '../texts.ts'

const presences = ['available', 'busy', 'away', 'offline'] as const
const names = ['Salomé', 'Jean-Baptiste', 'Élise Martin', 'Octave', 'Maïwenn', 'Bertille', 'Anselme', 'Zoé']

export function Display() {
  const t = useTexts(texts)
  return (
    <>
      <Section title={t('notices')}>
        <Notice>{t('info')}</Notice>
        <Notice tone="good">{t('good')}</Notice>
        <Notice tone="bad">{t('bad')}</Notice>
        <RefusalNotice refusal={{ message: t('refusal'), field: null }} />
      </Section>
      <Section title={t('badges')}>
        <Marks />
      </Section>
      <Section title={t('people')}>
        <div className={styles.row}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={72} />
          ))}
          <Avatar name={names[0]!} size={40} />
        </div>
      </Section>
      <Section title={t('cards')}>
        <ul className={styles.grid}>
          {[1, 2, 3].map((place) => (
            <Card key={place} as="li">
              <h3>{t('cardTitle')}</h3>
              <p>{t('cardText')}</p>
            </Card>
          ))}
        </ul>
      </Section>
      <Section title={t('empty')}>
        <Empty title={t('emptyTitle')}>
          <p>{t('emptyText')}</p>
        </Empty>
      </Section>
      <Section title={t('table')}>
        <Movements />
      </Section>
    </>
  )
}

function Marks() {
  const t = useTexts(texts)
  return (
    <>
      <div className={styles.row}>
        <Badge>{t('badgeNeutral')}</Badge>
        <Badge tone="good">{t('badgeGood')}</Badge>
        <Badge tone="busy">{t('badgeBusy')}</Badge>
        <Badge tone="gold">{t('badgeGold')}</Badge>
        <Badge tone="bad">{t('badgeBad')}</Badge>
        <Price centsPerMinute={250} />
      </div>
      <div className={styles.row}>
        {presences.map((status) => (
          <PresenceMark key={status} status={status} />
        ))}
      </div>
      <div className={styles.row}>
        <Rating value={4.7} count={1284} />
        <Rating value={3.2} count={1} />
        <Rating value={null} count={0} />
      </div>
    </>
  )
}

function Movements() {
  const t = useTexts(texts)
  const rows = [
    { day: '2026-11-20', what: t('tablePack'), amount: 2000 },
    { day: '2026-11-21', what: t('tableChat'), amount: -1725 },
  ]
  return (
    <Table caption={t('tableCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('tableDay')}</th>
          <th scope="col">{t('tableWhat')}</th>
          <th scope="col">{t('tableAmount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, what, amount }) => (
          <tr key={day}>
            <td>{inDay(day)}</td>
            <td>{what}</td>
            <td>{inEuros(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
