import { Form } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { spacedPhone } from '../../../../ui/phone-field/phone.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { latestTexts } from '../queries.server.ts'
import { texts } from '../texts.ts'
import styles from './mailbox.module.css'

interface HandsetsProps {
  messages: Awaited<ReturnType<typeof latestTexts>>
  /** The site's number; null if it has none. */
  number: string | null
  unsent: boolean
}

/** The demonstration's telephones: what they send to the site, and what they received. */
export function Handsets({ messages, number, unsent }: HandsetsProps) {
  const t = useTexts(texts)
  return (
    <Section title={t('textsTitle')} id="sms">
      {number === null ? null : <TextIn number={number} unsent={unsent} />}
      <h3>{t('textsSent')}</h3>
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

/** A telephone that writes to the site. */
function TextIn({ number, unsent }: { number: string; unsent: boolean }) {
  const t = useTexts(texts)
  return (
    <Card>
      <h3>{t('textInTitle')}</h3>
      <p>{t('textInLead', { number: spacedPhone(number) })}</p>
      {unsent ? <Notice tone="bad">{t('textInUnsent')}</Notice> : null}
      <Form method="post" className={styles.handset}>
        <Field label={t('textInFrom')} name="from" hint={t('textInFromHint')} type="tel" required maxLength={20} />
        <TextArea label={t('textInWords')} name="text" rows={3} required maxLength={1600} />
        <div>
          <Button type="submit" name="intent" value="text">
            {t('textInSend')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
