import { href } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import type { ShownMail } from '../views.ts'
import styles from './mailbox.module.css'

export function Mailbox({ mails }: { mails: readonly ShownMail[] }) {
  const t = useTexts(texts)
  return (
    <Section title={t('mailsTitle')} id="e-mails">
      <p>{t('mailsLead')}</p>
      <div>
        <ButtonLink to={href('/bac-a-sable')} variant="secondary">
          {t('reload')}
        </ButtonLink>
      </div>
      {mails.length === 0 ? <Empty title={t('noMail')}>{t('noMailNext')}</Empty> : null}
      {mails.map((mail) => (
        <Card key={mail.id} as="article" className={styles.mail}>
          <h3>{mail.subject}</h3>
          <p className={styles.envelope}>{t('to', { recipient: mail.recipient, moment: inDayAndHour(mail.at) })}</p>
          {mail.code ? <p className={styles.code}>{t('code', { code: mail.code })}</p> : null}
          <p className={styles.text}>
            <Letter text={mail.text} />
          </p>
          {mail.hasHtml ? (
            <details>
              <summary>{t('asShown')}</summary>
              <iframe
                className={styles.frame}
                src={href('/bac-a-sable/e-mails/:id', { id: String(mail.id) })}
                title={t('frameTitle', { subject: mail.subject })}
                loading="lazy"
              />
            </details>
          ) : null}
        </Card>
      ))}
    </Section>
  )
}

/** An e-mail as a mail program shows it, with working links. */
function Letter({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    part.startsWith('http') ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
