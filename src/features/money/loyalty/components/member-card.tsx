import { href } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { memberTexts } from '../member-texts.ts'
import type { OwnMember } from '../read-member.server.ts'
import { spacedNumber } from '../rules.ts'
import styles from './loyalty.module.css'

const QR_SIZE = 200

/** The card on the screen, with its code to scan, and the one that comes by post. */
export function MemberCard({ member: { cardNumber, card } }: { member: OwnMember }) {
  const t = useTexts(memberTexts)
  return (
    <Section title={t('cardTitle')} id="carte">
      <Card className={styles.card}>
        <img src={href('/programme-fidelite/mon-compte/carte.svg')} alt={t('qrAlt')} width={QR_SIZE} height={QR_SIZE} />
        <p>{t('number', { number: spacedNumber(cardNumber) })}</p>
      </Card>
      {card ? <p>{t(`card.${card.state}`, { day: inDay(card.sentAt ?? card.orderedAt) })}</p> : null}
      <p>
        <ButtonLink to={href('/programme-fidelite/commander-ma-carte')} variant="secondary">
          {t('order')}
        </ButtonLink>
      </p>
    </Section>
  )
}
