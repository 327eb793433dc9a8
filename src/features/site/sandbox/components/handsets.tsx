import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { spacedPhone } from '../../../../ui/phone-field/phone.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { latestTexts } from '../queries.server.ts'
import { texts } from '../texts.ts'
import styles from './mailbox.module.css'

/** The text messages received by the demonstration's telephones. */
export function Handsets({ messages }: { messages: Awaited<ReturnType<typeof latestTexts>> }) {
  const t = useTexts(texts)
  return (
    <Section title={t('textsTitle')} id="sms">
      {messages.length === 0 ? <Empty title={t('noText')}>{t('noTextNext')}</Empty> : null}
      {messages.map(({ id, recipient, text, at }) => (
        <Card key={id} as="article" className={styles.mail}>
          <p className={styles.envelope}>{t('to', { recipient: spacedPhone(recipient), moment: inDayAndHour(at) })}</p>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </Section>
  )
}
